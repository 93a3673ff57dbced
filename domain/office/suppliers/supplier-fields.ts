// A bank or insurer as the provider keeps it: its fields, each written once.

import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import {
  addressField,
  businessNumberField,
  choiceField,
  choicesField,
  emailField,
  fieldsOf,
  incompleteRulesOf,
  nameField,
  phoneField,
} from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";

/** Whose own forms and rules the portal knows; everybody else is OTHER. */
const SUPPLIER_PROFILE_TEXT = {
  BNK: "BNK",
  "BEYOND BANK AUSTRALIA": "Beyond Bank",
  MACQUARIE: "Macquarie",
  OTHER: "Another bank or insurer",
} as const;

export const SUPPLIER_STATUS_TEXT = { ACTIVE: "Active", ARCHIVED: "Archived" } as const;
export type SupplierStatus = keyof typeof SUPPLIER_STATUS_TEXT;

/** An archived one is offered to nobody. */
export function isSupplierActive({ status }: { status: SupplierStatus }): boolean {
  return status === "ACTIVE";
}

export const SUPPLIER_FIELDS = fieldsOf({
  name: nameField("Legal name", LENGTHS.organisationName),
  tradeName: nameField("Trade name", LENGTHS.attribute),
  abn: businessNumberField("ABN or ACN"),
  address: addressField("Address", LENGTHS.address),
  profile: choiceField("Forms and rules of", SUPPLIER_PROFILE_TEXT),
  processTypes: choicesField("Issues", PROCESS_TYPE_TEXT, "Choose at least one."),
  contactName: nameField("Contact", LENGTHS.personName),
  contactEmail: emailField("Contact's email"),
  contactPhone: phoneField("Contact's phone"),
});

export const SUPPLIER_RULES = {
  ...incompleteRulesOf(SUPPLIER_FIELDS),
  name: required(SUPPLIER_FIELDS.name.rule),
  tradeName: required(SUPPLIER_FIELDS.tradeName.rule),
  abn: required(SUPPLIER_FIELDS.abn.rule),
  address: required(SUPPLIER_FIELDS.address.rule),
  profile: required(SUPPLIER_FIELDS.profile.rule),
  processTypes: required(SUPPLIER_FIELDS.processTypes.rule),
};

export const SUPPLIER_ALWAYS = ["name", "tradeName", "abn", "address", "profile", "processTypes"] as const;

export const SUPPLIER_NUMBER_MESSAGE = "A bank or insurer with this ABN is there already.";
