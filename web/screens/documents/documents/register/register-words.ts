// The sentences of the provider's lists of issued documents and of drafts.

export const CLIENT_WORD = "Client";

export const DOCUMENT_REGISTER_WORDS = {
  title: "All documents",
  sentence:
    "What was issued to all clients through the portal, also what is closed. What clients record for themselves stays with them.",
  search: "Search number, client or beneficiary",
  empty: "Nothing is issued yet",
  emptySentence: "A guarantee or bond appears here once it is issued.",
} as const;

export const DRAFT_REGISTER_WORDS = {
  title: "All drafts",
  sentence: "What all clients have sent in, also what was issued, declined or withdrawn since.",
  search: "Search number, client or beneficiary",
  empty: "No drafts yet",
  emptySentence: "A draft appears here once a client has submitted it.",
  waitingFor: { APPLICANT: "The client", PROVIDER: "Bondline", BANK: "The bank" },
} as const;
