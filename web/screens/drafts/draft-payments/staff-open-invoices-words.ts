// Every sentence about the invoices of an issued draft that are still to be paid.

export const OPEN_INVOICE_WORDS = {
  heading: "Open invoices",
  received: (received: string, asked: string) => `${received} of ${asked} received`,
  dueOn: (day: string) => `Due ${day}`,
  reference: "Deposit reference",
  copyReference: (invoiceNumber: string) => `Copy deposit reference of ${invoiceNumber}`,
  record: "Record payment",
  recordOf: (invoiceNumber: string) => `Record payment, ${invoiceNumber}`,
} as const;
