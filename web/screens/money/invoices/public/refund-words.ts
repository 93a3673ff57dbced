// Every sentence about money that is paid back.

export const REFUND_WORDS = {
  heading: "Refunds",
  due: (total: string) => `${total} due`,
  sent: "On its way",
  paidBack: "Paid back",
  dueSince: (invoice: string, day: string) => `${invoice}, due since ${day}`,
  sentOn: (day: string) => `Sent to the card provider on ${day}`,
  awaitingApproval: "Waiting for a second administrator to approve that it goes back to the card.",
  disputed: "The payer has asked their bank for this money. It waits until that is decided.",
  failed: (reason: string) => `It could not be paid back to the card. ${reason}`,
  paid: (day: string, how: string) => `Paid on ${day}, ${how.toLowerCase()}`,
  reference: "Reference",
  sentence: {
    applicant: "You don't need to do anything. We'll email you when it is paid.",
    staff:
      "Two people approve a bank transfer before it is paid and recorded here. We tell the applicant once it is.",
  },
  approved: (account: string) => `Approved by two people, to ${account}`,
  send: "Pay back to the card",
  approve: "Approve bank transfer",
  record: "Record refund",
  takeBack: "Take approval back",
} as const;
