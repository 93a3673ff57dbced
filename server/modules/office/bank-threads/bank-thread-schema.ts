// What is said about the work of a bank or insurer, in the contract: its threads as one list.

import { BANK_THREAD_KINDS, BANK_THREAD_SIDES } from "@bondline/domain/office/bank-threads/bank-thread.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { RequiredDocumentTypeRef } from "../../drafts/required-documents/public.ts";
import { accessBankThreads, type BankThreadRow } from "./bank-thread-access.ts";

const BankThreadKindRef = enumOf("BankThreadKind", BANK_THREAD_KINDS);
const BankThreadSideRef = enumOf("BankThreadSide", BANK_THREAD_SIDES);

const BankThreadRef = builder.objectRef<BankThreadRow>("BankThread").implement({
  description: "All that is said about one record of a bank's or insurer's work, with who has spoken last.",
  fields: (t) => ({
    awaitsBank: t.exposeBoolean("awaitsBank", {
      description: "Somebody else has spoken last, to the bank.",
    }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: BankThreadKindRef }),
    lastAuthorName: t.exposeString("lastAuthorName", {
      nullable: true,
      description: "Null where the e-signature service spoke.",
    }),
    lastSaidAt: t.expose("lastSaidAt", { type: "DateTime" }),
    lastSide: t.expose("lastSide", { type: BankThreadSideRef }),
    lastWords: t.exposeString("lastWords", {
      nullable: true,
      description: "Null where a file or a decision came without words.",
    }),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName", { nullable: true }),
    parentId: t.exposeID("parentId", { description: "The record on whose page it is read." }),
    reference: t.exposeString("reference"),
    topic: t.expose("topic", {
      type: RequiredDocumentTypeRef,
      nullable: true,
      description: "Which of the required documents it is about.",
    }),
  }),
});

builder.queryField("bankThreads", (t) =>
  t.field({
    type: connectionOf(BankThreadRef, { name: "BankThread", cappedAt: PAGE_COUNT_MAX }),
    description:
      "Of the bank or insurer whose people ask: the latest first; of those that wait for the bank, what has waited longest.",
    args: {
      ...forwards(t.arg),
      awaitsBank: t.arg.boolean({ description: "Only those in which somebody has spoken to the bank last." }),
      search: t.arg.string({ description: "In references, clients' names and who has spoken last." }),
    },
    resolve: async (_root, args, context) => accessBankThreads(await context.read(), args),
  }),
);
