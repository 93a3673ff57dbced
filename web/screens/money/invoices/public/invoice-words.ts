// The words of invoices in a list.

import { formatCount } from "@bondline/domain/count-text.ts";

export const INVOICE_WORDS = {
  invoice: "Invoice",
  status: "Status",
  total: "Total",
  issued: "Issued",
  due: "Due",
  gst: "GST",
  paid: "Paid",
  owed: "Still owed",
  paidOn: "Paid on",
  kind: "Kind",
  beneficiary: "Beneficiary",
  deposit: "Deposit reference",
  noValue: "–",
  owing: "Owing",
  asOf: (day: string) => `As of ${day}`,
  countOf: (count: number) => (count === 1 ? "1 invoice" : `${formatCount(count)} invoices`),
} as const;
