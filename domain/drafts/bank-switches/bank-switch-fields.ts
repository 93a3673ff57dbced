// The fields of a switch, each written once, in the sections of its form.

import {
  bankNameField,
  choiceField,
  dayField,
  fieldsOf,
  incompleteRulesOf,
  moneyField,
  textField,
  yesNoField,
} from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { BANK_SUGGESTIONS } from "../../values/reference-data/banks.ts";
import { BANK_SWITCH_DECLARATION_TEXT, BANK_SWITCH_SECURITY_TEXT } from "./bank-switch.ts";

/** The present one, at another bank. */
const guarantee = fieldsOf({
  currentBankName: bankNameField("Current bank", BANK_SUGGESTIONS),
  guaranteeNumber: textField("Guarantee number", LENGTHS.guaranteeNumber),
  value: moneyField("Value"),
  expiryDate: dayField("Expiry date"),
});

const security = fieldsOf({
  securityType: choiceField("Secured by", BANK_SWITCH_SECURITY_TEXT),
  termDepositEndDate: dayField("Term deposit ends"),
});

const declarations = fieldsOf({
  "declarations.detailsAreTrue": yesNoField(BANK_SWITCH_DECLARATION_TEXT.detailsAreTrue),
  "declarations.bankMayBeContacted": yesNoField(BANK_SWITCH_DECLARATION_TEXT.bankMayBeContacted),
  "declarations.originalWillBeReturned": yesNoField(BANK_SWITCH_DECLARATION_TEXT.originalWillBeReturned),
});

export const BANK_SWITCH_SECTIONS = { guarantee, security, declarations } as const;
export const BANK_SWITCH_FIELDS = fieldsOf({ ...guarantee, ...security, ...declarations });
/** Anything may be missing while drafting; what is missing is a matter of the requirements. */
export const BANK_SWITCH_RULES = incompleteRulesOf(BANK_SWITCH_FIELDS);
export type BankSwitchValues = FieldValues<typeof BANK_SWITCH_RULES>;
