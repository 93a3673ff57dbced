// The sentences of the desk's lists of issued documents and of drafts, and of each to a bank's or insurer's people.

export const CLIENT_WORD = "Client";

export const DOCUMENT_REGISTER_WORDS = {
  title: "All documents",
  sentence:
    "What was issued to all clients through the portal, also what is closed. What clients record for themselves stays with them.",
  search: "Search number, client or beneficiary",
  empty: "Nothing is issued yet",
  emptySentence: "A guarantee or bond appears here once it is issued.",
} as const;

export const BANK_DOCUMENT_WORDS = {
  sentence: "What you have issued through the portal, also what is closed.",
  emptySentence: "A guarantee or bond appears here once you have issued it.",
} as const;

export const DRAFT_REGISTER_WORDS = {
  title: "All drafts",
  sentence: "What all clients have sent in, also what was issued, declined or withdrawn since.",
  search: "Search number, client or beneficiary",
  empty: "No drafts yet",
  emptySentence: "A draft appears here once a client has submitted it.",
  waitingFor: { APPLICANT: "The client", PROVIDER: "Bondline", BANK: "The bank" },
} as const;

export const BANK_DRAFT_WORDS = {
  sentence: "What was sent to you, also what you have issued or declined since.",
  emptySentence: "A draft appears here once it was sent to you.",
} as const;
