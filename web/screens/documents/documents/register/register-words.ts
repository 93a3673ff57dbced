// The sentences of the provider's list of issued documents.

export const REGISTER_WORDS = {
  title: "All documents",
  sentence:
    "What was issued to all clients through the portal, also what is closed. What clients record for themselves stays with them.",
  search: "Search number, client or beneficiary",
  client: "Client",
  none: "Nothing is issued yet",
  noneSentence: "A guarantee or bond appears here once it is issued.",
} as const;
