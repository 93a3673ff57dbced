// The wizard's fields validated by the domain's rules: what may be saved as it stands, and what a step asks for before it is left.

import { isMaskedAccountNumber } from "@bondline/domain/values/fields/account-number.ts";
import { fieldAt } from "./draft-field-text.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { type CompleteContext, findUnmetFields } from "./draft-step-requirements.ts";
import { flatFromValues, type ReadField } from "./flat-draft.ts";

/** `mask` is how the server shows the account number it holds: that text stands for "unchanged". */
export function createReadField(mask: () => string | null): ReadField {
  return (path, typed) => {
    if (typed.trim() === "") return { value: null };
    if (path === "refundAccountNumber" && typed === mask()) return { value: typed };
    const field = fieldAt(path);
    if (field === undefined) throw new Error(`The draft has no field ${path}.`);
    const result = field.rule(typed);
    return result.ok ? { value: field.write(result.value) } : { value: typed.trim(), fault: result.message };
  };
}

/** What a choice has made meaningless is not saved, though the form still holds it in case the choice is taken back. */
export function relevantValues(values: DraftFormValues): DraftFormValues {
  return {
    ...values,
    specifiedOtherPurpose: values.purpose === "OTHER" ? values.specifiedOtherPurpose : "",
    expiresAt: values.expiryType === "FIXED" ? values.expiresAt : "",
    expiryCondition: values.expiryType === "CONDITIONAL" ? values.expiryCondition : "",
  };
}

/** Every faulty or missing field by the form's own path; which of them are shown is the form's to say. */
export function findFormFaults(values: DraftFormValues, context: CompleteContext): Record<string, string> {
  const relevant = relevantValues(values);
  return { ...findUnmetFields(relevant, context), ...malformedFields(relevant) };
}

function malformedFields(values: DraftFormValues): Readonly<Record<string, string>> {
  const parties = values.parties.map((party, place) => ({ ...party, key: String(place) }));
  const readField = createReadField(() =>
    isMaskedAccountNumber(values.refundAccountNumber) ? values.refundAccountNumber : null,
  );
  return flatFromValues({ ...values, parties }, {}, readField).faults;
}
