// Raises an invoice that is charged to what its payer has saved: nobody is asked to pay it, unless that is declined.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { lockInvoice, savePaymentStatus } from "../invoice-store.ts";
import { insertIntent } from "../payment-intent-store.ts";
import { type Invoiced, type InvoiceLines, writeInvoice } from "./write-invoice.ts";

export async function raiseChargedInvoice(
  tx: Transaction,
  draft: Invoiced,
  lines: InvoiceLines,
): Promise<{ invoiceId: string; intentId: string }> {
  const { id: invoiceId, totalCents: amountCents } = await writeInvoice(tx, draft, lines);
  const invoice = await lockInvoice(tx, invoiceId);
  const { id: intentId } = await insertIntent(tx, invoice, { amountCents, way: "SAVED_METHOD" });
  await savePaymentStatus(tx, invoice, "processing");
  return { invoiceId, intentId };
}
