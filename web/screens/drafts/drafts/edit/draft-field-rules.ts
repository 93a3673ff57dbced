// The wizard's fields validated by the domain's rules: what may be saved as it stands, and what a step asks for before it is left.

import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { isMaskedAccountNumber } from "@bondline/domain/values/fields/account-number.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import { cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { type CompleteContext, findUnmetFields } from "./draft-step-requirements.ts";
import { flatFromValues, type ReadField } from "./flat-draft.ts";

/** `mask` is how the server shows the account number it holds: that text stands for "unchanged". */
export function createReadField(mask: () => string | null): ReadField {
  return (path, typed) => {
    if (typed.trim() === "") return { value: null };
    if (path === "refundAccountNumber" && typed === mask()) return { value: typed };
    const result = ruleAt(path)(typed);
    return result.ok ? { value: keptText(result.value) } : { value: typed.trim(), fault: result.message };
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

const FIELD_RULES: Readonly<Record<string, FieldRule<unknown>>> = DRAFT_FIELDS;
const PARTY_RULES: Readonly<Record<string, FieldRule<unknown>>> = DRAFT_PARTY_FIELDS;

function ruleAt(path: string): FieldRule<unknown> {
  const partyField = /^parties\.[^.]+\.(.+)$/.exec(path)?.[1];
  const rule = partyField === undefined ? FIELD_RULES[path] : PARTY_RULES[partyField];
  if (rule === undefined) throw new Error(`The field ${path} has no rule.`);
  return rule;
}

/** As the server keeps and answers it. */
function keptText(value: unknown): string | null {
  if (typeof value === "bigint") return decimalFromCents(cents(value));
  if (Array.isArray(value)) return value.join(";");
  return typeof value === "string" ? value : null;
}
