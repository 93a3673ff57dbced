// Every sentence of the page of all threads of a bank's work.

export const BANK_THREAD_WORDS = {
  title: "Threads",
  sentence: "Everything that is said about our work.",
  filter: "Which threads are shown",
  all: "All",
  open: "To answer",
  search: "Search threads",
  columns: { what: "About", client: "Client", last: "Last said", when: "When" },
  withoutWords: "A file or a decision",
  by: (name: string, side: string) => `${name} (${side})`,
  toAnswer: "To answer",
  empty: "Nothing has been said yet",
  emptySentence:
    "What clients, the provider and we say about drafts, documents and applications is shown here.",
  noneOpen: "Nothing to answer",
  noneOpenSentence: "In every thread we have spoken last.",
  showAll: "Show all threads",
} as const;
