// Every sentence of the document view.

export const DOCUMENT_WORDS = {
  document: "Document",
  loading: "Loading the document",
  loadFailed: "The document could not be loaded",
  toList: "Go to documents",

  since: (date: string) => `since ${date}`,
  kindFor: (kind: string) => `${kind} for `,
  originalDraft: "Original draft",
  menu: "More actions",
  edit: "Edit",
  editNotes: "Edit notes and contract dates",
  markEstablished: "Mark as established",
  close: "Close",
  reopen: "Reopen",
  remove: "Remove",
  removeTitle: (reference: string) => `Remove ${reference}?`,
  removeSentence:
    "The record goes from your lists and reports. Only remove what was recorded by mistake: a guarantee that has ended is closed instead.",
  removeConfirm: "Remove record",
  removed: (reference: string) => `${reference} has been removed`,
  notRemoved: "The record could not be removed",
  closedOn: (status: string, when: string) => `${status} on ${when}`,
  closedSentence: "This document is closed. Everything about it stays here on record.",
  pendingTitle: "Issued, not yet in force",
  pendingSentence: (day: string) =>
    `It takes effect on ${day}. Until then nothing can be claimed under it, and it costs nothing.`,
  takesEffect: "Takes effect",
  awaitingReturnTitle: "The original has been asked for",
  awaitingReturnSentence: "It is closed once its return is recorded.",

  guaranteeNumber: "Guarantee number",
  noGuaranteeNumber: "Not given yet",
  ownRecord: "Your organisation's own record",
  recordOf: (organisation: string) => `Recorded by ${organisation}`,
  issuedBy: (bank: string) => `Issued by ${bank}`,
  established: "Established",
  notEstablished: "Not yet",
  expires: "Expires",
  openEnded: "No expiry",
  untilReturned: "Runs until it is returned",
  onCondition: "On a condition",
  bank: "Bank",
  noBank: "Not known yet",
  bsb: (bsb: string) => `BSB ${bsb}`,
  today: "today",

  costs: "Costs",
  toToday: "to today",
  nextInvoice: "next invoice",
  nextInvoiceOn: (date: string) => `next invoice, ${date}`,
  workedOut: "How this was worked out",
  total: "To today",
  setUpCost: "Set-up cost",
  accrued: "Ongoing fee",
  nextInvoiceNote: "The next invoice amount leaves out the establishment fee.",
  minimumNote: (minimum: string) => `The yearly minimum is ${minimum}.`,
  perYear: (rate: string, frequency: string) => `${rate} a year. Payments: ${frequency}.`,
  perPayment: (amount: string, frequency: string) => `${amount} each. Payments: ${frequency}.`,
  once: (amount: string) => `${amount}, charged once.`,
  onceRate: (rate: string) => `${rate}, charged once.`,

  attachments: "Attachments",
  noAttachments: "No files are attached.",

  invoices: "Invoices",
  noInvoices: "No invoices have been raised.",
  invoiceNote: (date: string, reference: string) => `${date} · deposit reference ${reference}`,
  paidOn: (date: string) => `Paid ${date}`,

  details: "Details",
  contractDates: "Contract dates",
  saidBy: (name: string, day: string) => `Said by ${name}, ${day}`,
  feesFrom: "Fees from",
  feesTo: "Fees to",
  reference: "Reference",
  bankAddress: "Bank address",
} as const;

export const DOCUMENT_PAPER_WORDS = {
  guarantee: "Guarantee",
  download: "Guarantee",
  theBank: "the bank",
  issuedBy: (bank: string) => `Issued by ${bank}`,
  issued: (bank: string, date: string) => `Issued by ${bank} on ${date}`,
  added: (person: string, date: string) => `added by ${person} on ${date}`,
  add: "Add the PDF",
  notThere: (delivery: string | null) =>
    delivery === null || delivery === "DIGITAL"
      ? "The bank has not signed it or added its PDF yet. It appears here as soon as it does."
      : "The original is on paper. Its PDF appears here once the bank adds it.",
} as const;

/** An open invoice is payable; a void one is shown as expired. */
export const INVOICE_STATUS_WORDS = {
  open: { text: "Open", tone: "warn" },
  paid: { text: "Paid", tone: "ok" },
  void: { text: "Expired", tone: "mute" },
} as const;

/** A payment that is on its way says so, whatever the invoice still is. */
export const PAYMENT_PROCESSING = { text: "Payment processing", tone: "info" } as const;

export const DOCUMENT_CLOSE_WORDS = {
  closeTitle: (reference: string) => `Close ${reference}?`,
  closeSentence: "Its costs stop on that day, and its facility is free again. You can reopen it.",
  choose: "Choose",
  closeConfirm: "Close record",
  closed: "The record was closed",
  notClosed: "The record was not closed",
  reopenTitle: (reference: string) => `Reopen ${reference}?`,
  reopenSentence: "It counts again in your lists, costs and facilities, as before it was closed.",
  reopenPastSentence: "Its expiry has passed, so it needs a new one.",
  reopenConfirm: "Reopen record",
  reopened: "The record is open again",
  notReopened: "The record was not reopened",
} as const;

export const DOCUMENT_COST_WORDS = {
  edit: "Edit costs",
  title: "Edit costs",
  sentence: "What it has cost so far is worked out anew from these.",
  save: "Save",
  saved: "The costs were changed",
  notSaved: "The costs were not changed",
  none: "No costs are recorded.",
} as const;

export const DOCUMENT_FACILITY_WORDS = {
  facility: "Facility",
  none: "Not on a facility",
  left: (amount: string) => `${amount} left`,
  change: "Change",
  title: "Put on a facility",
  sentence: "The amount of this document is taken from the limit of the facility you choose.",
  save: "Save",
  saved: "The facility was changed",
  notSaved: "The facility was not changed",
} as const;

export const DIGITAL_ORIGINAL_WORDS = {
  heading: "Digital original",
  heldBy: "Held by",
  heldSince: (by: string, when: string) => `Given by ${by} on ${when}`,
  signedBy: "Signed by",
  signedOn: (when: string, authority: string) => `${when}. ${authority}`,
  beingMade: "The bank has signed it. The file is being made and appears here in a moment.",
  fingerprint: "File (SHA-256)",
  copy: "The file on this page is an exact copy, byte for byte.",
  sentTo: "Sent to",
  sentOn: "Sent",
  opened: "Opened",
  notOpened: "Not yet",
  linkEnds: "Link works until",
  linkEnded: "Link ended",
  sentBy: (by: string, when: string) => `by ${by} on ${when}`,
  waitingForFile: "It is emailed to the beneficiary as soon as the bank signs it or adds its file.",
  noAddress: "The beneficiary has no email address on this document, so it was not sent.",
  notSent: "It has not been sent to the beneficiary yet.",
  send: "Send",
  sendAgain: "Send again",
  title: "Send the digital original",
  sentence: "They get an email with a link to the guarantee. It works for 30 days.",
  sent: "The digital original was sent",
  stop: "Stop this link",
  stopTitle: "Stop this link?",
  stopSentence: (name: string) => `${name} can no longer open the guarantee with it.`,
  stopped: "The link was stopped",
} as const;

export const DOCUMENT_CUSTODY_WORDS = {
  original: "Original",
  handOver: "Hand over the original",
  showCustody: "Show custody record",
  hideCustody: "Hide custody record",
  cameBack: (day: string) => `The original came back on ${day}.`,
  noCustodian: "No one has confirmed holding the paper original",
  custodian: "Custodian",
  keptAt: "Kept at",
  received: "Received",
  notes: "Notes",
  onItsWay: (name: string) => `On its way to ${name}`,
  waiting: (email: string, ends: string) => `${email} has until ${ends} to confirm receipt.`,
  ended: (email: string, ends: string) => `The link sent to ${email} ended on ${ends} without an answer.`,
  remove: "Remove",
  removeTitle: "Remove this handover?",
  removeSentence: (name: string) => `The link that ${name} was sent will stop working.`,
  removeConfirm: "Remove handover",
  removed: "The handover was removed",
  title: "Hand over the original",
  sentence:
    "We email the recipient a link to confirm that they have it. You get a second code to pass on with the paper.",
  name: "Recipient's name",
  email: "Recipient's email",
  storageAddress: "Where it will be kept",
  send: "Send link",
  sent: "The link was sent",
  notSent: "The handover was not sent",
  secondCode: "Second code",
  secondCodeSentence:
    "The recipient needs this code beside the link. Write it on the paper or read it out, and never email it. It is shown only now.",
  secondCodeDone: "I have noted it",
  copySecondCode: "Copy the second code",
  locked: "Locked after 5 wrong codes. Make a new code and pass it on.",
  renew: "New code",
  renewTitle: "Make a new second code?",
  renewSentence: (name: string) => `The code that ${name} has will stop working. The link stays the same.`,
  renewConfirm: "Make new code",
  renewed: "The handover has a new code",
  reminder: (day: string) => `Next reminder ${day}.`,
} as const;
