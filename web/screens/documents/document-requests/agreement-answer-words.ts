// Every sentence of the page behind an agreement link.

export const AGREEMENT_ANSWER_WORDS = {
  title: "Agree or refuse",
  sentence: (by: string, organisation: string) =>
    `${by} of ${organisation} asks for this change. The issuer does it only if you agree.`,
  looking: "Looking up the request",
  asked: "What is asked for",
  kind: "Guarantee",
  guaranteeNumber: "Number",
  amount: "Amount now",
  applicant: "Applicant",
  beneficiary: "Beneficiary",
  bank: "Bank",
  request: "Request",
  before: "Says now",
  reason: "Their reason",
  exactText: "The exact text",
  sha256: (hash: string) => `Its SHA-256 is kept with your answer: ${hash}`,
  answer: "Your answer",
  name: "Your name",
  until: (when: string) => `You can answer once, until ${when}. No account is needed.`,
  send: "Send answer",
  notSent: "Your answer was not sent",
  doneTitle: "Thank you, your answer is recorded",
  agreedDone:
    "The issuer and the applicant know that you agree. You get an email when it is done. You can close this page.",
  refusedDone:
    "The issuer and the applicant know that you refuse, and why. The guarantee stays as it is. You can close this page.",
  invalidTitle: "This link does not work",
  invalidSentence:
    "It may have been answered, withdrawn or expired, or a newer email has replaced it. Use the newest email, or ask its sender.",
  failedTitle: "The request could not be loaded",
  retry: "Retry",
} as const;
