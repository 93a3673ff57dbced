// What a client may send of a party. The domain validates it: these are names and shapes only.

import { PARTY_FIELDS } from "@bondline/domain/parties/parties/party-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { PartyVariantRef } from "./party-schema.ts";

export const PartyContactInputRef = builder.inputType("PartyContactInput", {
  fields: (t) => inputFieldsOf(t, PARTY_FIELDS, {}, { group: "primaryContact" }),
});

/** One way for drafts and documents. */
export const PARTY_CHANGES =
  "With an id it changes that party, whose other fields stay, or removes it by isDeleted; without one it adds a party. Parties that are not named stay as they are.";

export const PartyInputRef = builder.inputType("PartyInput", {
  description: PARTY_CHANGES,
  fields: (t) => ({
    ...inputFieldsOf(t, PARTY_FIELDS),
    id: t.id(),
    isDeleted: t.boolean(),
    partyVariant: t.field({ type: PartyVariantRef }),
    primaryContact: t.field({ type: PartyContactInputRef }),
  }),
});
