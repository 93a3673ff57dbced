// Every sentence about what was credited of an invoice.

export const CREDIT_NOTE_WORDS = {
  heading: "Credit notes",
  about: (invoice: string, day: string) => `Off ${invoice}, ${day}`,
  gst: (amount: string) => `${amount} of it GST`,
  download: "Download PDF",
  downloadOf: (number: string) => `Download ${number} as PDF`,
  nothing: "Nothing was credited.",
  credit: (invoice: string) => `Credit ${invoice}`,
  awaitingApproval: (invoice: string) =>
    `A credit note of ${invoice} is waiting for a second administrator to approve it.`,
} as const;
