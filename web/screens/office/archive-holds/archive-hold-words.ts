// Every sentence of the legal holds of a record.

export const ARCHIVE_HOLD_WORDS = {
  title: "Legal hold",
  list: "Legal holds",
  help: "Closed records are archived after seven years. A legal hold keeps this one with the others until you end it.",
  set: "Set legal hold",
  setTitle: "Set a legal hold?",
  setSentence:
    "The record is not archived or removed while the hold lasts. If it is archived, it comes back.",
  reason: "Reason",
  reasonHelp: "Your colleagues read it. Clients and banks never do.",
  notSet: "The hold was not set",
  end: "End legal hold",
  endTitle: "End this legal hold?",
  endSentence: "The record is then archived as any other, from the next night on.",
  notEnded: "The hold was not ended",
  held: "set a legal hold",
  heldAndEnded: "set a legal hold that has ended",
  ended: (who: string, when: string, reason: string) => `Ended by ${who} on ${when}: ${reason}`,
  none: "No legal hold",
  loading: "Loading the legal holds",
  loadFailed: "The legal holds could not be loaded",
  tryAgain: "Try again in a moment.",
  moreFailed: "The earlier legal holds could not be loaded.",
  shown: (shown: number, total: number) => `${shown} of ${total}`,
} as const;
