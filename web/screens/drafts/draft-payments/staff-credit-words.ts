// Every sentence about crediting a part of an invoice.

export const CREDIT_DIALOG_WORDS = {
  title: (invoice: string) => `Credit ${invoice}`,
  sentence:
    "Say how much of each line is taken back, without GST. It counts once a second administrator approves it.",
  left: (amount: string) => `${amount} of it is left.`,
  all: "Take all of it back",
  reason: "Why",
  reasonHelp: "The client reads it on the credit note.",
  total: (total: string, gst: string) => `The credit note comes to ${total}, ${gst} of it GST`,
  due: (amount: string) => `${amount} of what was paid becomes a refund that is due.`,
  open: (amount: string) => `${amount} is left to pay.`,
  settled: "Nothing is left to pay.",
  send: "Ask for approval",
  done: "Waiting for a second administrator",
} as const;
