// The words of the provider's list of all refunds.

import { formatCount } from "@bondline/domain/count-text.ts";

export const REFUND_REGISTER_WORDS = {
  title: "All refunds",
  sentence:
    "What is due back to clients, on its way or paid back, also what the card provider could not pay.",
  search: "Search client, invoice, request or reference",
  client: "Client",
  request: "Request",
  status: "Status",
  reason: "Why it is due",
  amount: "Amount",
  since: "Due since",
  sent: "Sent",
  paidOn: "Paid on",
  method: "Paid by",
  reference: "Payment reference",
  failureReason: "Why it failed",
  noValue: "–",
  countOf: (count: number) => `${formatCount(count)} ${count === 1 ? "refund" : "refunds"}`,
  countAnd: (count: string, others: string) => `${count}, and ${others}`,
  numbers: (invoice: string, request: string) => `${invoice} · ${request}`,
  empty: "No refunds yet",
  emptySentence: "A refund appears here once money is due back to a client.",
} as const;
