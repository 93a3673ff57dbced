// What a broken constraint means to the person whose call broke it, by the constraint's name.

import { Refusal } from "@bondline/domain/refusals.ts";

const ALREADY_REGISTERED =
  "This ABN/ACN is already registered. Ask an administrator of the organisation to invite you.";

const MEANINGS: Record<string, () => Refusal> = {
  organisation_abn: () => new Refusal("VALIDATION_ERROR", { fields: { abn: ALREADY_REGISTERED } }),
  organisation_acn: () => new Refusal("VALIDATION_ERROR", { fields: { abn: ALREADY_REGISTERED } }),
  document_guarantee_number: () =>
    new Refusal("VALIDATION_ERROR", {
      fields: { guaranteeNumber: "A guarantee of this bank with this number already exists." },
    }),
};

/** Undefined for a constraint that no input should be able to break: that is a mistake of ours. */
export function refusalOfConstraint(name: string): Refusal | undefined {
  return MEANINGS[name]?.();
}
