// Ends the open invoices of a draft that will not go on, and records what has to be given back.

import type { Work } from "../../../work/work.ts";
import { centsOfChild, type InvoiceRow } from "../invoice-record.ts";
import { insertRefund, saveInvoiceVoid } from "../invoice-store.ts";

type Invoiced = { invoices: readonly InvoiceRow[] };

export async function voidOpenInvoices(work: Work, { invoices }: Invoiced): Promise<void> {
  for (const invoice of invoices.filter(({ status }) => status === "open")) {
    await saveInvoiceVoid(work, invoice.id);
    await work.enqueue(
      "void-hosted-payment",
      { invoiceId: invoice.id },
      { key: `void payment ${invoice.id}` },
    );
  }
}

/** Whatever was received, in part or in full, is due back (ledger Q-003). */
export async function recordRefunds(work: Work, { invoices }: Invoiced): Promise<void> {
  for (const invoice of invoices.filter(({ paidCents }) => paidCents > 0)) {
    await insertRefund(work, { id: work.newId(), invoice, amountCents: centsOfChild(invoice.paidCents) });
  }
}
