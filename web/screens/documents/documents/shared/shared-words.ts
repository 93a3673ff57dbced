// The sentences of what was shared with the reader.

export const SHARED_WORDS = {
  title: "Shared with me",
  sentence: "Guarantees and drafts of other organisations, to which you were invited by name.",
  tabs: "Kinds of what is shared",
  documents: "Documents",
  drafts: "Drafts",
  search: "Search reference or beneficiary",
  sharedBy: "Shared by",
  noDocuments: "No documents are shared with you",
  noDrafts: "No drafts are shared with you",
  nothingSentence: "When somebody invites you to one of theirs and you accept, it appears here.",
} as const;
