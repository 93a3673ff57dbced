// What is said of a document's rate from a day on.

export const COST_RATE_WORDS = {
  title: "New rate from a day",
  sentence: "Each day from then on costs at the new rate. What has accrued before it stays.",
  save: "Set the new rate",
  saved: "The new rate is set",
  notSaved: "The new rate was not set",
  backTitle: (day: string) => `Take back the rate from ${day}?`,
  backSentence: "The rate before it goes on, and what has accrued since that day is worked out anew.",
  backSentenceToCome: "It has not begun, so what has accrued stays as it is.",
  backConfirm: "Take it back",
  backDone: "The rate was taken back",
  notBack: "The rate was not taken back",
} as const;
