// Which columns keep a party's fields: the same for a draft's parties and a document's.

import { DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { columnsFor, valuesByColumn } from "../../../fields/field-columns.ts";
import type { PartyRow } from "./party-record.ts";

export const PARTY_COLUMNS = columnsFor<PartyRow>()(DRAFT_PARTY_FIELDS, {
  "primaryContact.givenName": "contactGivenName",
  "primaryContact.familyName": "contactFamilyName",
  "primaryContact.phoneNumber": "contactPhoneNumber",
  "primaryContact.email": "contactEmail",
});

type PartyValues = { readonly id: string | null } & Readonly<
  Record<keyof typeof DRAFT_PARTY_FIELDS, unknown>
>;

/** A party without an id is a new one. */
export function partyRowOf(party: PartyValues, newId: () => string): Omit<PartyRow, "position"> {
  const columns = valuesByColumn(DRAFT_PARTY_FIELDS, PARTY_COLUMNS, party);
  return { ...(columns as Omit<PartyRow, "id" | "position">), id: party.id ?? newId() };
}
