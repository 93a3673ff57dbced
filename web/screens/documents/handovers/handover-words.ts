// Every sentence of the page behind a handover's link.

export const HANDOVER_WORDS = {
  title: "Confirm that you have the original",
  sentence: (by: string, organisation: string) =>
    `${by} of ${organisation} hands this paper original over to you.`,
  looking: "Looking up the handover",
  original: "The original",
  kind: "Kind",
  guaranteeNumber: "Guarantee number",
  amount: "Amount",
  beneficiary: "Beneficiary",
  bank: "Bank",
  handedOverBy: "Handed over by",
  note: "Note",
  receipt: "Your receipt",
  name: "Your name",
  storageAddress: "Where it is kept",
  storageHelp: "The address of the safe, office or archive",
  dateReceived: "Date received",
  notes: "Notes",
  confirm: "Confirm receipt",
  notConfirmed: "The receipt was not confirmed",
  doneTitle: "Thank you, your receipt is recorded",
  doneSentence: (by: string) => `${by} has been told that you have the original. You can close this page.`,
  invalidTitle: "This link does not work",
  invalidSentence:
    "It may have been used already, taken back, or have ended. Ask the person who hands the original over for a new one.",
  failedTitle: "The handover could not be loaded",
  retry: "Retry",
} as const;
