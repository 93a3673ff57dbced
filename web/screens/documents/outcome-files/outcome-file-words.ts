// Every sentence of a bank's files of outcomes.

import { formatCount } from "@bondline/domain/count-text.ts";
import { OUTCOME_ROWS_MAX } from "@bondline/domain/documents/outcome-files/outcome-file.ts";

const rows = (count: number) => `${formatCount(count)} ${count === 1 ? "row" : "rows"}`;

export const OUTCOME_LIST_WORDS = {
  title: "Back office files",
  sentence:
    "Take what is waiting for you to your back office, and bring its outcomes back. Nothing is decided before you have seen the dry run.",
  take: "Take the queue as a file",
  upload: "Upload outcomes",
  files: "Outcomes",
  loading: "The files are being read",
  notLoaded: "The files could not be loaded",
  emptyTitle: "No outcomes yet",
  emptySentence:
    "Upload a CSV with a reference and an outcome in each row: ISSUED with the guarantee number and the date, or DECLINED with the reason.",
  detail: (day: string, person: string) => `${day} · ${person}`,
} as const;

export const OUTCOME_UPLOAD_WORDS = {
  title: "Upload outcomes",
  sentence: "You see what each row would do before anything is decided.",
  zone: "Outcomes as a CSV",
  hint: `CSV, up to ${OUTCOME_ROWS_MAX} rows and 150 kB`,
  wrongType: "Choose a CSV.",
  columns:
    "Columns are known by their names: Reference and Outcome; Guarantee number and Date for what is issued; Reason for what is declined. Where there is an Amount, it is compared.",
  template: "Save an empty file with these columns",
  templateName: "outcomes.csv",
  chosen: (fileName: string) => `Chosen: ${fileName}`,
  send: "Upload",
  cancel: "Cancel",
  refused: "The file was not taken",
  notRead: "The file could not be read. Choose it again.",
} as const;

export const OUTCOME_FILE_WORDS = {
  title: "Outcomes",
  check: "Check the outcomes",
  loading: "The file is being read",
  notLoaded: "The file could not be loaded",
  by: (fileName: string, person: string, day: string) => `${fileName}, uploaded by ${person} on ${day}.`,
  nothingDecided: (fileName: string) => `This is what ${fileName} would do. Nothing is decided yet.`,
  checking: "Each row is being tried",
  applying: "The rows are being applied",
  sameTitle: "The same file was uploaded before",
  same: (fileName: string, person: string, day: string) => `${fileName}, by ${person} on ${day}.`,
  stopped: "Nothing more was applied",
  apply: (count: number) => `Apply ${rows(count)}`,
  applyTogether: (count: number) => `Apply ${rows(count)} or none`,
  noneGood: "No row of this file can be applied.",
  confirmTitle: (count: number) => `Apply ${rows(count)}?`,
  confirmSentence: (issued: number, declined: number) =>
    `${formatCount(issued)} to be issued, ${formatCount(declined)} to be declined. Each client is told.`,
  left: (count: number) =>
    count === 1
      ? "1 row is not possible and is left out."
      : `${rows(count)} are not possible and are left out.`,
  together: "All or none: if one is refused in the meantime, nothing is applied.",
  begun: "The rows are being applied",
  notBegun: "The rows could not be applied",
  keep: "Go back",
  more: "More",
  discard: "Discard",
  discardTitle: "Discard this file?",
  discardSentence: "Nothing of it is applied. It stays in the list.",
  discarded: "The file was discarded",
  notDiscarded: "The file could not be discarded",
  figures: {
    good: "To be applied",
    faulty: "Not possible",
    applied: "Applied",
    refused: "Refused",
  },
  row: (rowNumber: number) => `Row ${rowNumber}`,
  issued: (number: string, day: string) => `Issued as ${number}, ${day}`,
  issuedUnnamed: "Issued",
  declined: (reason: string) => `Declined: ${reason}`,
  declinedUnnamed: "Declined",
  noDay: "without a date",
  rows: "Rows",
} as const;
