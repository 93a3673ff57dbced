// Every sentence about the signature of a digital original.

export const SIGNATURE_WORDS = {
  heading: "Bank's signature",
  askedOn: (when: string) => `Asked for ${when}`,
  waitsForYou: "Read what you sign, then sign it for the issuer. The beneficiary gets the original at once.",
  waitsForBank: (bank: string) =>
    `An officer of ${bank} signs it here. The beneficiary gets the original at once, and you find an exact copy on this page.`,
  theBank: "the bank",
  declinedBy: (name: string, when: string) => `Declined by ${name}, ${when}`,
  comesAs: (how: string) => `Instead: ${how.charAt(0).toLowerCase()}${how.slice(1)}`,
  sign: "Sign original",
  signTitle: "Sign the digital original",
  signSentence: (bank: string) => `You sign this for ${bank}:`,
  number: "Number",
  applicant: "Applicant",
  beneficiary: "Beneficiary",
  amount: "Amount",
  expires: "Expires",
  noEnd: "No end date",
  wording: "Wording (SHA-256)",
  openFile: "Download the file to sign",
  signedName: "Your full name",
  authority: "Your authority to sign",
  signed: "The digital original is signed",
  notSigned: "The digital original was not signed",
  decline: "Decline to sign",
  declineTitle: "Decline to sign the digital original",
  declineSentence:
    "The applicant reads your reason. You can still add your own file, or send the original on paper.",
  reason: "Reason",
  instead: "How the original comes",
  decideLater: "Decide later",
  declined: "The applicant knows that it was not signed",
  notDeclined: "This was not declined",
} as const;

export const DESK_SIGNATURE_WORDS = {
  heading: "Digital originals to sign",
  toSign: (amount: string) => `Original of ${amount} to sign`,
  asked: (when: string) => `Asked for ${when}`,
  notLoaded: "The digital originals to sign could not be loaded",
  retry: "Retry",
} as const;
