// The words of the provider's list of all credit notes.

import { formatCount } from "@bondline/domain/count-text.ts";

export const CREDIT_NOTE_REGISTER_WORDS = {
  title: "All credit notes",
  sentence:
    "What was taken back of clients' invoices, and whether it is due back, paid back or was still owed.",
  search: "Search client, number or request",
  client: "Client",
  invoice: "Invoice",
  request: "Request",
  status: "Status",
  reason: "Reason",
  amount: "Amount",
  gst: "GST in it",
  issued: "Issued",
  countOf: (count: number) => `${formatCount(count)} ${count === 1 ? "credit note" : "credit notes"}`,
  numbers: (invoice: string, request: string) => `${invoice} · ${request}`,
  empty: "No credit notes yet",
  emptySentence: "A credit note appears here once two people have approved to take something off an invoice.",
} as const;
