// Changes an organisation's name and addresses; what its identity rests on stays as it was first set.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  findLockedChanges,
  ORGANISATION_FIELDS,
  ORGANISATION_RULES,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import { type NestedOf, pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOrganisationToChange } from "../organisation-access.ts";
import { updateOrganisationDetails } from "../organisation-store.ts";
import { type PostalAddressInput, postalAddressAfter } from "../postal-address.ts";

export type UpdateOrganisationInput = PostalAddressInput & {
  id: string;
  version: number;
} & Partial<NestedOf<typeof ORGANISATION_FIELDS, string | null>>;

export async function updateOrganisation(
  tx: Transaction,
  input: UpdateOrganisationInput,
): Promise<OrganisationId> {
  const present = await accessOrganisationToChange(tx, input, "CAN_UPDATE_DETAILS");
  const texts = pathsOf(ORGANISATION_FIELDS).map((path) => [path, input[path] ?? present[path]]);
  const wanted = requireFields(ORGANISATION_RULES, Object.fromEntries(texts));
  const locked = findLockedChanges({ present, wanted });
  if (Object.keys(locked).length > 0) refuseFields(locked);

  await updateOrganisationDetails(tx, {
    id: present.id,
    name: wanted.name,
    address: wanted.address,
    ...(findStateAndPostcode(wanted.address) ?? { state: null, postcode: null }),
    ...postalAddressAfter(present, input),
  });
  await tx.announce("organisation", { id: present.id, organisationId: present.id });
  return present.id;
}
