// Every sentence of bank statements.

import { formatCount } from "@bondline/domain/count-text.ts";

const lines = (count: number) => `${formatCount(count)} ${count === 1 ? "line" : "lines"}`;
const deposits = (count: number) => `${formatCount(count)} ${count === 1 ? "deposit" : "deposits"}`;

export const STATEMENT_LIST_WORDS = {
  title: "Bank statements",
  sentence:
    "Deposits find their invoices by the payment reference. Nothing is recorded before you have looked at it.",
  upload: "Upload statement",
  loading: "The statements are being read",
  notLoaded: "The statements could not be loaded",
  unsettled: "Deposits to be settled",
  unsettledNote: (count: number) =>
    count === 0 ? "None" : `${formatCount(count)} waiting, the oldest first`,
  allSettled: "Every deposit of the recorded statements has its invoice, or was set aside.",
  statements: "Statements",
  emptyTitle: "No statements yet",
  emptySentence:
    "Download a statement of the account for deposits from your bank, as CSV or camt.053, and upload it here.",
  detail: (day: string, person: string, recorded: number, waiting: number) =>
    `${day} · ${person} · ${deposits(recorded)} recorded${waiting > 0 ? `, ${formatCount(waiting)} to be settled` : ""}`,
} as const;

export const UPLOAD_WORDS = {
  title: "Upload a bank statement",
  sentence:
    "A statement of the account for deposits. You see what each line would do before anything is recorded.",
  zone: "Statement",
  hint: "CSV, or camt.053 as .xml, up to 30 MB",
  files: "Chosen file",
  send: "Upload",
  cancel: "Cancel",
} as const;

export const STATEMENT_WORDS = {
  loading: "The statement is being read",
  notLoaded: "The statement could not be loaded",
  toList: "All bank statements",
  check: "Check the statement",
  title: "Bank statement",
  nothingRecorded: (fileName: string) => `${fileName}. Nothing is recorded yet.`,
  by: (fileName: string, person: string, day: string) => `${fileName}, uploaded by ${person} on ${day}.`,
  recordedBy: (person: string) => `Recorded by ${person}.`,
  start: (count: number) => (count === 0 ? "Finish without recording" : `Record ${deposits(count)}`),
  goOn: (count: number) => (count === 0 ? "Finish" : `Go on with ${deposits(count)}`),
  nothing: "No line of this statement is to be recorded or settled.",
  notStarted: "The recording was not started",
  stop: "Stop",
  stopped: "The recording was stopped",
  notStopped: "The recording was not stopped",
  more: "More for this statement",
  cancel: "Cancel statement",
  cancelTitle: "Cancel this statement?",
  cancelSentence: "Its lines are forgotten, and nothing of it is recorded. You can upload the file again.",
  cancelled: "The statement was cancelled",
  notCancelled: "The statement was not cancelled",
  keep: "Keep it",
  refused: "The file could not be read",
  stoppedTitle: "The recording was stopped",
  stoppedSentence: "What was recorded stays. The rest can be gone on with.",
  note: "Something to look at",
  cancelledTitle: "This statement was cancelled",
  cancelledSentence: "Nothing of it was recorded.",
  sameTitle: "This file was uploaded before",
  same: (person: string, day: string) =>
    `By ${person} on ${day}. Lines that were recorded then are not recorded again.`,
  working: "Working on the statement.",
  read: (count: number) => `${lines(count)} read`,
  progress: "Recorded",
  recorded: (count: number, of: number) => `${formatCount(count)} of ${deposits(of)} recorded`,
  balances: (opening: string, closing: string) =>
    `Opening balance ${opening}, closing balance ${closing}. Every line between them was read.`,
} as const;

export const STATEMENT_FIGURE_WORDS = {
  matched: "To be recorded",
  matchedNote: "They name their invoice",
  applied: "Recorded",
  appliedNote: "Written to their invoices",
  unmatched: "To be settled",
  unmatchedNote: "They need a look",
  unmatchedNone: "None needs a look",
  known: "Read before",
  knownNote: "Another statement brought them",
  others: "Not deposits",
  othersNote: "Payments out, set aside, not readable",
} as const;

export const STATEMENT_COLUMN_WORDS = {
  heading: "Columns",
  note: (taken: number, of: number) => `${taken} of ${of} used`,
  change: "Change",
  none: "Left out",
  dialogTitle: "What each column holds",
  dialogSentence:
    "It is remembered for the next statement of this account with the same header. The lines are read anew, and what you matched by hand is forgotten.",
  save: "Read the lines anew",
  cancel: "Cancel",
  notSaved: "The columns were not changed",
} as const;

export const LINE_WORDS = {
  views: "Lines shown",
  lines: "Lines",
  toSettle: "To settle",
  recorded: "To record",
  done: "Recorded",
  rest: "Others",
  loading: "The lines are being read",
  notLoaded: "The lines could not be loaded",
  empty: "No lines here",
  emptySentence: "Choose another view to see the other lines.",
  line: (fileName: string, number: number) => `${fileName}, line ${formatCount(number)}`,
  number: (number: number) => `Line ${formatCount(number)}`,
  noNarrative: "No narrative",
  find: "Find its invoice",
  other: "Another invoice",
  aside: "Set aside",
  undo: "Undo",
  actions: (number: number) => `More for line ${formatCount(number)}`,
  pays: (invoice: string, organisation: string) => `${invoice} · ${organisation}`,
  openBefore: (amount: string) => `${amount} open before it`,
  suggested: (invoice: string, organisation: string) => `Suggested: ${invoice} · ${organisation}`,
  sameAs: (fileName: string, number: number) => `The same as line ${formatCount(number)} of ${fileName}.`,
  decided: (person: string, day: string) => `${person}, ${day}`,
  byHand: "Matched by hand",
} as const;

export const MATCH_WORDS = {
  title: "Find the invoice of this deposit",
  planned: "It is recorded with the statement.",
  atOnce: "It is recorded at once.",
  search: "Invoice, reference or organisation",
  sameAmount: "Open invoices of just this amount, and what is suggested",
  found: "Found",
  none: "No invoice fits. Search by what the narrative says, or set the deposit aside.",
  loading: "Invoices are being looked for",
  notLoaded: "The invoices could not be loaded",
  open: (amount: string) => `${amount} open`,
  closed: "Nothing open: all of it would be owed back",
  choose: "Choose",
  suggested: "Suggested",
  cancel: "Cancel",
  matched: "The deposit was matched",
  notMatched: "The deposit was not matched",
} as const;

export const REASON_WORDS = {
  asideTitle: "Set this deposit aside?",
  asideSentence: "It pays no invoice. It leaves the list, and can be taken up again.",
  aside: "Set aside",
  asideDone: "The deposit was set aside",
  undoTitle: "Undo this line?",
  undoSentence:
    "What was recorded of it is taken out of its invoice, while nothing has followed from it. The line waits to be settled again.",
  undo: "Undo",
  undoDone: "The line waits to be settled",
  reason: "Reason",
  notDone: "The line stays as it was",
} as const;
