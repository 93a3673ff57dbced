// The invoices of a draft as files: to be downloaded, and to go with the email that says that they are paid.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import {
  type BilledInvoice,
  type InvoiceRow,
  invoiceFile,
  readBillingInvoice,
} from "../../money/invoices/public.ts";
import { type Operator, operatorNow } from "../../office/provider/public.ts";
import type { FileToMail } from "../../records/mail/public.ts";
import type { Draft } from "../drafts/public.ts";
import { findDraft, sendReceipt } from "../drafts/public.ts";

const RECEIPTS = { system: "Receipts" };

type PaidDraft = {
  draftId: DraftId;
  version: number;
  /** Where that one alone was paid. */
  invoiceId?: string;
};

/** Repeats harmlessly: the email is written once. A file is drawn outside of any transaction, since it takes its time. */
export async function sendPaymentReceipt(
  app: App,
  { draftId, version, invoiceId }: PaidDraft,
): Promise<void> {
  const { billed, operator } = await runTransaction(app, RECEIPTS, async (tx) => ({
    billed: await paidInvoices(tx, draftId, invoiceId),
    operator: await operatorNow(tx),
  }));
  const files = await Promise.all(billed.map((each) => receiptOf(each, operator)));
  await runTransaction(app, RECEIPTS, async (tx) => {
    const draft = await findDraft(tx, draftId);
    if (draft !== undefined) await sendReceipt(tx, { ...draft, version }, { invoiceId, files });
  });
}

export async function billedInvoiceOf(
  tx: Transaction,
  draft: Draft,
  invoice: InvoiceRow,
): Promise<BilledInvoice> {
  return (await readBillingInvoice(tx, invoice.id)) ?? billedBy(draft, invoice);
}

/** Open ones carry account numbers, which no email of ours does. */
async function paidInvoices(
  tx: Transaction,
  draftId: DraftId,
  invoiceId: string | undefined,
): Promise<BilledInvoice[]> {
  const draft = await findDraft(tx, draftId);
  if (draft === undefined) return [];
  const paid = draft.invoices.filter(({ id, status }) => status === "paid" && (invoiceId ?? id) === id);
  return await Promise.all(paid.map((invoice) => billedInvoiceOf(tx, draft, invoice)));
}

async function receiptOf(billed: BilledInvoice, operator: Operator | undefined): Promise<FileToMail> {
  const { fileName, contentType, content } = await invoiceFile(billed, operator, undefined);
  return { fileName, contentType, bytes: content };
}

/** Who owns the draft from outside the organisation does not see its postal address: the applicant's on the draft is shown instead. */
function billedBy(draft: Draft, invoice: InvoiceRow): BilledInvoice {
  const partyOf = (variant: "ISSUER" | "BENEFICIARY") =>
    draft.parties.find(({ partyVariant }) => partyVariant === variant);
  return {
    invoice,
    organisationName: draft.organisation.name,
    organisationAbn: draft.organisation.abn,
    organisationAddress: partyOf("ISSUER")?.address ?? "",
    draftReferenceNumber: draft.referenceNumber,
    processType: draft.processType,
    beneficiaryName: partyOf("BENEFICIARY")?.name ?? null,
  };
}
