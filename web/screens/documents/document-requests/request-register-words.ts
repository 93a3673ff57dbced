// The sentences of the list of all requests after issue.

export const REQUEST_REGISTER_WORDS = {
  title: "All requests after issue",
  sentence: "What was asked of all guarantees that were issued, also what is over, and what became of it.",
  bankSentence: "What was asked of what you have issued, also what is over, and what became of it.",
  search: "Search client or document",
  client: "Client",
  kind: "Kind",
  status: "Status",
  amount: "Amount",
  expiry: "Expiry asked for",
  side: "Asked for",
  beneficiary: "Beneficiary",
  bank: "Bank or insurer",
  by: "Asked by",
  asked: "Asked",
  answered: "Answered",
  done: "Done",
  none: "–",
  empty: "No requests yet",
  emptySentence: "A request appears here once someone has asked for it on a guarantee.",
} as const;
