// Ends the open invoices of a draft that will not go on, and records what has to be given back.

import { invoiceStatusAfter } from "@bondline/domain/money/invoices/invoice.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { InvoiceRow } from "../invoice-record.ts";
import { lockInvoice, saveInvoiceVoid } from "../invoice-store.ts";
import { closeHostedPayment } from "./close-hosted-payment.ts";
import { type InvoicedDraft, recordRefundsDue } from "./record-refunds-due.ts";

type Invoiced = { invoices: readonly Pick<InvoiceRow, "id">[] };

/** Called with the draft locked. */
export async function voidOpenInvoices(tx: Transaction, { invoices }: Invoiced): Promise<void> {
  for (const { id } of invoices) {
    const invoice = await lockInvoice(tx, id);
    if (invoiceStatusAfter(invoice.status, "void") === undefined) continue;
    await saveInvoiceVoid(tx, invoice);
    await closeHostedPayment(tx, invoice);
  }
}

/** Whatever was received, in part or in full, is due back once the draft stands as it then will. */
export async function recordRefunds(
  tx: Transaction,
  { invoices }: Invoiced,
  after: InvoicedDraft,
): Promise<void> {
  for (const { id } of invoices) await recordRefundsDue(tx, after, await lockInvoice(tx, id));
}
