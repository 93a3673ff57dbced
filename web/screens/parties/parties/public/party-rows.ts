// The rows of a party that is changed field by field, which fields each holds, and which of those that are asked for are empty.

import { PARTY_EMPTY_TEXT } from "@bondline/domain/parties/parties/party.ts";
import { PARTY_FIELDS, type PartyField } from "@bondline/domain/parties/parties/party-fields.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { PartyRecordFragment } from "../../../../api/generated/graphql.ts";

/** Named by the first of its fields. */
export type PartyRow = readonly [PartyField, ...PartyField[]];

const ROWS: readonly PartyRow[] = [
  ["name"],
  // The register has the name to a number.
  ["abn", "name"],
  ["partyEntityType"],
  ["address", "state", "postcode"],
  ["primaryContact.givenName"],
  ["primaryContact.familyName"],
  ["primaryContact.phoneNumber"],
  ["primaryContact.email"],
];

/** The entity type is asked of applicants alone. */
export function partyRows({ partyVariant }: PartyRecordFragment): readonly PartyRow[] {
  return ROWS.filter(([first]) => first !== "partyEntityType" || partyVariant === "ISSUER");
}

export function missingFields(
  party: PartyRecordFragment,
  required: readonly PartyField[],
): readonly PartyField[] {
  const texts = flatTextsOf(PARTY_FIELDS, party);
  return required.filter((field) => !texts[field]?.trim());
}

/** As people read it, and in its place what says that there is nothing. */
export function partyFieldText(party: PartyRecordFragment, field: PartyField): string {
  const kept = flatTextsOf(PARTY_FIELDS, party)[field];
  if (kept) return PARTY_FIELDS[field].show(kept);
  return (PARTY_EMPTY_TEXT as Readonly<Record<string, string>>)[field] ?? PARTY_EMPTY_TEXT.contact;
}
