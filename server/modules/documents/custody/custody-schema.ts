// Who has had the original, in the contract: what was issued first, then every move since.

import { ACKNOWLEDGEMENT_TEXT, CUSTODY_MOVE_TEXT } from "@bondline/domain/documents/custody/custody-text.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { DocumentRef } from "../documents/public.ts";
import { type CustodyEntry, custodyChain } from "./custody-chain.ts";

const KindRef = enumOf("CustodyMoveKind", codesIn(CUSTODY_MOVE_TEXT));
const AcknowledgementRef = enumOf("CustodyAcknowledgement", codesIn(ACKNOWLEDGEMENT_TEXT));

const CustodyMoveRef = builder.objectRef<CustodyEntry>("CustodyMove").implement({
  description: "Something that happened to the original, as it was said when it happened.",
  fields: (t) => ({
    acknowledgement: t.expose("acknowledgement", { type: AcknowledgementRef }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    from: t.exposeString("fromName", { nullable: true }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: KindRef }),
    movedDate: t.expose("movedDate", { type: "Date" }),
    note: t.exposeString("note", { nullable: true }),
    place: t.exposeString("place", { nullable: true }),
    saidBy: t.exposeString("saidBy"),
    to: t.exposeString("toName", { nullable: true }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  custody: t.field({
    type: [CustodyMoveRef],
    description: "Where the original has been since its issue, the oldest first.",
    resolve: async (document, _args, context) => await custodyChain(await context.read(), document),
  }),
}));
