// The sentences about people of a client whose account is suspended.

export const SUSPENSION_WORDS = {
  suspended: (day: string) => `Suspended on ${day}`,
  suspend: "Suspend",
  suspendOf: (name: string) => `Suspend ${name}`,
  title: (name: string) => `Suspend ${name}?`,
  sentence:
    "They are signed out everywhere and can't sign in. Guarantees in force and what was handed in go on as before. They get an email with the reason.",
  reason: "Reason",
  reasonHelp: "The person reads it.",
  notSuspended: "Nothing was changed",
  done: (name: string) => `${name} is suspended`,
  restore: "Let in again",
  restoreOf: (name: string) => `Let ${name} in again`,
  restoreTitle: (name: string) => `Let ${name} in again?`,
  restoreSentence: "They can sign in as before, and get an email that says so.",
  restored: (name: string) => `${name} can sign in again`,
} as const;
