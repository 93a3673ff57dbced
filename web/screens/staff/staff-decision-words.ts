// Every sentence of the decision bar and its dialogs.

export const BAR_WORDS = {
  label: "Decision",
  decline: "Decline",
  approve: "Approve",
  requestChanges: "Request changes",
  requestCounted: (count: number) => (count === 1 ? "Request 1 change" : `Request ${count} changes`),
  recordPayment: "Record payment",
  establish: "Establish",

  blocking: (count: number) =>
    `${count} ${count === 1 ? "finding stands" : "findings stand"} against approval`,
  toLookAt: (count: number) => `${count} ${count === 1 ? "finding" : "findings"} to look at`,
  allClear: "Everything is clear",
  changesReady: (count: number, name: string | undefined) =>
    `${count} ${count === 1 ? "change" : "changes"} ready${name === undefined ? "" : ` for ${name}`}`,
  nothingTicked: "Nothing is ticked to ask for",
  readyToApprove: "Ready to approve with a fee summary",
  waitsForPayment: "Waiting for payment",
  received: (received: string, asked: string) => `${received} of ${asked} received`,
  paidAndReady: "Paid and ready to establish",
  toIssue: (amount: string, beneficiary: string) => `${amount} to ${beneficiary}`,
  nothingToDecide: "Nothing to decide now",
  waitsSince: {
    PROVIDER: "With the provider since",
    APPLICANT: "With the applicant since",
    BANK: "With the bank since",
  },
} as const;

export const DIALOG_WORDS = {
  cancel: "Cancel",
  back: "Go back",
  conflictTitle: "This draft has just changed",
  conflictSentence:
    "It has been read again and what you typed is kept. Look it over, then send it once more.",
  failedTitle: "This could not be done",

  requestTitle: "Request changes",
  requestSentence: "The applicant gets this by mail and can edit the draft again.",
  requestReason: "What has to change",
  requestSend: "Request changes",
  requested: "Changes requested",

  declineTitle: "Decline this draft",
  declineSentence: "The draft ends here. Open invoices are voided, and what was paid is recorded for refund.",
  declineReason: "Why it is declined",
  declineSend: "Decline draft",
  declined: "Draft declined",

  approveTitle: "Approve with a fee summary",
  approveSentence: "Approving raises the invoice and asks the applicant for payment.",
  approveFees: "Fee summary",
  approveFeesLoading: "Loading the fee summaries",
  approveFeesFailed: "The fee summaries could not be loaded.",
  approveNoFees: "No fee summary fits this draft.",
  approveChoose: "Choose a fee summary.",
  approveTotal: "Total to pay",
  approveGst: (gst: string) => `of which GST ${gst}`,
  approveCalculating: "Working out the fees",
  approveWorkedOut: "How this was worked out",
  approveAgainst: (count: number) => `${count} ${count === 1 ? "finding is" : "findings are"} not settled`,
  approveAnyway: "I have looked at each of them and approve nevertheless",
  approveConfirmNeeded: "Confirm that you have looked at the findings.",
  approveSend: "Approve",
  approveSendTotal: (total: string) => `Approve, ask for ${total}`,
  approved: "Draft approved",
  feeBand: (from: string, to: string) => `For ${from} to ${to}`,
  perHalfYear: (rate: string) => `${rate} each half year`,
  perYear: (rate: string) => `${rate} a year`,
  feeOnly: (fee: string) => `${fee} to establish`,

  paymentTitle: "Record a payment",
  paymentSentence: (invoice: string, reference: string) =>
    `Invoice ${invoice}, deposit reference ${reference}.`,
  paymentAmount: "Amount received",
  paymentDate: "Received on",
  paymentNote: "Note",
  paymentOpen: (open: string) => `${open} is still open.`,
  paymentPart: (left: string) => `A part payment: ${left} will still be open.`,
  paymentFull: "This pays the invoice in full and moves the draft to Processing.",
  paymentOver: (over: string) =>
    `${over} more than asked for. The draft moves on, and the difference is recorded as due back.`,
  paymentSend: "Record payment",
  paymentDone: "Payment recorded",
  noOpenInvoice: "There is no open invoice to pay.",

  establishTitle: "Establish this guarantee",
  establishSentence: "As the bank has issued it. The document is made from these details.",
  guaranteeNumber: "Guarantee number",
  establishedDate: "Established on",
  bankName: "Bank",
  bsb: "BSB",
  bankAddress: "Address of the branch",
  establishNext: "Continue",
  establishConfirmTitle: (amount: string) => `Establish ${amount}?`,
  establishConfirm: (amount: string, beneficiary: string, number: string) =>
    `${amount} in favour of ${beneficiary}, guarantee number ${number}. This cannot be taken back.`,
  establishFacts: {
    amount: "Amount",
    beneficiary: "Beneficiary",
    number: "Guarantee number",
    date: "Established on",
    bank: "Bank",
  },
  establishSend: "Establish",
  established: "Guarantee established",
} as const;
