// Possession of a digital original in the contract.

import { builder } from "../../../graphql/builder.ts";
import { DocumentRef } from "../documents/public.ts";
import { possessionOf } from "./possession-part.ts";
import type { PossessionRow } from "./possession-record.ts";

const DocumentPossessionRef = builder.objectRef<PossessionRow>("DocumentPossession").implement({
  description: "Who possesses a digital original.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", description: "What the file says that it is for." }),
    expiresAt: t.expose("expiresDate", { type: "Date", nullable: true }),
    fileName: t.exposeString("fileName"),
    fileSha256: t.exposeString("fileSha256", {
      description: "Of the file that is the original. Whoever has the same bytes has an exact copy.",
    }),
    givenBy: t.exposeString("givenByName"),
    holder: t.exposeString("holderName"),
    since: t.expose("createdAt", { type: "DateTime" }),
    wordingHash: t.exposeString("wordingHash", { nullable: true }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  possession: t.field({
    type: DocumentPossessionRef,
    nullable: true,
    description: "Null for paper, and until the bank has given its file.",
    resolve: (document) => possessionOf(document),
  }),
}));
