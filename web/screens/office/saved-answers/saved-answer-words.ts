// What people read about saved answers.

export const SAVED_ANSWER_WORDS = {
  title: "Saved answers",
  loading: "Saved answers are on their way.",
  failed: "Saved answers could not be read",
  none: "Your team has saved no answers yet. Type one above, then save it here.",
  use: (title: string) => `Use “${title}”`,
  change: (title: string) => `Change “${title}”`,
  remove: (title: string) => `Remove “${title}”`,
  saveTyped: "Save what you typed as an answer",
  nothingTyped: "Type the answer above first.",
  titleLabel: "Title",
  titleHelp: "Your team finds the answer under this title.",
  textLabel: "Text",
  save: "Save answer",
  saved: "Answer saved for your team",
  changed: "Answer changed for your team",
  cancel: "Cancel",
  removeQuestion: (title: string) => `Remove “${title}” for your whole team? What was sent with it stays.`,
  removeIt: "Remove answer",
  removed: "Answer removed",
  keep: "Keep it",
} as const;
