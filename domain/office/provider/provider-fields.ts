// Who the provider is, and the account that deposits go to: their fields, each written once.

import {
  accountNumberField,
  addressField,
  bsbField,
  businessNumberField,
  emailField,
  fieldsOf,
  nameField,
  phoneField,
  requiredRulesOf,
} from "../../values/fields/field.ts";
import { optional } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";

export const PROVIDER_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.organisationName),
  abn: businessNumberField("ABN or ACN"),
  address: addressField("Address", LENGTHS.address),
  contactName: nameField("Contact", LENGTHS.personName),
  contactEmail: emailField("Contact's email"),
  contactPhone: phoneField("Contact's phone"),
  supportEmail: emailField("Clients write to"),
  operatorEmail: emailField("Enquiries and payments go to"),
});

export const PROVIDER_RULES = {
  ...requiredRulesOf(PROVIDER_FIELDS),
  contactPhone: optional(PROVIDER_FIELDS.contactPhone.rule),
  supportEmail: optional(PROVIDER_FIELDS.supportEmail.rule),
  operatorEmail: optional(PROVIDER_FIELDS.operatorEmail.rule),
};
export type ProviderValues = FieldValues<typeof PROVIDER_RULES>;

export const DEPOSIT_ACCOUNT_FIELDS = fieldsOf({
  accountName: nameField("Account name", LENGTHS.attribute),
  bsb: bsbField("BSB"),
  accountNumber: accountNumberField("Account number"),
});

export const DEPOSIT_ACCOUNT_RULES = requiredRulesOf(DEPOSIT_ACCOUNT_FIELDS);
export type DepositAccountValues = FieldValues<typeof DEPOSIT_ACCOUNT_RULES>;
