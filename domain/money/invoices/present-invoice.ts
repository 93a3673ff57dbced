// Which invoice of a draft its payment request is about.

import type { InvoiceStatus } from "./invoice.ts";

const ORDER: readonly InvoiceStatus[] = ["open", "paid", "void"];

/** The open one, else what was paid, else what has expired; of several the newest. The contract has another name for the status. */
export function presentInvoice<Invoice extends { createdAt: string }>(
  invoices: readonly Invoice[],
  statusOf: (invoice: Invoice) => InvoiceStatus,
): Invoice | undefined {
  const newestFirst = invoices.toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
  return ORDER.map((status) => newestFirst.find((invoice) => statusOf(invoice) === status)).find(
    (found) => found !== undefined,
  );
}
