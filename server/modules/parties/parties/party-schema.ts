// Parties in the contract, of drafts and of documents alike.

import { PARTY_VARIANTS } from "@bondline/domain/parties/parties/party.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { PartyRow } from "./party-record.ts";

export const PartyVariantRef = enumOf("PartyVariant", PARTY_VARIANTS);

const PartyContactRef = builder.objectRef<PartyRow>("PartyContact").implement({
  fields: (t) => ({
    email: t.exposeString("contactEmail", { nullable: true }),
    familyName: t.exposeString("contactFamilyName", { nullable: true }),
    givenName: t.exposeString("contactGivenName", { nullable: true }),
    phoneNumber: t.exposeString("contactPhoneNumber", { nullable: true }),
  }),
});

export const PartyRef = builder.objectRef<PartyRow>("Party").implement({
  fields: (t) => ({
    abn: t.exposeString("abn", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    id: t.exposeID("id"),
    name: t.exposeString("name", { nullable: true }),
    notes: t.exposeString("notes", { nullable: true }),
    partyEntityType: t.exposeString("partyEntityType", { nullable: true }),
    partyVariant: t.expose("partyVariant", { type: PartyVariantRef }),
    postcode: t.exposeString("postcode", { nullable: true }),
    primaryContact: t.field({ type: PartyContactRef, resolve: (party) => party }),
    state: t.exposeString("state", { nullable: true }),
  }),
});
