// Every sentence about recording security money at the desk.

export const SECURITY_DIALOG_WORDS = {
  recordHeld: "Record as held",
  recordReturn: "Record return",
  held: {
    title: "Record security money",
    sentence: (bank: string) => `Once ${bank} holds it. We email the applicant the date and the reference.`,
    amount: "Amount held",
    missing: (amount: string) => `${amount} is still to be held.`,
    date: "Held since",
    reference: "Bank reference",
    referenceHelp: "Of the term deposit or the account.",
    send: "Record security",
    done: "Security money recorded as held",
  },
  returned: {
    title: "Record the return of security money",
    sentence: "Once it has gone back. We email the applicant the date and the reference.",
    amount: "Amount returned",
    returnable: (amount: string) => `${amount} is held.`,
    date: "Returned on",
    to: "Returned to",
    toHelp: "The name of the account.",
    account: (bsb: string, number: string) => `The refund account: BSB ${bsb}, account ${number}.`,
    reference: "Bank reference",
    send: "Record return",
    done: "Security money recorded as returned",
    waits: "Approved. A second person has to confirm it.",
  },
} as const;
