// Every sentence about money that is paid back.

export const REFUND_WORDS = {
  heading: "Refunds",
  due: (total: string) => `${total} due`,
  paidBack: "Paid back",
  note: (invoice: string, day: string) => `${invoice}, ${day}`,
  sentence: {
    applicant: "We pay this back to the refund account of this draft.",
    staff: "Pay this back to the refund account of the draft.",
  },
} as const;
