// Ends the open invoices of a draft that will not go on.

import { invoiceStatusAfter } from "@bondline/domain/money/invoices/invoice.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { InvoiceRow } from "../invoice-record.ts";
import { lockInvoice, saveInvoiceVoid } from "../invoice-store.ts";
import { closeHostedPayment } from "./close-hosted-payment.ts";

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
