// What a bank or insurer has issued, in the contract: the list for its own people, and its sums.

import { builder } from "../../../graphql/builder.ts";
import { forwards } from "../../../graphql/connection.ts";
import { selectedOfNodes } from "../../../graphql/selection.ts";
import { DocumentConnectionRef, documentPartsFor } from "../documents/public.ts";
import { listIssuedDocuments, sumIssuedDocuments } from "./issued-access.ts";
import type { IssuedSums } from "./issued-store.ts";

const IssuedDocumentSumsRef = builder.objectRef<IssuedSums>("IssuedDocumentSums").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
  }),
});

builder.queryFields((t) => ({
  issuedDocuments: t.field({
    type: DocumentConnectionRef,
    description:
      "To the people of a bank or insurer what it has issued and is in force, what ends first before all else.",
    args: { ...forwards(t.arg), endsWithinDays: t.arg.int() },
    resolve: async (_root, args, context, info) =>
      listIssuedDocuments(
        await context.read(),
        args,
        documentPartsFor(context.application, selectedOfNodes(info)),
      ),
  }),
  issuedDocumentSums: t.field({
    type: IssuedDocumentSumsRef,
    description: "Of the same list, however long it is.",
    args: { endsWithinDays: t.arg.int() },
    resolve: async (_root, args, context) => sumIssuedDocuments(await context.read(), args),
  }),
}));
