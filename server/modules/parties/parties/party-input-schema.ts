// What a client may send of a party. The domain validates it: these are names and shapes only.

import { PARTY_FIELDS } from "@bondline/domain/parties/parties/party-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { PartyVariantRef } from "./party-schema.ts";

export const PartyContactInputRef = builder.inputType("PartyContactInput", {
  fields: (t) => inputFieldsOf(t, PARTY_FIELDS, {}, { group: "primaryContact" }),
});

export const PartyInputRef = builder.inputType("PartyInput", {
  fields: (t) => ({
    ...inputFieldsOf(t, PARTY_FIELDS),
    id: t.id(),
    partyVariant: t.field({ type: PartyVariantRef, required: true }),
    primaryContact: t.field({ type: PartyContactInputRef }),
  }),
});
