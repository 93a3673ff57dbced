// Credit notes in the contract, each with what it takes back of the lines of its invoice.

import { builder } from "../../../graphql/builder.ts";
import type { CreditNoteLineRow, CreditNoteRow } from "./invoice-record.ts";

const CreditNoteLineRef = builder.objectRef<CreditNoteLineRow>("CreditNoteLine").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", {
      type: "Decimal",
      description: "Without its tax. Below zero where a discount is taken off again.",
    }),
    description: t.exposeString("description"),
    gst: t.expose("gstCents", { type: "Decimal" }),
    position: t.exposeInt("position", { description: "Of the line among those of the invoice, from 0." }),
  }),
});

export const CreditNoteRef = builder.objectRef<CreditNoteRow>("CreditNote").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    creditNoteNumber: t.exposeString("creditNoteNumber"),
    gst: t.expose("gstCents", { type: "Decimal" }),
    id: t.exposeID("id"),
    lines: t.field({ type: [CreditNoteLineRef], resolve: ({ lines }) => lines }),
    reason: t.exposeString("reason"),
    total: t.expose("totalCents", { type: "Decimal" }),
  }),
});
