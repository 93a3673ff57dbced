// The words of the provider's list of all invoices.

export const INVOICE_REGISTER_WORDS = {
  title: "All invoices",
  sentence: "What all clients have been invoiced, also what is paid or has expired.",
  search: "Search client, invoice or deposit",
  client: "Client",
  request: "Request",
  numbers: (invoice: string, request: string) => `${invoice} · ${request}`,
  empty: "No invoices yet",
  emptySentence: "An invoice appears here once a client's application has been approved.",
} as const;
