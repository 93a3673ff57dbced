// What people read about a beneficiary's confirmation on the draft and at the desk.

export const CONFIRMATION_WORDS = {
  heading: "Beneficiary’s confirmation",
  loading: "Reading the confirmation",
  notLoaded: "The confirmation did not load",
  none: "Before the bank issues, the beneficiary confirms its legal name, its ABN or ACN and the whole wording. No account is needed.",
  ask: "Ask the beneficiary to confirm",
  askAgain: "Send a new link",
  cancel: "Stop asking",
  asked: (email: string) => `Asked at ${email}`,
  askedBy: "Asked by",
  askedAt: "Asked",
  linkEnds: "Link ends",
  answeredBy: "Answered by",
  answeredAt: "Answered",
  person: (name: string, position: string) => `${name}, ${position}`,
  wrong: "What is wrong",
  wrongNext: "Correct the draft, then ask again.",
  changed: (what: string) => `Since the beneficiary confirmed, ${what} changed.`,
  text: "What was asked about, word for word",
  confirmedText: "What was confirmed, word for word",
  sha256: (hash: string) => `SHA-256: ${hash}`,
  earlier: (count: number) => (count === 1 ? "1 earlier answer" : `${count} earlier answers`),
} as const;

export const ASK_WORDS = {
  title: "Ask the beneficiary to confirm?",
  againTitle: "Send a new link?",
  sentence:
    "We email a link. It shows the name, the ABN or ACN, the amount and the whole wording, and is answered without an account.",
  againSentence: "The link that was sent before stops working.",
  email: "Email",
  emailHelp: "Leave blank for the beneficiary’s address on the draft.",
  send: "Send the link",
  sent: "The beneficiary was asked",
  notSent: "The beneficiary was not asked",
  cancelTitle: "Stop asking the beneficiary?",
  cancelSentence: "The link that was sent stops working. You can ask again later.",
  cancelConfirm: "Stop asking",
  cancelKeep: "Keep asking",
  cancelled: "The beneficiary is no longer asked",
  notCancelled: "The beneficiary is still asked",
} as const;

/** The page behind the link. */
export const CONFIRM_WORDS = {
  title: "Check before it is issued",
  sentence: (by: string, applicant: string) =>
    `${by} asks for ${applicant}: is everything right? It is issued to you as you see it here.`,
  looking: "Looking up what you are asked",
  what: "What you confirm",
  kind: "Kind",
  reference: "Reference",
  amount: "Amount",
  applicant: "Applicant",
  issuer: "Bank or insurer",
  name: "Your legal name",
  number: "Your ABN or ACN",
  noName: "Not filled in yet",
  wording: "The whole wording",
  sha256: (hash: string) => `The SHA-256 of your name, number and wording is kept with your answer: ${hash}`,
  changing: "The applicant is changing it",
  changingSentence:
    "Something is not filled in at the moment. Open the link again later, or say what is wrong.",
  answer: "Your answer",
  question: "Is everything right?",
  right: "Everything is right",
  rightDetail: "Our name, number and the wording can be issued as they are.",
  wrong: "Something is wrong",
  wrongDetail: "Nothing is issued until it is corrected and you are asked again.",
  reason: "What is wrong",
  reasonHelp: "The applicant and the bank read this.",
  yourName: "Your name",
  yourPosition: "Your position",
  positionHelp: "For example Contracts manager.",
  until: (when: string) => `You can answer once, until ${when}.`,
  send: "Send answer",
  notSent: "Your answer was not sent",
  behind: "It has changed while you were reading. Check it again.",
  doneTitle: "Thank you, your answer is recorded",
  confirmedDone:
    "The applicant and the bank know that you confirm. If your name, number or the wording changes, we ask you again. You can close this page.",
  disputedDone:
    "The applicant and the bank know what is wrong. Once it is corrected you are asked again. You can close this page.",
  invalidTitle: "This link does not work",
  invalidSentence:
    "It may have been answered, cancelled or expired, or a newer email has replaced it. Use the newest email, or ask its sender.",
  signInTitle: "Use the link in the email",
  signInSentence:
    "You can also answer without it if you sign in with the address that was asked, or as a member of the beneficiary’s organisation.",
  failedTitle: "This could not be loaded",
  retry: "Retry",
} as const;
