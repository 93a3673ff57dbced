// The words of the provider's list of all disputed payments.

import { formatCount } from "@bondline/domain/count-text.ts";

export const DISPUTE_REGISTER_WORDS = {
  title: "All disputes",
  sentence: "Payments that payers have asked their bank to give back, also those that are decided.",
  search: "Search client, invoice, request or reference",
  client: "Client",
  request: "Request",
  status: "Status",
  amount: "Amount",
  fee: "Fee",
  opened: "Opened",
  due: "Answer by",
  ended: "Decided",
  reference: "Card provider's reference",
  noValue: "–",
  countOf: (count: number) => `${formatCount(count)} ${count === 1 ? "dispute" : "disputes"}`,
  fees: "Fees",
  feesNote: "Kept by the card provider",
  numbers: (invoice: string, request: string) => `${invoice} · ${request}`,
  empty: "No disputes yet",
  emptySentence: "A dispute appears here once a payer asks the bank for a card payment back.",
} as const;
