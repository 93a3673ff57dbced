// The sentences of the card of a security held.

export const HOLDING_CARD_WORDS = {
  heading: "Enforceability",
  met: "Met",
  notLoaded: "This could not be checked",
  comparedHeading: "Compared with the other record",
  ofIssued: "The other record is the guarantee as issued through the portal.",
  ofApplicant: "The other record is the applicant’s own.",
  ofHolder: "The other record is your organisation’s own.",
  same: "Both say the same.",
  other: (reference: string) => `Open ${reference}`,
  hereSays: (text: string) => `Here: ${text}`,
  thereSays: (text: string) => `There: ${text}`,
} as const;
