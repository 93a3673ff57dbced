// The sentences of the home page.

import { formatCount } from "@bondline/domain/count-text.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { weekdayName } from "../../../ui/calendar-month.ts";

export const GUARANTEE_WORDS = {
  heading: "More than a new guarantee",
  suretyTitle: "Apply for a surety bond",
  suretySentence: "An insurer's undertaking that ties up no cash, for businesses of $20m revenue and more.",
  leaseTitle: "Apply for a lease bond",
  leaseSentence: "A bank's undertaking for the lessor of your premises.",
  cashTitle: "Lodge cash security",
  cashSentence: "Your cash, held for a head contractor instead of a guarantee.",
  switchTitle: "Switch a bank guarantee",
  switchSentence: "Replace one at another bank, and free what secures it there.",
} as const;

export const HOME_WORDS = {
  title: "Home",
  draftsWaiting: "Drafts waiting on you",
  documentsWaiting: "Documents waiting on you",
  signaturesWaiting: "Waiting for your signature",
  sign: "Read and sign",
  beforeIssue: "Before it is issued",
  documentsWith: (documents: string) => `Looking at: ${documents.toLowerCase()}`,
  expiring: (days: number) => `Expiring in the next ${days} days`,
  heldExpiring: (days: number) => `Held, expiring in the next ${days} days`,
  returns: "Returns outstanding",
  waitingForOthers: "Waiting for others",
  organisation: "Your organisation",
  updateOrganisation: "Update",
  all: "All",
  work: "To do",
  notLoaded: "Your work could not be loaded",
  noBeneficiary: "No beneficiary yet",
  noApplicant: "No applicant named",
  noAmount: "–",

  nothingTitle: "Nothing to do",
  nothingSentence:
    "Drafts waiting on you, what guarantees ask of you after issue, expiries and outstanding returns appear here.",
  firstTitle: "Raise your first guarantee",
  limitedTitle: "Nothing is shared with you yet",
  limitedSentence: "Drafts and documents appear here when a colleague adds you to them.",
  firstSentence: "Start a draft. It is saved as you type, and nothing is sent before you submit it.",

  pay: (amount: string) => `Pay ${amount}`,
  payFees: "Pay the fees to have it issued",
  reviewChanges: "Review changes",
  changesRequested: "Changes were requested",
  readAndApprove: "Read and approve",
  toConfirm: "Wordings to confirm before issue",
  asksToConfirm: "Asks you to confirm the wording",
  readAndConfirm: "Read and confirm",
  approveWording: "Approve the wording",
  continueDraft: "Continue",
  notSubmitted: "Not submitted yet",
  open: "Open",
  onItsWay: "Confirm it by the link in your mail",
  change: "A change",
  answer: "Agree or refuse",
  milestone: "A milestone",
  confirm: "Confirm",
  bankAsks: "The bank has a question",
  reply: "Reply",
  declaredLost: "Original declared lost",
  giveIndemnity: "Give indemnity",
  indemnityGiven: "The indemnity is given",
  settle: "Settle",
  reminded: "Not acknowledged by anyone",
  acknowledge: "Acknowledge",
  expiresAtFour: "Expires at 4.00 pm",
  asked: "Asked back",
  dueBack: "Was due back",
  allOf: (heading: string, total: number) => `All ${total}: ${heading.toLowerCase()}`,
  allCount: (total: number) => `All ${total}`,

  sharedEnding: (days: number) => `Shared with you, ends in the next ${days} days`,
  shared: "Shared with me",
  sharedDrafts: "Drafts",
  sharedDraftsNote: "On their way to a guarantee",
  sharedDocuments: "Documents",
  sharedDocumentsNote: "Guarantees and bonds that are issued or recorded",
  sharedNotLoaded: "What is shared with you could not be loaded",
  nothingSharedSentence:
    "Drafts to approve and what a guarantee asks of you appear here. All that is shared is a press away.",
  toShared: "Go to Shared with me",
  endsWithin: (days: number) => `Ends within ${days} days`,
  heldEndsWithin: (days: number) => `Held, ends within ${days} days`,
  endingList: (days: number) => `Documents that end within ${days} days`,
  nothingEnds: "nothing ends",
  documents: (count: number) => (count === 1 ? "1 document" : `${formatCount(count)} documents`),
  securities: (count: number) => (count === 1 ? "1 security" : `${formatCount(count)} securities`),
  costThisMonth: "Cost this month",
  costThisYear: "Cost this financial year",
  costsSentence: "Set-up and fees by their days, of all that you applied for.",
  working: "See the working",
  toReports: "Open the report",
  month: "Month",
  accrued: "Accrued",
  toCome: "To come",
  total: "Total",
  close: "Close",
  held: "Securities held",
  heldInForce: "In your favour",
  askedBack: "Asked back",

  headroom: "Headroom",
  overFrom: (day: PlainDate) => `Over its limit from ${formatDate(day)}`,
  endsFrom: (day: PlainDate) => `Ends with more still on it, ${formatDate(day)}`,
  projectedOverFrom: (day: PlainDate) => `With what is projected, over from ${formatDate(day)}`,
  free: "free",
  of: (limit: string) => `of ${limit}`,
  freeOf: (free: string, limit: string) => `${free} free of ${limit}`,
  recent: "Recent activity",

  entityType: "Entity type",
  industry: "Industry",
  address: "Address",
  waitingFor: { APPLICANT: "You", PROVIDER: "Bondline", BANK: "The bank" },
} as const;

/** "Friday 20/11/2026" */
export function todayText(today: PlainDate): string {
  return `${weekdayName(today)} ${formatDate(today)}`;
}

/** "6 to do, 1 due soon." Answers "am I done?" before the page is read. */
export function summaryText({ count, soon }: { count: number; soon: number }): string {
  if (count === 0) return "Nothing to do.";
  return soon === 0 ? `${count} to do.` : `${count} to do, ${soon} due soon.`;
}

export function daysLeftText(days: number): string {
  if (days < 0) return daysText(-days, "overdue");
  if (days === 0) return "Today";
  return daysText(days, "left");
}

export function daysWaitingText(days: number): string {
  return days === 0 ? "Since today" : daysText(days, "waiting");
}

function daysText(days: number, what: string): string {
  return `${days} ${days === 1 ? "day" : "days"} ${what}`;
}
