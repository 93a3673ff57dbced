// Parties in the contract, of drafts and of documents alike.

import { DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { PARTY_VARIANTS } from "@bondline/domain/parties/parties/party.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { PARTY_COLUMNS } from "./party-columns.ts";
import type { PartyRow } from "./party-record.ts";

export const PartyVariantRef = enumOf("PartyVariant", PARTY_VARIANTS);

const PartyContactRef = builder.objectRef<PartyRow>("PartyContact").implement({
  fields: (t) => outputFieldsOf(t, DRAFT_PARTY_FIELDS, { columns: PARTY_COLUMNS, group: "primaryContact" }),
});

export const PartyRef = builder.objectRef<PartyRow>("Party").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, DRAFT_PARTY_FIELDS, {
      columns: PARTY_COLUMNS,
      enums: { partyEntityType: "String", partyVariant: PartyVariantRef, state: "String" },
      always: ["partyVariant"],
    }),
    id: t.exposeID("id"),
    primaryContact: t.field({ type: PartyContactRef, resolve: (party) => party }),
  }),
});
