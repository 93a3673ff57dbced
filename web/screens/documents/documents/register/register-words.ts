// The sentences of the provider's lists of issued documents and of drafts.

export const REGISTER_WORDS = {
  client: "Client",
  title: "All documents",
  sentence:
    "What was issued to all clients through the portal, also what is closed. What clients record for themselves stays with them.",
  search: "Search number, client or beneficiary",
  none: "Nothing is issued yet",
  noneSentence: "A guarantee or bond appears here once it is issued.",

  drafts: "All drafts",
  draftsSentence: "What all clients have sent in, also what was issued, declined or withdrawn since.",
  searchDrafts: "Search number, client or beneficiary",
  noDrafts: "No drafts yet",
  noDraftsSentence: "A draft appears here once a client has submitted it.",
  waitingFor: { APPLICANT: "The client", PROVIDER: "Bondline", BANK: "The bank" },
} as const;
