// What a broken constraint means to the person whose call broke it, by the constraint's name.

import { LAST_ADMINISTRATOR_MESSAGE } from "@bondline/domain/organisations/organisation.ts";
import { Refusal } from "@bondline/domain/refusals.ts";

const ALREADY_REGISTERED =
  "This ABN/ACN is already registered. Ask an administrator of the organisation to invite you.";

const MEANINGS: Record<string, () => Refusal> = {
  organisation_abn: () => new Refusal("VALIDATION_ERROR", { fields: { abn: ALREADY_REGISTERED } }),
  organisation_acn: () => new Refusal("VALIDATION_ERROR", { fields: { abn: ALREADY_REGISTERED } }),
  member_organisation_id_account_id_key: () => new Refusal("MEMBER_ALREADY_EXISTS"),
  member_keeps_an_administrator: () =>
    new Refusal("VALIDATION_ERROR", { fields: { role: LAST_ADMINISTRATOR_MESSAGE } }),
  organisation_metadata_key_name: () =>
    new Refusal("VALIDATION_ERROR", { fields: { key: "This key is in the list already." } }),
  document_guarantee_number: () =>
    new Refusal("VALIDATION_ERROR", {
      fields: { guaranteeNumber: "A guarantee of this bank with this number already exists." },
    }),
};

/** Undefined for a constraint that no input should be able to break: that is a mistake of ours. */
export function refusalOfConstraint(name: string): Refusal | undefined {
  return MEANINGS[name]?.();
}
