// Raises an invoice that is charged to what its payer has saved: nobody is asked to pay it, unless that is declined.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { InvoiceLine } from "@bondline/domain/money/invoices/invoice.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { InvoiceLineKind } from "../invoice-record.ts";
import { lockInvoice, savePaymentStatus } from "../invoice-store.ts";
import { insertIntent } from "../payment-intent-store.ts";
import { writeInvoice } from "./raise-invoice.ts";

export async function raiseChargedInvoice(
  tx: Transaction,
  draft: { id: DraftId; organisationId: OrganisationId },
  lines: readonly (InvoiceLine & { kind: InvoiceLineKind })[],
): Promise<{ invoiceId: string; intentId: string }> {
  const { id: invoiceId, totalCents: amountCents } = await writeInvoice(tx, draft, lines);
  const invoice = await lockInvoice(tx, invoiceId);
  const { id: intentId } = await insertIntent(tx, invoice, { amountCents, way: "SAVED_METHOD" });
  await savePaymentStatus(tx, invoice, "processing");
  return { invoiceId, intentId };
}
