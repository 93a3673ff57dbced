// Every sentence about card payments that are not the ones that were asked for.

export const UNMATCHED_WORDS = {
  heading: "Unmatched payments",
  waiting: "To decide",
  settled: "Decided",
  expected: "Asked for",
  came: "Came in",
  receivedOn: "Received on",
  reference: "Provider's reference",
  outcome: "Outcome",
  decide: "Decide",

  title: (amount: string) => `What happens to ${amount}?`,
  sentence: "The card provider took it, and it does not match the invoice. Nothing has moved yet.",
  decision: "Decision",
  options: {
    ACCEPTED: {
      label: "Count it towards the invoice",
      detail: "As part or full payment. Anything over is due back.",
    },
    REFUND_DUE: {
      label: "Pay it back",
      detail: "The whole amount becomes a refund that is due: pay it, then record it.",
    },
    DISMISSED: {
      label: "Dismiss it",
      detail: "Nothing changes, for example if the card provider has reversed it.",
    },
  },
  reason: "Reason",
  reasonHelp: "Kept in the history of the draft.",
  choose: "Choose what happens to it.",
  send: "Record decision",
  done: "Decision recorded",
} as const;
