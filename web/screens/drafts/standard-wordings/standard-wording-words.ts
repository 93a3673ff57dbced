// The sentences of the page of standard wordings.

export const STANDARD_WORDS = {
  title: "Standard wordings",
  sentence:
    "What undertakings say, by kind and form. Two administrators change one, and drafts that were begun before keep theirs.",
  listed: (kind: string) => `Standard wordings: ${kind}`,
  loading: "Loading the wordings",
  loadFailed: "The wordings could not be loaded",
  first: "Comes with the portal",
  own: "Your own",
  since: (number: number, day: string) => `Version ${number}, for drafts begun since ${day}`,
  now: "In force now",
  dialogSentence:
    "Drafts that are begun from its day on are worded in it, once another administrator approves it.",
  slots: "Places that each draft fills in",
  slotsSentence: "Write them between braces, as they stand here.",
  conditions: "Lines that count for some drafts alone",
  conditionsSentence: "Write one of these at the beginning of a line, or after its dash.",
  particularsHelp:
    "Each line is a label, a colon and what it says. Number and date of issue come first by themselves.",
  clausesHelp:
    "A line that starts with ## is a heading, and one that starts with a dash is an item. Clauses are numbered by themselves.",
  preview: "How it reads",
  previewOf: "Show it for",
  example: {
    FIXED: "An example that ends on a date",
    OPEN_ENDED: "An example without expiry",
    CONDITIONAL: "An example that ends on a condition",
  },
  draft: (reference: string, organisation: string) => `${reference}, ${organisation}`,
  show: "Show",
  showAgain: "Show again",
  previewFailed: "The draft could not be shown in this text",
  previewLoading: "Loading the draft",
  mendFirst: "Mend what is marked above first.",
  against: "Against the version in force",
  findings: "To look at before it is approved",
  close: "Close",
} as const;
