// The rules of a party's fields: what each may hold, and which of them a required-field check asks for.

import type { ProcessType } from "../../drafts/drafts/draft.ts";
import { findCompanyNumberWarning } from "../../people/organisations/organisation.ts";
import type { FieldMessages } from "../../refusals.ts";
import { abnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { address } from "../../values/fields/address.ts";
import { choice } from "../../values/fields/choice.ts";
import { email } from "../../values/fields/email.ts";
import { optional, REQUIRED_MESSAGE, trimmed } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldSetResult, type RawFields } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name, personName } from "../../values/fields/name.ts";
import { australianPhone } from "../../values/fields/phone.ts";
import { findStateWarning, streetPostcode } from "../../values/fields/postcode.ts";
import { severalLines } from "../../values/fields/text.ts";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import { codesOf } from "../../values/reference-data/option-list.ts";
import { STATE_CODES } from "../../values/reference-data/states.ts";
import type { PartyVariant } from "./party.ts";

/** While drafting anything may be missing, but nothing may be malformed. */
export const PARTY_FIELDS = {
  name: optional(name(LENGTHS.partyName)),
  abn: optional(abnOrAcn),
  address: optional(address(LENGTHS.address)),
  state: optional(choice(STATE_CODES)),
  postcode: optional(streetPostcode),
  notes: optional(severalLines(LENGTHS.notes)),
  partyEntityType: optional(choice(codesOf(ENTITY_TYPES.options))),
  "primaryContact.givenName": optional(personName),
  "primaryContact.familyName": optional(personName),
  "primaryContact.phoneNumber": optional(australianPhone),
  "primaryContact.email": optional(email),
};
export type PartyField = keyof typeof PARTY_FIELDS;

export type PartyContext = { variant: PartyVariant; processType: ProcessType; hasGvpIntegration: boolean };

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

/** The message for each required field that is still empty. */
export function findMissingPartyFields(raw: RawFields, context: PartyContext): FieldMessages {
  const missing = requiredPartyFields(context).filter((field) => trimmed(raw[field] ?? "") === "");
  return Object.fromEntries(missing.map((field) => [field, REQUIRED_MESSAGE]));
}

/** The whole judgement on a party that must be complete: what is missing and what is malformed. */
export function checkParty(raw: RawFields, context: PartyContext): FieldSetResult<typeof PARTY_FIELDS> {
  return checkFields(PARTY_FIELDS, raw, { across: () => findMissingPartyFields(raw, context) });
}

/** What a person should look at again, by field; nothing here stands in the way. */
export function findPartyWarnings(party: Partial<Record<PartyField, string | null>>): FieldMessages {
  const state = STATE_CODES.find((code) => code === party.state);
  const stateWarning =
    state && party.postcode ? findStateWarning({ state, postcode: party.postcode }) : undefined;
  const abnWarning = findCompanyNumberWarning({
    entityType: party.partyEntityType ?? "",
    abn: party.abn ?? "",
  });
  return {
    ...(stateWarning === undefined ? {} : { postcode: stateWarning }),
    ...(abnWarning === undefined ? {} : { abn: abnWarning }),
  };
}
