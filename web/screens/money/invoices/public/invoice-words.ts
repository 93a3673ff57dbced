// The words of invoices in a list.

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
} as const;
