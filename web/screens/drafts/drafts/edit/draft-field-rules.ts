// The wizard's fields validated by the domain's rules: what may be saved as it stands, and what a step asks for before it is left.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { isMaskedAccountNumber } from "@bondline/domain/values/fields/account-number.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { FlatRecord } from "../../../../app/form/flat-record.ts";
import { fieldAt } from "./draft-field-text.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { type CompleteContext, findUnmetFields } from "./draft-step-requirements.ts";
import { flatFromValues, type ReadField } from "./flat-draft.ts";

/** `maskOf` is how the server shows an account number that it holds: that text stands for "unchanged". */
export function createReadField(maskOf: (path: string) => string | null): ReadField {
  return (path, typed) => {
    if (typed.trim() === "") return { value: null };
    const field = fieldAt(path);
    if (field?.kind === "account-number" && typed === maskOf(path)) return { value: typed };
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
    bankDetails: {
      ...values.bankDetails,
      customerNumber:
        values.bankDetails.previousIdentification === "YES" ? values.bankDetails.customerNumber : "",
    },
  };
}

/** Every faulty or missing field by the form's own path; which of them are shown is the form's to say. */
export function findFormFaults(values: DraftFormValues, context: CompleteContext): Record<string, string> {
  const relevant = relevantValues(values);
  return { ...findUnmetFields(relevant, context), ...malformedFields(relevant) };
}

function malformedFields(values: DraftFormValues): Readonly<Record<string, string>> {
  const parties = values.parties.map((party, place) => ({ ...party, key: String(place) }));
  const texts: FlatRecord = flatTextsOf(DRAFT_FIELDS, values);
  const readField = createReadField((path) => {
    const text = texts[path] ?? "";
    return isMaskedAccountNumber(text) ? text : null;
  });
  return flatFromValues({ ...values, parties }, {}, readField).faults;
}
