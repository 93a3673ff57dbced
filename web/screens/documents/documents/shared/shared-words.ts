// The sentences of what was shared with the reader.

export const SHARED_WORDS = {
  title: "Shared with me",
  sentence: "Guarantees and drafts that other organisations invited you to.",
  tabs: "Kinds of what is shared",
  documents: "Documents",
  drafts: "Drafts",
  search: "Search reference or beneficiary",
  sharedBy: "Shared by",
  noDocuments: "No documents are shared with you",
  noDrafts: "No drafts are shared with you",
  nothingSentence: "When someone invites you and you accept, it appears here.",
} as const;
