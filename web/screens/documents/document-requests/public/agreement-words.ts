// The sentences about agreeing to a request, where people who are signed in read them.

export const AGREEMENT_WORDS = {
  waiting: (whose: string) => `Waiting for the ${whose}’s agreement`,
  linkSent: (email: string, until: string) => `Link emailed to ${email}, open until ${until}`,
  linkEnded: (email: string) => `The link emailed to ${email} has expired`,
  agreed: (name: string, whose: string, when: string) => `Agreed by ${name}, ${whose}, ${when}`,
  refused: (name: string, whose: string, when: string) => `Refused by ${name}, ${whose}, ${when}`,
  sha256: (hash: string) => `Text agreed to, SHA-256 ${hash}`,
  refusedSha256: (hash: string) => `Text refused, SHA-256 ${hash}`,

  title: "Agree or refuse",
  sentence: "The issuer is told your answer. It can’t be changed afterwards.",
  text: "What you agree to",
  notLoaded: "The text could not be loaded",
  question: "Do you agree?",
  agree: "I agree",
  agreeDetail: "The issuer may do what is asked for",
  refuse: "I don’t agree",
  refuseDetail: "The guarantee stays as it is, and I say why",
  reason: "Reason",
  send: "Send answer",
  agreedDone: "You have agreed",
  refusedDone: "You have refused",
  notSent: "Your answer was not sent",

  sendTitle: "Send the agreement link",
  sendSentence: (email: string) =>
    `${email} gets a new link, which works for 14 days. An earlier one stops working.`,
  sendSentenceNew: "They get a link by which they agree or refuse without an account. It works for 14 days.",
  email: "The beneficiary’s email",
  sendLink: "Send link",
  sent: "Link sent",
  notLinkSent: "The link was not sent",
} as const;
