// The sentences of a form that saves itself: how saving stands, what was put back, and leaving before all is saved.

export const AUTOSAVE_WORDS = {
  saved: "Saved",
  saving: "Saving…",
  offline: "Not saved: offline",
  unreachable: "Not saved: trying again",
  held: "Not saved: check the marked fields",
  contested: "Not saved: decide on the changes above",
  untouched: "Saved automatically as you type",

  leave: {
    title: "Leave with unsaved changes?",
    sentence:
      "Some changes have not been saved. They are kept on this device and put back when you open this again.",
    leave: "Leave",
    stay: "Keep editing",
  },
  kept: {
    title: "Your unsaved changes were put back",
    sentence: (when: string) => `Typed ${when} and not saved then.`,
    discard: "Discard them",
  },
} as const;
