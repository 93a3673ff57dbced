// The provider's standard wording of a kind of security in a form of contract: its fields, and the kinds and forms that have one.

import { PROCESS_TYPE_TEXT, PROCESS_TYPES, type ProcessType } from "../../process-type.ts";
import { dayField, fieldsOf, linesField, requiredRulesOf, textField } from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { findFormFault } from "../drafts/contract-forms.ts";
import { CONTRACT_FORMS, type ContractForm, EXPIRY_TYPES, type ExpiryType } from "../drafts/draft.ts";
import { CONTRACT_FORM_TEXT } from "../drafts/draft-text.ts";

/** For which drafts it is. */
export type StandardFor = { readonly processType: ProcessType; readonly contractForm: ContractForm };

export const STANDARD_TEXT_FIELDS = fieldsOf({
  title: textField("Title", LENGTHS.attribute),
  subtitle: textField("Below the title", LENGTHS.attribute),
  particulars: linesField("Particulars", LENGTHS.wording),
  clauses: linesField("Clauses", LENGTHS.wording),
  signature: textField("Signature", LENGTHS.notes),
});
export const STANDARD_WORDING_FIELDS = fieldsOf({ ...STANDARD_TEXT_FIELDS, startsDate: dayField("From") });
export type StandardWordingField = keyof typeof STANDARD_WORDING_FIELDS & string;
export const STANDARD_WORDING_RULES = requiredRulesOf(STANDARD_WORDING_FIELDS);
export type StandardWordingValues = FieldValues<typeof STANDARD_WORDING_RULES>;

/** A text with its places to fill in, which are filled from each draft. */
export type StandardText = Readonly<Record<keyof typeof STANDARD_TEXT_FIELDS & string, string>>;

/** Those that a draft can be submitted in. */
export const STANDARD_WORDINGS: readonly StandardFor[] = PROCESS_TYPES.flatMap((processType) =>
  CONTRACT_FORMS.filter((form) => findFormFault(form, { processType, expiryType: null }) === undefined).map(
    (contractForm) => ({ processType, contractForm }),
  ),
);

/** By which a change that is approved by two names it: a standard wording is no row of its own. */
export function standardWordingId({ processType, contractForm }: StandardFor): string {
  const place = (PROCESS_TYPES.indexOf(processType) + 1) * 16 + CONTRACT_FORMS.indexOf(contractForm) + 1;
  return `0198c0de-0000-7000-8000-0000000001${place.toString(16)}`;
}

export function standardWordingName({ processType, contractForm }: StandardFor): string {
  return `${PROCESS_TYPE_TEXT[processType]}, ${CONTRACT_FORM_TEXT[contractForm]}`;
}

/** Whether it says a date on which it ends; one that fits every agreement says so where the draft has one. */
export const FORM_ENDS_ON_DATE: Readonly<Record<ContractForm, boolean | "BY_EXPIRY_TYPE">> = {
  AS2124: false,
  AS2124_EXPIRY: true,
  AS4000: false,
  AS4000_EXPIRY: true,
  OTHER: "BY_EXPIRY_TYPE",
};

export type Ending = "date" | "condition" | "open";

export function endingOf(facts: {
  readonly contractForm: ContractForm;
  readonly expiryType: ExpiryType | null;
}): Ending {
  if (endsOnDate(facts)) return "date";
  return facts.expiryType === "CONDITIONAL" ? "condition" : "open";
}

export function endsOnDate({
  contractForm,
  expiryType,
}: {
  readonly contractForm: ContractForm;
  readonly expiryType: ExpiryType | null;
}): boolean {
  const rule = FORM_ENDS_ON_DATE[contractForm];
  return rule === "BY_EXPIRY_TYPE" ? expiryType === "FIXED" : rule;
}

/** Every way in which a draft in its form may end. */
export function expiryTypesOf({ contractForm }: Pick<StandardFor, "contractForm">): ExpiryType[] {
  return EXPIRY_TYPES.filter(
    (expiryType) => endsOnDate({ contractForm, expiryType }) === (expiryType === "FIXED"),
  );
}
