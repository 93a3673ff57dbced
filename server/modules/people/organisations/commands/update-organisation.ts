// Changes an organisation's name and addresses; what its identity rests on stays as it was first set.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  findLockedChanges,
  ORGANISATION_RULES,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOrganisationToChange } from "../organisation-access.ts";
import { updateOrganisationDetails } from "../organisation-store.ts";
import { type PostalAddressInput, postalAddressAfter } from "../postal-address.ts";

export type UpdateOrganisationInput = PostalAddressInput & {
  id: string;
  version: number;
  name?: string | null | undefined;
  abn?: string | null | undefined;
  address?: string | null | undefined;
  entityType?: string | null | undefined;
  industryType?: string | null | undefined;
};

export async function updateOrganisation(
  tx: Transaction,
  input: UpdateOrganisationInput,
): Promise<OrganisationId> {
  const present = await accessOrganisationToChange(tx, input, "CAN_UPDATE_DETAILS");
  const wanted = requireFields(ORGANISATION_RULES, {
    name: input.name ?? present.name,
    abn: input.abn ?? present.abn,
    address: input.address ?? present.address,
    entityType: input.entityType ?? present.entityType,
    industryType: input.industryType ?? present.industryType,
  });
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
