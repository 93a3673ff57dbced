// Every sentence about paying and recording a refund, and about money that waits at the desk.

export const REFUND_CARD_WORDS = { register: "See them among all refunds" } as const;

export const REFUND_DIALOG_WORDS = {
  title: (amount: string) => `Record the refund of ${amount}`,
  sentence: (invoice: string) =>
    `The whole refund for ${invoice}, once you have paid it. We email the applicant the date and the reference.`,
  paidTo: (account: string) => `By bank transfer to ${account}.`,
  date: "Paid on",
  reference: "Payment reference",
  referenceHelp: "Of the bank.",
  note: "Note",
  noteHelp: "The applicant reads it.",
  send: "Record refund",
  done: "Refund recorded as paid",
} as const;

export const REFUND_APPROVAL_WORDS = {
  title: (amount: string) => `Approve the refund of ${amount}`,
  sentence: (invoice: string) =>
    `The whole refund for ${invoice}, by bank transfer. It is paid and recorded once a second person has confirmed it.`,
  account: (name: string, bsb: string, number: string) => `${name}, BSB ${bsb}, account ${number}`,
  noAccount: "The draft has no refund account. Ask the applicant for one.",
  fromDraft: "The account on the draft.",
  paidTo: "Account to pay",
  send: "Approve refund",
  done: "Approved. A second person has to confirm it.",
} as const;

export const REFUND_TAKE_BACK_WORDS = {
  title: (amount: string) => `Take back the approval of ${amount}`,
  sentence: (account: string) =>
    `Two people approved a bank transfer to ${account}. Take it back only if it was not paid at the bank. The refund stays due.`,
  send: "Take approval back",
  done: "The approval was taken back",
} as const;

export const CARD_REFUND_WORDS = {
  title: (amount: string) => `Pay ${amount} back to the card`,
  sentence: (invoice: string) =>
    `The whole refund for ${invoice}, to the card or account from which it came. It goes once a second administrator approves it.`,
  send: "Ask for approval",
  done: "Waiting for a second administrator",
} as const;

export const MONEY_WORDS = {
  groups: { UNMATCHED_PAYMENT: "Payments to decide", REFUND_DUE: "Refunds to pay" },
  loadFailed: "The waiting payments and refunds could not be loaded.",
  retry: "Retry",
  showAll: (count: string) => `Show all ${count}`,
  waiting: "waiting",
} as const;
