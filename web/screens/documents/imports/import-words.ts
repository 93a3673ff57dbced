// Every sentence of importing a register.

import { formatCount } from "@bondline/domain/count-text.ts";

const rows = (count: number) => `${formatCount(count)} ${count === 1 ? "row" : "rows"}`;
const documents = (count: number) => `${formatCount(count)} ${count === 1 ? "document" : "documents"}`;

export const ATTACH_REGISTER_WORDS = {
  title: "Attach file",
  sentence:
    "Bring along the guarantees that you keep in a spreadsheet. Nothing is saved before you have seen what would be.",
  steps: "How to import",
  download: "Download the spreadsheet template.",
  template: "Download template",
  fill: "Fill it in following the import guide, and export it as CSV.",
  guide: "Download guide",
  upload: "Upload the CSV.",
  zone: "Register to import",
  hint: "CSV, or Excel as .xlsx, up to 30 MB",
  files: "Chosen file",
  send: "Upload",
  cancel: "Cancel",
  earlier: "Earlier imports",
  templateFailed: "The template could not be made",
} as const;

/** The specification gives these word for word. */
export const IMPORT_NOTICE_WORDS = {
  failed: "Error processing document, upload was unsuccessful",
  processing: "CSV results processing.",
  imported: (count: number) => `${count} records imported successfully`,
  notImported: (count: number) => `${count} records failed to import`,
  view: "View",
} as const;

export const IMPORT_WORDS = {
  title: "Import",
  check: "Check the import",
  documents: "Documents",
  imports: "Imports",
  loading: "The import is being read",
  notLoaded: "The import could not be loaded",
  toList: "All imports",
  nothingSaved: (fileName: string, count: number) => `${fileName}, ${rows(count)}. Nothing is saved yet.`,
  by: (fileName: string, person: string, day: string) => `${fileName}, by ${person} on ${day}.`,
  actions: "More for this import",
  cancel: "Cancel import",
  cancelTitle: "Cancel this import?",
  cancelSentence: "Its rows are forgotten. You can upload the file again.",
  stopSentence: "Rows that are imported already stay, and you can undo them.",
  cancelConfirm: "Cancel import",
  keepGoing: "Keep it",
  cancelled: "The import was cancelled",
  notCancelled: "The import was not cancelled",
  start: (count: number) => `Import ${rows(count)}`,
  notStarted: "The import was not started",
  downloadFailed: (count: number) => `Download ${rows(count)} that failed`,
  failedRows: "failed rows",
  failedFile: "The rows could not be read",
  undo: "Undo import",
  undoTitle: "Undo this import?",
  undoSentence: (count: number) =>
    `${documents(count)} that it brought along will be removed. Their history is kept.`,
  undoConfirm: "Undo import",
  undoUntil: (day: string) => `You can undo it until ${day}, unless one of its documents is changed.`,
  undoing: "The import is being undone",
  notUndone: "The import was not undone",
  view: "View result",
  anew: "Import a file",
} as const;

export const IMPORT_FIGURE_WORDS = {
  new: "New",
  newNote: "go in",
  imported: "Imported",
  importedNote: "are among your documents",
  duplicate: "Duplicates",
  duplicateNote: "left out",
  refused: "Refused",
  refusedNote: "can be mended",
  noneNote: "none",
} as const;

export const IMPORT_CHOICE_WORDS = {
  heading: "If rows are refused",
  keep: "Keep the good rows",
  keepDetail: (good: number, others: number) => `${rows(good)} go in, ${formatCount(others)} stay out`,
  all: "All or nothing",
  allDetail: "Waits until no row is refused",
} as const;

export const IMPORT_COLUMN_WORDS = {
  heading: "Columns",
  note: (taken: number, all: number) => `${taken} of ${all}`,
  change: "Change",
  leftOut: (names: readonly string[]) => `Left out: ${names.join(", ")}.`,
  none: "Every column is taken.",
  dialogTitle: "What each column holds",
  dialogSentence: "It is remembered for the next file with the same header.",
  leaveOut: "Leave out",
  save: "Check again",
  cancel: "Cancel",
  missing: (names: readonly string[]) => `No column holds ${names.join(", ")}, so every row is refused.`,
  missingTitle: "Something is missing",
  choose: "Choose columns",
  notSaved: "The columns were not changed",
} as const;

export const IMPORT_BENEFICIARY_WORDS = {
  open: (count: number) =>
    count === 1
      ? "A beneficiary of this file is an organisation in the portal"
      : `${formatCount(count)} beneficiaries of this file are organisations in the portal`,
  openSentence: (count: number) =>
    `Choose${count === 1 ? "" : " for each"} whether all its rows carry its confirmed name.`,
  answered: (named: number, left: number) =>
    [
      `Beneficiaries in the portal: ${formatCount(named)} named`,
      ...(left === 0 ? [] : [`${formatCount(left)} left as in the file`]),
    ].join(", "),
  choose: "Choose names",
  change: "Change names",
  title: "Beneficiaries in the portal",
  sentence:
    "They were found by their numbers. Your choice is not told to them, and shows them none of your documents.",
  found: (number: string, legalName: string) => `${number} is that of ${legalName} in the portal.`,
  rows: (count: number, differing: number, names: readonly string[]) => {
    const said = names.map((name) => `“${name}”`).join(", ");
    const differ = said === "" ? "have no name or no number" : `say ${said}, or have no number`;
    return differing === 0
      ? `${rows(count)} named so.`
      : `${rows(count)}, of which ${formatCount(differing)} ${differ}.`;
  },
  use: "Use this name",
  useDetail: (count: number) => (count === 1 ? "In its row" : `In all ${rows(count)}`),
  leave: "Leave it",
  leaveDetail: "As in the file",
  useAll: "Use every name",
  alreadyNamed: (names: readonly string[]) => `Named so already: ${names.join(", ")}.`,
  save: "Save",
  cancel: "Cancel",
  saved: "The beneficiaries were saved",
  notSaved: "The beneficiaries were not saved",
  notLookedUp: (count: number) =>
    count === 1
      ? "A beneficiary's number was not looked up"
      : `${formatCount(count)} beneficiaries' numbers were not looked up`,
  notLookedUpSentence: "A person can look up 60 in an hour, once the organisation's own ABN is confirmed.",
  lookUp: "Look them up",
} as const;

export const IMPORT_ROW_WORDS = {
  table: "Rows of the file",
  filter: "Which rows",
  failed: "To look at",
  new: "New",
  imported: "Imported",
  all: "All",
  row: "Row",
  number: "Guarantee number",
  bank: "Bank",
  beneficiary: "Beneficiary",
  amount: "Amount",
  expires: "Expires",
  reason: "What is wrong",
  empty: "Empty",
  noNumber: "No number",
  noneTitle: "No rows here",
  noneSentence: "Every row of the file can be taken.",
  nothingSentence: "The file has no such rows.",
  more: "Show more",
  rowNumbers: "Rows are counted as in your spreadsheet: the header is row 1.",
  phoneRow: (row: number, number: string) => `Row ${row}: ${number}`,
} as const;

export const IMPORT_MEND_WORDS = {
  mend: "Mend",
  mendRow: (row: number) => `Mend row ${row}`,
  title: (row: number) => `Mend row ${formatCount(row)}`,
  sentence: "Only the import changes, and not your file. Nothing is saved among your documents yet.",
  rowTitle: "What is wrong with the row",
  was: (text: string, person: string) =>
    text === "" ? `Empty in the file, mended by ${person}.` : `“${text}” in the file, mended by ${person}.`,
  everywhere: (text: string) =>
    text === "" ? "Also in every other row where it is empty" : `Also in every other row that says “${text}”`,
  all: (count: number) => `Show all ${formatCount(count)} cells`,
  save: "Mend",
  cancel: "Cancel",
  mended: (row: number) => `Row ${formatCount(row)} was mended`,
  notMended: "The row was not mended",
} as const;

export const IMPORT_RESULT_WORDS = {
  title: "Import result",
  done: "Done",
  rowErrors: "Rows that were not imported",
  row: (row: number) => `Row ${formatCount(row)}`,
  more: (count: number) => `and ${formatCount(count)} more, in the file of failed rows`,
} as const;

export const IMPORT_STATE_WORDS = {
  sameTitle: "You have imported this file before",
  same: (person: string, day: string) =>
    `${person} imported it on ${day}. Rows with a number are found again; those without one would come in twice.`,
  refused: "The file could not be read",
  stopped: "The import stopped",
  cancelledTitle: "This import was cancelled",
  cancelledSentence: "Nothing of it was saved.",
  undone: "This import was undone",
  undoneSentence: "What it brought along was removed. Its history is kept.",
  forgottenTitle: "The rows of the file are no longer kept",
  forgottenSentence:
    "Rows are kept while an import can be undone. What was imported is among your documents.",
  complete: "The import is done",
  open: "Open your documents",
  note: "Something to know",
  notes: "Before you import",
  progress: "How far the import has come",
  read: (count: number) => `${rows(count)} read`,
  settled: (done: number, all: number) => `${formatCount(done)} of ${rows(all)}`,
} as const;

export const IMPORT_LIST_WORDS = {
  title: "Imports",
  sentence: "Registers that were brought along as files, newest first.",
  loading: "Imports are being read",
  notLoaded: "Imports could not be loaded",
  emptyTitle: "Nothing has been imported",
  emptySentence: "Begin with the template under Record on the page Documents.",
  noOrganisation: "No organisation yet",
  noOrganisationSentence: "Imports belong to an organisation.",
  counts: (imported: number, failed: number) =>
    `${formatCount(imported)} imported, ${formatCount(failed)} failed`,
} as const;
