// What people read about a form that is signed at an e-signature service.

export const FORM_SIGNING_WORDS = {
  waitsAt: (service: string) => `Waiting at ${service}`,
  sentOn: (name: string, when: string) => `Sent by ${name}, ${when}`,
  signers: "Who signs",
  signNow: "Sign now",
  newTab: "(opens in a new tab)",
  yourTurn: (service: string) =>
    `It is your turn to sign. Read the form at ${service}, sign it there, and come back: this page knows by itself.`,
  preparing: (service: string) => `We are sending the form to ${service}. This takes a few seconds.`,
  othersTurn: (name: string) =>
    `${name} signs it next, from their own account here. Once all have signed, the signed file appears below.`,
  actionYours: "Please sign this",
  actionOthers: (name: string) => `Waiting for ${name} to sign`,
  signed: (when: string) => `Signed ${when}`,
  read: "Has opened it",
  next: "Signs next",
  after: "Signs after that",
  callOff: "Call it off",
  callOffTitle: "Call off the signature?",
  callOffSentence: (service: string) =>
    `The page at ${service} closes, and nothing is signed. You can send the form again, or take a file instead.`,
  keepWaiting: "Keep waiting",
  calledOff: "The signature was called off",
  notCalledOff: "The signature was not called off",
  send: "Have it signed online",
  sendTitle: (form: string) => `${form} to sign`,
  sendSentence: (service: string) =>
    `We write the form from the draft as it is now and send it to ${service}. Each signer is told here when it is their turn; if the draft changes, it is called off.`,
  first: "Who signs",
  firstCapacity: "Signs as",
  second: "Second signer",
  secondHelp: "Signs after the first, such as another director.",
  noOne: "No one else",
  secondCapacity: "Second signer signs as",
  choose: "Choose a person",
  chooseMessage: "Choose who signs.",
  twice: "Each person signs once.",
  sendConfirm: "Send to sign",
  sent: (service: string) => `Sent to ${service}`,
  notSent: "The form was not sent",
} as const;
