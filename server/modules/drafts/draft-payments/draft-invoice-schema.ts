// A draft's invoice as a file in the contract, for whoever sees what the draft costs, and what confirms its payment, for who pays it.

import { refuse } from "@bondline/domain/refusals.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  creditNoteFile,
  IntentConfirmationRef,
  type InvoiceFile,
  invoiceFile,
  readIntentConfirmation,
} from "../../money/invoices/public.ts";
import { depositAccountNow, operatorNow } from "../../office/provider/provider-access.ts";
import { accessDraft, paysInvoices, seesPayments } from "../drafts/draft-access.ts";
import { creditedInvoiceOf } from "./credit-note-news.ts";
import { billedInvoiceOf } from "./draft-invoice-file.ts";

const InvoiceFileRef = builder.objectRef<InvoiceFile>("InvoiceFile").implement({
  fields: (t) => ({
    content: t.string({
      description: "The file's bytes in base64.",
      resolve: ({ content }) => content.toString("base64"),
    }),
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
  }),
});

builder.queryField("draftInvoiceFile", (t) =>
  t.field({
    type: InvoiceFileRef,
    description: "An invoice of a draft as a PDF.",
    args: {
      draftId: t.arg.id({ required: true }),
      invoiceId: t.arg.id({ required: true }),
      organisationId: t.arg.id(),
    },
    resolve: async (_root, args, context) => readInvoiceFile(await context.read(), args),
  }),
);

builder.queryField("draftCreditNoteFile", (t) =>
  t.field({
    type: InvoiceFileRef,
    description: "A credit note of a draft's invoice as a PDF.",
    args: {
      creditNoteId: t.arg.id({ required: true }),
      draftId: t.arg.id({ required: true }),
      organisationId: t.arg.id(),
    },
    resolve: async (_root, args, context) => readCreditNoteFile(await context.read(), args),
  }),
);

type RequestedNote = { draftId: string; creditNoteId: string; organisationId?: string | null | undefined };

async function readCreditNoteFile(tx: Transaction, { draftId, creditNoteId, organisationId }: RequestedNote) {
  const draft = await accessDraft(tx, draftId, organisationId);
  if (!seesPayments(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id: draftId });
  const credited = await creditedInvoiceOf(tx, draft, creditNoteId);
  if (credited === undefined) refuse("CREDIT_NOTE_NOT_FOUND", { id: creditNoteId });
  return await creditNoteFile(credited, await operatorNow(tx));
}

type Asked = { draftId: string; invoiceId: string; organisationId?: string | null | undefined };

async function readInvoiceFile(tx: Transaction, { draftId, invoiceId, organisationId }: Asked) {
  const draft = await accessDraft(tx, draftId, organisationId);
  if (!seesPayments(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id: draftId });
  const invoice = draft.invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined) refuse("INVOICE_NOT_FOUND", { id: invoiceId });
  const billed = await billedInvoiceOf(tx, draft, invoice);
  return await invoiceFile(billed, await operatorNow(tx), await depositAccountNow(tx));
}

builder.queryField("invoicePaymentIntent", (t) =>
  t.field({
    type: IntentConfirmationRef,
    description: "What confirms the payment of an invoice at the card provider, for who may pay it.",
    args: {
      draftId: t.arg.id({ required: true }),
      organisationId: t.arg.id({ required: true }),
      paymentIntentId: t.arg.id({ required: true }),
    },
    resolve: async (_root, args, context) => readPaymentIntent(await context.read(), args),
  }),
);

type RequestedIntent = { draftId: string; organisationId: string; paymentIntentId: string };

async function readPaymentIntent(
  tx: Transaction,
  { draftId, organisationId, paymentIntentId }: RequestedIntent,
) {
  const draft = await accessDraft(tx, draftId, organisationId);
  if (!paysInvoices(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id: draftId });
  const intents = draft.invoices.flatMap((invoice) => invoice.intents);
  const intent = intents.find(({ id }) => id === paymentIntentId.toLowerCase());
  if (intent === undefined) refuse("INVOICE_NOT_FOUND", { id: paymentIntentId });
  return await readIntentConfirmation(tx, intent.id);
}
