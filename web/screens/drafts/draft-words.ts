// Every sentence of the draft screens.

import type { DeliveryType, ProcessType } from "../../api/generated/graphql.ts";

export const DRAFT_WORDS = {
  loading: "Loading the draft",
  notLoaded: "The draft could not be loaded",
  tryAgain: "Check your connection and try again.",
  documents: "Documents",
  drafts: "Drafts",
  noAmount: "No amount yet",
} as const;

export const EDIT_WORDS = {
  newTitle: "New draft",
  editTitle: (reference: string) => `Edit ${reference}`,
  back: "Back",
  continue: "Continue",
  finish: "Review draft",
  preview: "Preview wording",
  choose: "Choose",
  mayNot: "You can’t raise drafts for this organisation",
  mayNotSentence: "Ask an administrator of the organisation to give you access.",
  locked: "Some details are locked",
  lockedSentence: "Submission has begun. Cancel the submission to change the details again.",
  allLocked: "This draft can no longer be edited",
  allLockedSentence: "What you see here is how it stands.",
  openView: "Open draft",
  changesRequested: "Changes were requested",
} as const;

export const SAVE_WORDS = {
  saved: "Saved",
  saving: "Saving…",
  offline: "Not saved: offline",
  unreachable: "Not saved: trying again",
  held: "Not saved: check the marked fields",
  contested: "Not saved: decide on the changes above",
  untouched: "Saved automatically as you type",
} as const;

export const LEAVE_WORDS = {
  title: "Leave with unsaved changes?",
  sentence: "Some changes have not been saved. They are kept on this device and put back when you open the draft again.",
  leave: "Leave",
  stay: "Keep editing",
} as const;

export const KEPT_WORDS = {
  title: "Your unsaved changes were put back",
  sentence: (when: string) => `Typed ${when} and not saved then.`,
  discard: "Discard them",
} as const;

export const CONFLICT_WORDS = {
  title: "Someone else changed this draft",
  sentence: "What you typed is kept. Choose for each field which text stays.",
  onlyTheirs: (labels: string) => `Also changed and taken over: ${labels}.`,
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
  remove: (title: string) => `Remove ${title}`,
  contact: "Contact",
  name: "Name",
  abn: "ABN/ACN",
  entityType: "Entity type",
  address: "Principal place of business",
  state: "State",
  postcode: "Postcode",
  notes: "Notes",
  givenName: "First name",
  familyName: "Family name",
  phoneNumber: "Telephone",
  email: "Email",
} as const;

export const DELIVERY_DETAIL: Record<DeliveryType, string> = {
  DIGITAL: "Signed and sent to the beneficiary by email.",
  COURIER: "The signed original goes to the address below.",
  COLLECTION: "The person named below collects it.",
};

/** The kinds that a draft can be raised for here; the others have their own forms. */
export const RAISED_HERE: readonly ProcessType[] = ["BANK_GUARANTEE"];

export const SECTION_WORDS = {
  guarantee: { title: "Guarantee", sentence: "What is guaranteed, for how much and until when." },
  project: { title: "Project", sentence: "Where the work is and which agreement the guarantee supports." },
  wording: { title: "Form of wording", sentence: "The form that the contract asks for. Each is an unconditional undertaking." },
  contract: { title: "Contract", sentence: "Named in the wording, so write it as the contract does." },
  delivery: { title: "Delivery", sentence: "How the beneficiary receives the original." },
  recipient: { title: "Recipient", sentence: "Where the courier takes the paper original." },
  fees: { title: "Fees", sentence: "The provider confirms the fees when it approves the draft." },
  funds: { title: "Source of funds", sentence: "Asked of every applicant by law." },
  director: { title: "Director contact", sentence: "Some banks call a director before they issue." },
  refund: { title: "Refund account", sentence: "Where money goes back to when the guarantee ends." },
  invoices: { title: "Invoices", sentence: "Who receives the invoices besides you." },
} as const;

export const FIELD_HELP = {
  amount: "Between $1 and $999,999,999.99",
  projectAddress: "The site or premises, as it should read",
  agreementContent: "The contract the guarantee supports, as it should read.",
  expiresAt: "Expires at 4.00 pm in the beneficiary’s state",
  expiryCondition: "What has to happen for the guarantee to end",
  expectedReturnDate: "When you expect the original back",
  refundAccountNumber: "6 to 10 digits. Shown masked once it is saved.",
  invoiceRecipients: "Press Enter after each address",
} as const;

export const FEE_WORDS = {
  label: "Fee schedule",
  needsDraft: "Enter the guarantee first. The fees follow from its amount and delivery.",
  none: "No fee schedule fits this amount and delivery. Change one of them, or ask the provider.",
  notLoaded: "The fees could not be loaded.",
  retry: "Retry",
  establishment: (amount: string) => `${amount} to establish`,
  yearly: (percent: string) => `${percent}% a year`,
  total: "To pay at approval",
  gst: (amount: string) => `Includes GST of ${amount}`,
  workedOut: "How this was worked out",
} as const;
