// Raises an invoice, and asks the card provider for a page to pay it on.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { askForHostedPayment } from "./ask-for-hosted-payment.ts";
import { type Invoiced, type InvoiceLines, type RaisedInvoice, writeInvoice } from "./write-invoice.ts";

export async function raiseInvoice(
  tx: Transaction,
  draft: Invoiced,
  lines: InvoiceLines,
): Promise<RaisedInvoice> {
  const raised = await writeInvoice(tx, draft, lines);
  await askForHostedPayment(tx, raised.id);
  return raised;
}
