// Makes an organisation of the fields that somebody typed; what others keep of it is added by its registration.

import { asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  type NEW_ORGANISATION_FIELDS,
  NEW_ORGANISATION_RULES,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import type { NestedOf } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertOrganisation } from "../organisation-store.ts";
import { newReferralCode } from "../referral-code.ts";

export type OrganisationInput = Partial<NestedOf<typeof NEW_ORGANISATION_FIELDS, string | null>>;

export async function createOrganisation(tx: Transaction, input: OrganisationInput): Promise<OrganisationId> {
  const { industry, ...details } = requireFields(NEW_ORGANISATION_RULES, input);
  const id = asOrganisationId(tx.newId());
  await insertOrganisation(tx, {
    ...details,
    ...(findStateAndPostcode(details.address) ?? { state: null, postcode: null }),
    id,
    industryType: industry,
    referralCode: newReferralCode(),
  });
  return id;
}
