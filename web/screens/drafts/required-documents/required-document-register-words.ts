// The sentences of the list of all required documents.

export const REQUIRED_REGISTER_WORDS = {
  title: "All required documents",
  sentence: "What all drafts need before they are issued, who each is waiting on and since when.",
  bankSentence:
    "What the drafts that were sent to you need before you issue them, who each is waiting on and since when.",
  search: "Search client or draft",
  client: "Client",
  document: "Document",
  status: "Status",
  waitsFor: "Waiting on",
  since: "Since",
  asked: "Asked",
  beneficiary: "Beneficiary",
  bank: "Bank or insurer",
  messages: "Messages",
  lastFrom: "Last message from",
  lastAt: "Last message",
  draftStatus: "Draft's status",
  none: "–",
  empty: "No required documents yet",
  emptySentence: "A document appears here once it was asked for on a draft.",
} as const;
