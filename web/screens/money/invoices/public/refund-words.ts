// Every sentence about money that is paid back.

export const REFUND_WORDS = {
  heading: "Refunds",
  due: (total: string) => `${total} due`,
  paidBack: "Paid back",
  dueSince: (invoice: string, day: string) => `${invoice}, due since ${day}`,
  paid: (day: string, how: string) => `Paid on ${day}, ${how.toLowerCase()}`,
  reference: "Reference",
  sentence: {
    applicant: "You don't need to do anything. We'll email you when it is paid.",
    staff: "Pay it, then record it here. We tell the applicant immediately.",
  },
  record: "Record refund",
} as const;
