// The sentences of the provider's closing days.

export const CLOSING_DAY_WORDS = {
  title: "Closing days",
  note: "Days on which we are closed beside weekends and public holidays. They don't count for the service levels.",
  none: "No closing day is to come.",
  toCome: "Closing days to come",
  past: "Closing days that have begun",
  add: "Add a closing day",
  addSentence: "It applies to work that comes in from now on. What is waiting keeps its due time.",
  nameHelp: "Such as “Christmas closure”. Your colleagues see it.",
  submit: "Add",
  added: "The closing day is added",
  notAdded: "Nothing was added",
  remove: "Remove",
  removeOf: (day: string) => `Remove the closing day ${day}`,
  removeTitle: (day: string) => `Remove the closing day ${day}?`,
  removeSentence:
    "The day counts again for work that comes in from now on. What is waiting keeps its due time.",
  removed: "The closing day is removed",
} as const;
