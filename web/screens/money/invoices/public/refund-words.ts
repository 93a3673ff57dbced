// Every sentence about money that is paid back.

export const REFUND_WORDS = {
  heading: "Refunds",
  due: (total: string) => `${total} due`,
  paidBack: "Paid back",
  dueSince: (invoice: string, day: string) => `${invoice}, due since ${day}`,
  paid: (day: string, how: string) => `Paid on ${day}, ${how.toLowerCase()}`,
  reference: "Reference",
  sentence: {
    applicant: "There is nothing to do. We pay this back to you and write once it is paid.",
    staff: "Pay it, then record it here: the applicant is told at once.",
  },
  record: "Record refund",
} as const;
