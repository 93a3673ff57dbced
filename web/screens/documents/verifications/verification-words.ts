// Every sentence of the page on which anybody checks issued paper.

import type { VerificationState } from "@bondline/domain/documents/verifications/verification.ts";

export const VERIFICATION_WORDS = {
  title: "Check a guarantee",
  sentence:
    "Find out whether a guarantee or bond issued through Bondline is still valid. You need no account.",
  byFile: "Drop the PDF",
  byFileSentence: "We compare its fingerprint. The file stays on your device.",
  fileLabel: "Choose the PDF of the guarantee",
  fileHint: "The bank's own PDF, up to 30 MB",
  fileWrongType: "Choose the PDF that the bank issued.",
  byNumber: "Enter its number",
  guaranteeNumber: "Guarantee number",
  checkCode: "Check code",
  checkCodeHelp: "Eight letters and digits, on the verification sheet",
  check: "Check",
  notChecked: "We could not check this",
  notRead: "Your browser could not read this file. Use the number and check code instead.",
  looking: "Checking",
  result: "Result",
  asOf: "As of",
  times: (zone: string) => `${zone} time`,
  number: "Number",
  kind: "Kind",
  issuer: "Issued by",
  amount: "Amount",
  expires: "Expires",
  noEnd: "No end date",
  wordingHash: "Wording (SHA-256)",
  again: "Check another",
  compare: "Compare these facts with the paper in front of you. They must match.",
  recorded: "Each check is recorded and shown to the parties, without your name.",
} as const;

export const STATE_WORDS: Record<VerificationState, { title: string; sentence: string }> = {
  PENDING: {
    title: "This guarantee is not in force yet",
    sentence: "It was issued ahead of its day. Nothing can be claimed under it before that day.",
  },
  CURRENT: { title: "This guarantee is current", sentence: "It is valid as it was issued." },
  AMENDED: {
    title: "This guarantee was amended",
    sentence: "It is valid, with changes made since it was issued. Ask for the amendment.",
  },
  REDUCED: { title: "This guarantee was reduced", sentence: "It is valid for the lower amount below." },
  SUPERSEDED: {
    title: "There is a newer file",
    sentence: "The issuer replaced this PDF. Ask for the newer one.",
  },
  EXPIRED: { title: "This guarantee has expired", sentence: "Nothing can be claimed under it any more." },
  CLAIMED: { title: "This guarantee was claimed", sentence: "It was claimed in full and is closed." },
  CANCELLED: { title: "This guarantee was cancelled", sentence: "It is no longer valid." },
  RETURNED: {
    title: "This guarantee was returned",
    sentence: "The beneficiary gave it back, so it is no longer valid.",
  },
  UNKNOWN: {
    title: "We don't know this guarantee",
    sentence:
      "Check what you entered. If it still isn't found, ask the issuer: not every guarantee is issued through Bondline.",
  },
};
