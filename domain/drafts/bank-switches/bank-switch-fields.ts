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
import { BG_SWITCH_DECLARATION_TEXT, BG_SWITCH_SECURITY_TEXT } from "./bank-switch.ts";

/** The present one, at another bank. */
const guarantee = fieldsOf({
  currentBankName: bankNameField("Current bank", BANK_SUGGESTIONS),
  guaranteeNumber: textField("Guarantee number", LENGTHS.guaranteeNumber),
  value: moneyField("Value"),
  expiryDate: dayField("Expiry date"),
});

const security = fieldsOf({
  securityType: choiceField("Secured by", BG_SWITCH_SECURITY_TEXT),
  termDepositEndDate: dayField("Term deposit ends"),
});

const declarations = fieldsOf({
  "declarations.detailsAreTrue": yesNoField(BG_SWITCH_DECLARATION_TEXT.detailsAreTrue),
  "declarations.bankMayBeContacted": yesNoField(BG_SWITCH_DECLARATION_TEXT.bankMayBeContacted),
  "declarations.originalWillBeReturned": yesNoField(BG_SWITCH_DECLARATION_TEXT.originalWillBeReturned),
});

export const BG_SWITCH_SECTIONS = { guarantee, security, declarations } as const;
export const BG_SWITCH_FIELDS = fieldsOf({ ...guarantee, ...security, ...declarations });
/** Anything may be missing while drafting; what is missing is a matter of the requirements. */
export const BG_SWITCH_RULES = incompleteRulesOf(BG_SWITCH_FIELDS);
export type BankSwitchValues = FieldValues<typeof BG_SWITCH_RULES>;
