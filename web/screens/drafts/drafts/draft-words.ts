// Every sentence of the draft screens.

import { usuallyWithin } from "@bondline/domain/drafts/drafts/draft-times.ts";
import type { ContractForm, DeliveryType } from "../../../api/generated/graphql.ts";

export const DRAFT_WORDS = {
  draft: "Draft",
  loading: "Loading the draft",
  notLoaded: "The draft could not be loaded",
  toList: "Go to drafts and documents",
  tryAgain: "Check your connection and try again.",
  noAmount: "No amount yet",
} as const;

export const EDIT_WORDS = {
  newTitle: "New draft",
  editTitle: (reference: string) => `Draft ${reference}`,
  edit: "Edit",
  back: "Back",
  continue: "Continue",
  finish: "Review and submit",
  choose: "Choose",
  mayNot: "You can’t raise drafts for this organisation",
  mayNotSentence: "Ask an administrator of the organisation to give you access.",
  locked: "Some details are locked",
  lockedSentence: "Submission has begun. Cancel the submission to change the details again.",
  allLocked: "This draft can no longer be edited",
  allLockedSentence: "You can read it here.",
  openView: "Open draft",
  changesRequested: "Changes were requested",
} as const;

export const KIND_WORDS = {
  label: "Kind of security",
  help: {
    BANK_GUARANTEE: "A bank pays on demand, whatever the contract.",
    SURETY_BOND: "An insurer pays on demand, and no cash is tied up.",
    CASH_SECURITY: "Your cash is held for a head contractor, who draws on it on demand.",
    LEASE_BOND: "A bank pays your lessor on demand.",
  },
  kept: "A draft keeps its kind. Start another draft for another kind.",
} as const;

/** What to do where the table of requirements says it of several fields together, or not at all. */
export const MISSING_WORDS = {
  contractForm: "Choose a form of wording.",
  feeSummaryId: "Choose a fee plan.",
  refundAccountName: "Enter the name of the account.",
  refundBSB: "Enter the BSB.",
  refundAccountNumber: "Enter the account number.",
  directorFirstName: "Enter the director’s first name.",
  directorLastName: "Enter the director’s last name.",
  directorEmail: "Enter the director’s email.",
} as const;

export const CONFLICT_WORDS = {
  title: "Someone else changed this draft",
  ownTitle: "You changed this draft in another tab",
  otherTab: "Other tab",
  sentence: "What you typed is kept. Choose which text to keep for each field.",
  onlyTheirs: (labels: string) => `Also changed and taken over: ${labels}.`,
  takenOver: (labels: string) => `Changed and taken over: ${labels}.`,
  field: "Field",
  theirs: "Theirs",
  mine: "Yours",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  keepMineOf: (label: string) => `Keep mine: ${label}`,
  takeTheirsOf: (label: string) => `Take theirs: ${label}`,
  empty: "Empty",
  adoptedTitle: "This draft was updated elsewhere",
} as const;

export const PARTY_WORDS = {
  add: "Add party",
  contact: "Contact",
  address: "Principal place of business",
  you: (name: string) => `You: ${name}`,
  contactOf: (name: string, address: string) => [name, address].filter((text) => text !== "").join(", "),
  change: "Change",
  changeOf: (title: string) => `Change ${title}`,
} as const;

export const DELIVERY_DETAIL: Record<DeliveryType, string> = {
  DIGITAL: "Signed and sent to the beneficiary by email.",
  COURIER: "A courier takes the signed original to the address you enter.",
  COLLECTION: "The person you name collects it at the bank.",
};

export const FORM_DETAIL: Record<ContractForm, string> = {
  AS4000:
    "For a building contract on the AS 4000 conditions. Stays in force until it is returned or released.",
  AS4000_EXPIRY: "For a building contract on the AS 4000 conditions. Ends at 4.00 pm on your expiry date.",
  AS2124:
    "For a building contract on the older AS 2124 conditions. Stays in force until it is returned or released.",
  AS2124_EXPIRY:
    "For a building contract on the older AS 2124 conditions. Ends at 4.00 pm on your expiry date.",
  OTHER: "For a lease or any other agreement. Ends as you chose in step 1.",
};

/** What is explained on demand, beside the word that needs it. */
export const HELP_WORDS = {
  agreement: {
    label: "About the agreement",
    text: "The contract or lease that this guarantee secures. Copy its name from the first page: the guarantee prints it word for word.",
  },
  expiry: {
    label: "About expiry",
    text: "On a date: it ends at 4.00 pm that day. On a condition: it ends once something you describe has happened, such as practical completion. No expiry: it ends when it is returned or released.",
  },
  forms: {
    label: "About AS 4000 and AS 2124",
    text: "Two sets of standard conditions for building contracts in Australia; AS 2124 is the older one. Your contract names its conditions on the first pages. If it names neither, choose Other wording.",
  },
  undertaking: {
    label: "About the undertaking",
    text: "The bank promises to pay the beneficiary when it asks in writing, without proof and without asking you first.",
  },
  cashBacked: {
    label: "About cash-backed plans",
    text: "Cash-backed: you lodge the guaranteed amount with the bank as security money. It stays yours and comes back to your refund account when the guarantee ends. With other plans something else secures the guarantee, and you lodge no cash.",
  },
} as const;

export const FORM_WORDS = {
  stepHint: "You can change it in step 3, Wording and delivery.",
  preview: "Preview of the wording",
  none: "Choose a form to read its wording here.",
} as const;

export const SECTION_WORDS = {
  guarantee: { title: "Guarantee", sentence: "What is guaranteed, for how much and until when." },
  project: {
    title: "Project and contract",
    sentence: "Where the work or the premises are, and the contract or lease you give security for.",
  },
  wording: {
    title: "Form of wording",
    sentence: "Choose the form that your contract asks for. Each is an unconditional undertaking.",
  },
  delivery: { title: "Delivery", sentence: "How the beneficiary receives the original." },
  recipient: { title: "Recipient", sentence: "Where the courier takes the paper original." },
  fees: { title: "Fee plan", sentence: "What you pay, and who issues. We confirm it when we approve." },
  funds: { title: "Where the money comes from", sentence: "Asked of every applicant by law." },
  director: { title: "Director contact", sentence: "The bank emails a director before it issues." },
  refund: { title: "Refund account", sentence: "Where your money goes when the guarantee ends." },
  invoices: { title: "Invoices", sentence: "Who else gets the invoices." },
} as const;

/** What a bank asks for of its own; its name stands in it. */
export const BANK_WORDS = {
  product: { title: "Product", sentence: "This bank offers more than one guarantee." },
  productLabel: "Guarantee you apply for",
  usualProduct: "Usual bank guarantee",
  identification: {
    title: "Previous identification",
    sentence: (bank: string) => `${bank} may already know who you are.`,
  },
  identifiedBefore: (bank: string) => `Has ${bank} identified you before?`,
  customerNumber: (bank: string) => `Your customer number at ${bank}`,
  funding: {
    title: "Funding",
    sentence: (bank: string) => `${bank} asks where the money is now and what it is.`,
  },
  fundingPurposeHelp: "For example retained earnings, or a loan and who gives it",
  interest: {
    title: "Credit interest account",
    sentence: (bank: string) => `Where ${bank} pays the interest on your security money.`,
  },
  accountName: "Account name",
  bsb: "BSB",
  accountNumber: "Account number",
  accountHelp: "6 to 10 digits. Shown masked once it is saved.",
  detail: {
    title: (bank: string) => `More for ${bank}`,
    sentence: (bank: string) => `${bank} asks these of every applicant. Only its people and ours read them.`,
  },
  contact: (bank: string) => `Your contact at ${bank}`,
  contactHelp: "If you have one",
} as const;

export const FIELD_HELP = {
  amount: "Between $1 and $999,999,999.99",
  projectAddress: "Street address of the site or premises",
  agreementContent: "The name of the contract or lease, as shown on its first page",
  contractTitle: "Printed beside the agreement",
  expiresAt: "Expires at 4.00 pm in the beneficiary’s state",
  expiryCondition: "What has to happen for the guarantee to end",
  expectedReturnDate: "When you expect the original back",
  refundAccountNumber: "6 to 10 digits. Shown masked once it is saved.",
  invoiceRecipients: "Press Enter after each address",
} as const;

export const FEE_WORDS = {
  label: "Fee plan",
  needsDraft: "Enter the amount first. The fees depend on it.",
  none: "No fee plan fits this amount. Change it, or ask us.",
  plan: "Plan",
  payNow: "Pay now",
  perYear: "A year",
  toExpiry: (day: string) => `To ${day}`,
  firstYear: "First year",
  security: "Security",
  noSecurity: "None",
  cheapest: "Cheapest",
  equalCheapest: "Equal cheapest",
  asIfToday: "As if issued today. All amounts in Australian dollars.",
  openEnded: "Without an expiry date, fees run each year until the guarantee is returned.",
  minimum: (amount: string) => `Ongoing fees are at least ${amount} a year.`,
  lodge: (amount: string) => `You also lodge ${amount} as security`,
  lodgeSentence: (bank: string) =>
    `It is your money, not a fee. We contact you after approval to lodge it with ${bank}. It comes back to your refund account when the guarantee ends.`,
  securityMoney: "Security money",
  securityNote: (bank: string) => `Lodged with ${bank}, beside the fees`,
  notLoaded: "The fees could not be loaded.",
  retry: "Retry",
  total: "To pay at approval",
  gst: (amount: string) => `Includes GST of ${amount}`,
  workedOut: "How this was worked out",
} as const;

export const PREVIEW_WORDS = {
  open: "Preview",
  title: (reference: string) => `Wording of ${reference}`,
  sentence: "As it would be issued with today’s details.",
  loading: "Loading the wording",
  failed: "The wording could not be loaded",
  checks: "Wording checks",
  clear: "Clear",
  unclear: "Check this",
} as const;

export const DRAFT_FINANCE_WORDS = {
  heading: "Finance",
  offered: "Spread the security money over fortnightly repayments instead of locking up your cash.",
  apply: "See repayments",
  sent: "You have applied for finance. We will call you.",
  answered: "We have answered your finance application by email.",
} as const;

export const VIEW_WORDS = {
  parties: "Parties",
  editParties: "Edit parties",
  doneWithParties: "Done",
  fillInMissing: (count: number) => `Fill in what is missing (${count})`,
  removePartyTitle: (title: string) => `Remove ${title}?`,
  removePartySentence:
    "What was said of this party goes with it. Approvals given before may have to be given again.",
  removeParty: "Remove the party",
  partyRemoved: "Party removed",
  noBeneficiary: "a beneficiary still to be named",
  lifeCycle: "Progress of the draft",
  waitingForYou: "Waiting for you",
  waitingFor: {
    APPLICANT: "Waiting for the applicant",
    PROVIDER: "With the provider",
    BANK: "With the bank",
  },
  waitingSince: (when: string) => `since ${when}`,
  edit: "Edit",
  submit: "Review and submit",
  progress: "Progress",
  more: "More actions",
  requirements: "Before you submit",
  requirementsCount: (unmet: number, met: number) => `${unmet} to go, ${met} met`,
  allMet: "All details are filled in",
  readAndSubmit: "Read it through, accept the terms and submit.",
  changesToMake: "Make the changes that were requested, then submit again.",
  showMet: (count: number) => `${count} met`,
  goTo: (step: string) => `Go to ${step}`,
  goToAttachments: "Go to attachments",
  removeFile: "Remove file",
  goToPeople: "Go to people",
  goToBond: "Go to the bond",
  goToSwitch: "Go to the bank switch",
  wording: "Wording",
  noForm: "No form chosen yet",
  details: "Details",
  fees: "Fees",
  cancel: "Cancel draft",
  copy: "Copy to a new draft",
  copyTitle: "Copy this draft to a new one?",
  copySentence:
    "Its amount, parties, contract and wording are copied as far as they are still valid, and its dates are left to you. Files, people, approvals and payments stay with this one.",
  copyConfirm: "Make the draft",
  copied: "The new draft is ready",
  notCopied: "The draft could not be copied",
  cancelTitle: "Cancel this draft?",
  cancelSentence: "You can't undo this. Open invoices become void.",
  cancelConfirm: "Cancel draft",
  keep: "Keep draft",
  cancelled: "The draft was cancelled",
  changesRequested: "Changes were requested",
  declined: "This draft was declined",
  declinedSentence: "No reason was given.",
  discontinued: "This draft was cancelled",
  discontinuedSentence: "Nothing more will happen to it.",
  archivedTitle: (when: string) => `Archived on ${when}`,
  archivedSentence:
    "Closed drafts are archived after seven years: everything stays here on record, and nothing in it changes any more.",
  archivedFrom: (day: string) => `It is archived from ${day} on.`,
  established: "The guarantee is established",
  openDocument: "Open document",
  verifyNext: "Verify your people next",
  verifyNextSentence:
    "Your application is complete. We start our review once everyone listed under Individuals is verified.",
  reviewNext: "We review it next",
  reviewNextSentence: `${sentenceStart(usuallyWithin("SUBMITTED"))}. We email you either way, and you can still comment.`,
  payNext: "Pay to go on",
  payNextSentence: (day: string | null) =>
    `${day === null ? "Pay" : `Pay by ${day}`}. The bank issues once it is paid, ${usuallyWithin("PROCESSING")}.`,
  lodgeNext: (missing: string) => `Lodge ${missing} as security`,
  lodgeNextSentence: (bank: string | null) =>
    `It is your money, not a fee. We contact you to lodge it with ${bank ?? "the bank"}, and the bank issues once it is held.`,
  issueNext: (bank: string) => `${bank} issues it next`,
  issueNextSentence: `${sentenceStart(usuallyWithin("PROCESSING"))}. We email you once it is issued.`,
  theBank: "The bank",
} as const;

/** How a draft stands, said to those who did not apply for it. */
export const OTHERS_WORDS = {
  changes: (applicant: string) => `${applicant} was asked for changes`,
  verifies: (applicant: string) => `${applicant} is verifying its people`,
  verifiesSentence: "The bank reviews the application once they are verified.",
  reviewed: "Bondline reviews it next",
  pays: (applicant: string) => `${applicant} pays next`,
  paysSentence: "The bank issues once it is paid. You have nothing to pay.",
  soon: (status: "SUBMITTED" | "PROCESSING") => `${sentenceStart(usuallyWithin(status))}.`,
} as const;

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const PAY_WORDS = {
  title: "Payment request",
  askedOn: (day: string) => `Asked on ${day}`,
  dueBy: (day: string) => `due ${day}`,
  dueOn: (day: string) => `Due ${day}`,
  others: "Also to pay",
  payThis: (invoiceNumber: string) => `Pay by card, ${invoiceNumber}`,
  paidOn: (day: string) => `Paid on ${day}`,
  receipt: "Download receipt",
  invoice: "Download invoice",
  depositTakes: "A bank deposit usually shows on the next business day.",
  payByCard: "Pay by card",
  cardPreferred: "Preferred: card payments show immediately and have no extra fees.",
  orByDeposit: "or by bank deposit",
  directDebit: "Direct debit takes about 5 business days.",
  reference: "Deposit reference, needed to match your payment",
  copyReference: "Copy deposit reference",
  account: "Account",
  bsb: "BSB",
  number: "Number",
  credited: "Credited, GST included",
  paidSoFar: "Paid so far",
  stillToPay: "Still to pay",
  confirming: "Your payment is being confirmed",
  confirmingSentence: "This page updates as soon as the bank confirms it.",
  paid: "Paid",
  payable: "To pay",
  processing: "Processing",
  expired: "Expired",
  gst: (amount: string) => `Includes GST of ${amount}`,
} as const;

export const SUBMIT_WORDS = {
  brokerage:
    "I have read that Bondline receives brokerage from the insurer, as the Financial Services Guide says.",
  title: "Review and submit",
  of: (amount: string, beneficiary: string) => `${amount} for ${beneficiary}`,
  requirements: "Still missing",
  summary: "Summary",
  edit: "Edit",
  feePlan: "Fee plan",
  wording: "Wording",
  wordingNote: "What the bank will sign",
  acceptTitle: "Before you submit",
  terms: "I accept the",
  termsLink: "submission terms",
  changesMade: "I have made the changes that were requested",
  changesNotMade: "Make the requested changes first.",
  back: "Back",
  next: `We review it next, ${usuallyWithin("SUBMITTED")}.`,
  complete: "Submit",
  cancel: "Unlock to edit",
  submitted: "Submitted for review",
  toVerify: "Almost there: verify your people next",
  unmetTitle: "Fill in what is missing first",
  mayNot: "You can’t submit this draft",
  mayNotSentence: "It may have been submitted already, or your role does not include it.",
  openDraft: "Open draft",
} as const;

export const PROGRESS_WORDS = {
  title: (reference: string) => `Progress of ${reference}`,
  crumb: "Progress",
  of: (amount: string, beneficiary: string) => `${amount} for ${beneficiary}`,
  waiting: "Waiting on",
  nobody: "No one",
  since: (day: string, ago: string) => `Since ${day}, ${ago}`,
  steps: "Steps",
  openDraft: "Open draft",
  mayNot: "You can't see the progress of this draft",
  mayNotSentence: "Ask the owner of the draft.",
} as const;

export const FACILITY_CHOICE_WORDS = {
  label: "Facility",
  none: "Not on a facility",
  help: "From submission, the guarantee counts towards the facility’s limit.",
  option: (name: string, headroom: string) => `${name} (${headroom} left)`,
} as const;
