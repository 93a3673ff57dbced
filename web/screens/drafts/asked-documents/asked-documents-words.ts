// The sentences about what a bank or insurer asks of applicants.

export const ASKED_WORDS = {
  title: (bank: string) => `What ${bank} asks for`,
  ofBank: (bank: string) => `what ${bank} asks for`,
  sentence: "Two administrators change it. A draft keeps what was asked for when it was begun.",
  loading: "Loading the documents",
  loadFailed: "The documents could not be loaded",
  close: "Close",
  now: "Asked for now",
  upcoming: (day: string) => `Another version begins on ${day}.`,
  dialogSentence:
    "Drafts that are begun from its day on are asked for it, once another administrator approves it.",
  document: (number: number) => `Document ${number}`,
  add: "Add a document",
  remove: "Remove",
  removeOf: (title: string) => `Remove ${title.toLowerCase()}`,
  choose: "Choose a document",
  nameHelp: "Where its kind doesn’t say enough. It is needed for an other document.",
  templateHelp: "Where the bank has its own form to fill in.",
  preview: "How it is asked for",
  previewOf: "Of a draft for",
  nothing: "Nothing is asked for.",
  incomplete: "What is not complete yet is left out here.",
  ifThereIsOne: "If there is one",
  form: "Form to fill in",
  deed: "An applicant that is a trust is asked for its certified trust document as well.",
} as const;
