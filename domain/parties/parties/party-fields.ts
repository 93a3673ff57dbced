// A party's fields, each written once; which of them a required-field check asks for.

import type { ProcessType } from "../../process-type.ts";
import {
  addressField,
  businessNumberField,
  choiceField,
  emailField,
  type FieldPath,
  fieldsOf,
  incompleteRulesOf,
  linesField,
  nameField,
  personNameField,
  phoneField,
  textFieldOf,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { streetPostcode } from "../../values/fields/postcode.ts";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import { STATES } from "../../values/reference-data/states.ts";
import type { PartyVariant } from "./party.ts";

export const PARTY_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.partyName),
  abn: businessNumberField("ABN or ACN"),
  partyEntityType: choiceField("Entity type", labelsByCode(ENTITY_TYPES.options)),
  address: addressField("Address", LENGTHS.address),
  state: choiceField("State", labelsByCode(STATES)),
  postcode: textFieldOf("Postcode", streetPostcode),
  notes: linesField("Notes", LENGTHS.notes),
  "primaryContact.givenName": personNameField("First name"),
  "primaryContact.familyName": personNameField("Last name"),
  "primaryContact.phoneNumber": phoneField("Phone"),
  "primaryContact.email": emailField("Email"),
});
export type PartyField = FieldPath<typeof PARTY_FIELDS>;

/** While drafting anything may be missing, but nothing may be malformed. */
export const PARTY_RULES = incompleteRulesOf(PARTY_FIELDS);

type PartyContext = { variant: PartyVariant; processType: ProcessType; hasGvpIntegration: boolean };

/** What the required-field check asks for, in the order of the panel. */
export function requiredPartyFields(context: PartyContext): readonly PartyField[] {
  const isBankGuarantee = context.processType === "BANK_GUARANTEE";
  const needsEntityType = isBankGuarantee && context.variant === "ISSUER";
  const needsEmail = isBankGuarantee || (context.hasGvpIntegration && context.variant === "BENEFICIARY");
  return [
    "name",
    "abn",
    ...(needsEntityType ? (["partyEntityType"] as const) : []),
    "address",
    ...(needsEmail ? (["primaryContact.email"] as const) : []),
  ];
}
