// Every sentence of the provider's desk: the queue, the draft under review and its parts.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { DeskSide, QueueFilter, WaitingFor } from "./queue-changes.ts";

export const QUEUE_WORDS = {
  title: "Review queue",
  summary: (all: number, ours: number) =>
    `${formatCount(all)} open, ${formatCount(ours)} ${ours === 1 ? "waits" : "wait"} for us`,
  search: "Name, ABN or reference",
  issued: "Issued",
  filterLabel: "Whose turn it is",
  loading: "Loading the queue",
  loadFailed: "The queue could not be loaded",
  tryAgain: "Check your connection and try again.",
  noAmount: "No amount",
  pastTarget: "past the target of one business day",
  waiting: "waiting",
  waitsForSecond: (by: string) => `Approved by ${by}, waiting for a second person`,
  holidaysEnd: "Add the next public holidays",
  holidaysEndSentence: "Beyond that, reminders count weekends alone.",
} as const;

/** The reader's own side is "us", whoever that is. */
export function filterText(filter: QueueFilter, side: DeskSide): string {
  if (filter === side) return "Us";
  return { PROVIDER: "Provider", APPLICANT: "Applicant", BANK: "Bank", ALL: "All", ISSUED: "Issued" }[filter];
}

export function groupText(waitingFor: WaitingFor, side: DeskSide): string {
  if (waitingFor === side) return "Waiting on us";
  return {
    PROVIDER: "Waiting on the provider",
    APPLICANT: "Waiting on the applicant",
    BANK: "Waiting on the bank",
  }[waitingFor];
}

/** What an empty queue means, by what it is narrowed to. */
export const EMPTY_QUEUE_WORDS: Record<QueueFilter, { title: string; sentence: string }> = {
  PROVIDER: {
    title: "Nothing for the provider",
    sentence: "A draft appears here as soon as it is submitted.",
  },
  APPLICANT: {
    title: "Nothing for an applicant",
    sentence: "Drafts with requested changes or a payment due appear here.",
  },
  BANK: {
    title: "Nothing for a bank",
    sentence: "Paid drafts appear here until they are established.",
  },
  ISSUED: {
    title: "Nothing has been issued yet",
    sentence: "Guarantees appear here once they are established.",
  },
  ALL: { title: "The queue is empty", sentence: "A draft appears here as soon as it is submitted." },
};

export const STAFF_DRAFT_WORDS = {
  proposedWordings: "Proposed wordings",
  approvals: "Approvals",
  firstBy: (by: string, when: string) => `First approval by ${by}, ${when}`,
  decidedBy: (by: string | null, when: string) => (by === null ? `Ended ${when}` : `By ${by}, ${when}`),
  documentsOurs: (documents: string) => `For us: ${documents}`,
  documentsTheirs: (documents: string) => `Applicant: ${documents}`,
  loading: "Loading the draft",
  loadFailed: "The draft could not be loaded",
  toQueue: "Go to the queue",
  backToQueue: "Review queue",
  noAmount: "No amount yet",
  to: " to ",
  noBeneficiary: "no beneficiary yet",
  until: (date: string) => `to ${date}`,
  openEnded: "without expiry",
  onCondition: "until a condition is met",
  wording: "Wording",
  fullDraft: "Full draft",
  wordingTitle: "Wording",
  wordingSentence: "As it would be issued today.",
  wordingLoading: "Loading the wording",
  wordingFailed: "The wording could not be loaded",
  retry: "Retry",
  close: "Close",
  print: "Print",
  tryAgain: "Check your connection and try again.",

  checks: "Checks",
  checksNote: ({ clear, toSettle, unchecked }: { clear: number; toSettle: number; unchecked: number }) => {
    if (toSettle + unchecked === 0) return "all clear";
    return [
      `${clear} clear`,
      ...(toSettle > 0 ? [`${toSettle} to settle`] : []),
      ...(unchecked > 0 ? [`${unchecked} not checked`] : []),
    ].join(", ");
  },
  blocks: "Against approval",
  look: "Look at this",
  clear: "Clear",
  unchecked: "Not checked",
  none: "Does not apply",

  documents: "Documents",
  noDocuments: "No files are attached.",
  contacts: "Who to ask",
  noContacts: "No contact is recorded.",
  payment: "Payment",
  asked: "Asked for",
  credited: "Credited, GST included",
  received: "Received",
  open: "Still open",
  over: "Overpaid",
  depositReference: "Deposit reference",
  copyReference: "Copy deposit reference",
  askedOn: (when: string) => `Asked on ${when}`,
  details: "Details",
  archived: (when: string) => `Archived on ${when}`,
  archivedSentence: "It can be read, and nothing in it changes any more.",
  reason: { CHANGES: "Changes asked for", DECLINED: "Why it was declined" },
  establishedAs: "This draft is established.",
  openDocument: "Open the document",
} as const;

type SentBack = { readonly by: string; readonly on: string; readonly changed: readonly string[] };

export const CHANGE_REQUEST_WORDS = {
  asked: (on: string) => `Changes asked for on ${on}`,
  sentBack: ({ by, on, changed }: SentBack) =>
    changed.length === 0
      ? `${by} sent it back on ${on} and changed nothing.`
      : `${by} sent it back on ${on}. Changed: ${changed.join(", ")}.`,
} as const;

export const CONTACT_WORDS = {
  applicant: "Applicant",
  beneficiary: "Beneficiary",
  director: "Director",
  bank: "Bank",
} as const;

export const DETAIL_WORDS = {
  kind: "Kind",
  reference: "Reference",
  yourReference: "Their reference",
  purpose: "Purpose",
  agreement: "Agreement",
  project: "Project",
  form: "Form",
  end: "Runs",
  expectedReturn: "Expected return",
  sourceOfFunds: "Source of funds",
  delivery: "Delivery",
} as const;

export const SWITCH_WORDS = {
  record: "Record the return",
  title: "The old original went back to its bank",
  sentence: "This completes the switch. The applicant sees the date.",
  date: "Returned on",
  done: "Return recorded",
} as const;
