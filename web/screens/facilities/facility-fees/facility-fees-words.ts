// The sentences about what property backed facilities cost.

export const FACILITY_FEES_WORDS = {
  title: "Fees of property backed facilities",
  subject: "the fees of property backed facilities",
  note: "What an application that is begun now costs. Those that were begun before keep their fees.",
  loading: "Loading the fees",
  loadFailed: "The fees could not be loaded",
  proposeSentence:
    "Applications that are begun from its day on cost this, once another administrator approves it.",
  feeHelp: "With 0 it is not asked for.",
  now: "In force now",
  close: "Close",
} as const;
