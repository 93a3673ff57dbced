// The sentences of what was shared with the reader.

export const SHARED_WORDS = {
  title: "Shared with me",
  sentence: "Guarantees that you benefit from or help with, and drafts on their way.",
  tabs: "Kinds of what is shared",
  documents: "Documents",
  drafts: "Drafts",
  search: "Search reference or beneficiary",
  noDocuments: "No guarantees are shared with you",
  noDrafts: "No drafts are shared with you",
  nothingSentence: "When an applicant invites you and you accept, it appears here.",
} as const;
