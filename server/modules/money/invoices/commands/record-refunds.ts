// Records what has to be given back of a draft that will not go on.

import type { Transaction } from "../../../../transaction/transaction.ts";
import type { InvoiceRow } from "../invoice-record.ts";
import { lockInvoice } from "../invoice-store.ts";
import { type InvoicedDraft, recordRefundsDue } from "./record-refunds-due.ts";

type Invoiced = { invoices: readonly Pick<InvoiceRow, "id">[] };

/** Whatever was received, in part or in full, is due back once the draft stands as it then will. */
export async function recordRefunds(tx: Transaction, { invoices }: Invoiced, after: InvoicedDraft) {
  for (const { id } of invoices) await recordRefundsDue(tx, after, await lockInvoice(tx, id));
}
