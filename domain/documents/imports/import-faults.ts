// Why a file as a whole cannot be read as a register: one sentence for each, with the row and the column as a spreadsheet counts them.

import {
  ATTACHMENT_FAILURE_TEXT,
  type AttachmentFailure,
} from "../../records/attachments/attachment-failure.ts";

export type CellPlace = { readonly row: number; readonly column: number };

export const COLUMNS_MAX = 200;
/** A row of a register is a few thousand characters; one this long has lost its end. */
export const ROW_CHARACTERS_MAX = 200_000;

const SAVE_AS_CSV = "In your spreadsheet choose Save as, “CSV UTF-8 (comma delimited)”, and upload that.";

const at = ({ row, column }: CellPlace) => `Row ${row}, column ${column}`;
const counted = (count: number) => count.toLocaleString("en-AU");

/** What a scan found, said to whoever sent a register: the sentences for other files name their ways out. */
const SCAN_TEXT: Readonly<Record<AttachmentFailure, string>> = {
  ...ATTACHMENT_FAILURE_TEXT,
  WRONG_TYPE:
    "It is not what its name says. A register is a .csv or an .xlsx: save it as one of them, and upload that.",
  LOCKED: "It is locked with a password. Save a copy without one, and upload that.",
  ACTIVE_CONTENT: `It holds macros. ${SAVE_AS_CSV}`,
  EMBEDDED_FILES: `It holds other files, or reads from another workbook. ${SAVE_AS_CSV}`,
  TOO_COMPLEX: `It is larger than it seems: unpacked it comes to more than 100 MB. ${SAVE_AS_CSV}`,
};

export const IMPORT_FAULTS = {
  notArrived: () => "The file did not arrive. Please upload it again.",
  infected: () => "The file was not taken: the scan found something harmful in it.",
  notTaken: (reason: AttachmentFailure) => `The file was not taken: ${SCAN_TEXT[reason]}`,
  empty: () => "The file is empty.",
  headerAlone: () => "The file has a header and no rows under it.",
  spreadsheet: () =>
    `This is a spreadsheet under the name of a CSV. Give its name the ending .xlsx, or save it as CSV.`,
  utf16: () => `The file is written in UTF-16. ${SAVE_AS_CSV}`,
  control: (place: CellPlace) => `${at(place)} holds a sign that no text has. ${SAVE_AS_CSV}`,
  encoding: (place: CellPlace) =>
    `${at(place)} holds a letter that is neither UTF-8 nor Windows-1252. ${SAVE_AS_CSV}`,
  delimiter: (row: number, name: string) =>
    `Row ${row}, column 1: the columns are split by ${name}, and not by commas. ${SAVE_AS_CSV}`,
  tooManyColumns: (row: number) =>
    `Row ${row}, column ${COLUMNS_MAX + 1}: a register has at most ${COLUMNS_MAX} columns. Take out those that are not needed.`,
  headerTwice: (row: number, name: string, first: number, second: number) =>
    `Row ${row}, column ${second}: “${name}” is the name of column ${first} already. Give each column a name of its own.`,
  headerMerged: ({ row, column }: CellPlace, last: number) =>
    `Row ${row}, columns ${column} to ${last}: they are merged into one cell. Take it apart, so that each column has its name in row ${row}.`,
  quoteOpen: (place: CellPlace) =>
    `${at(place)}: a quotation mark is opened here and never closed. Close it, or take it out.`,
  quoteInside: (place: CellPlace) =>
    `${at(place)}: a quotation mark is inside a cell. Put the whole cell in quotation marks and double the one within.`,
  rowTooLong: (row: number) =>
    `Row ${row} is longer than ${counted(ROW_CHARACTERS_MAX)} characters. A quotation mark in it is most likely not closed.`,
  workbookRowTooLong: (row: number) =>
    `Row ${row} is longer than ${counted(ROW_CHARACTERS_MAX)} characters. Shorten its texts.`,
  unreadable: (row: number) => `Row ${row} cannot be read as CSV. ${SAVE_AS_CSV}`,
  formulaUndone: (place: CellPlace) =>
    `${at(place)}: the formula here was never worked out. Open the file in your spreadsheet, save it, and upload that.`,
  workbookDamaged: () =>
    `The workbook is damaged. Open it in your spreadsheet, save it anew, and upload that.`,
  workbookTooLarge: () => `The workbook is too large to be read. ${SAVE_AS_CSV}`,
} as const;

/** What is worth knowing of a file that can be read. */
export const IMPORT_NOTES = {
  sheet: (name: string, others: number) =>
    `Read from the sheet “${name}”. The workbook has ${others === 1 ? "another one, which is" : `${others} others, which are`} not read.`,
  numbersAsText: ({ header, rows, firstRow }: { header: string; rows: number; firstRow: number }) =>
    `“${header}” holds numbers and not text in ${rows === 1 ? "one row" : `${counted(rows)} rows`}, row ${firstRow} first. A spreadsheet drops zeros in front of a number: check them.`,
  digitsLost: ({ header, rows, firstRow }: { header: string; rows: number; firstRow: number }) =>
    `“${header}” holds numbers of more than 15 digits in ${rows === 1 ? "one row" : `${counted(rows)} rows`}, row ${firstRow} first. A spreadsheet has lost the last digits: type them again as text.`,
} as const;

export const RIGHTS_ENDED_MESSAGE =
  "The import was stopped: the person who started it may no longer add documents for this organisation.";
export const NOT_ALL_MESSAGE =
  "Nothing was imported: a row can no longer be taken, and all or nothing was asked for. The rows were checked again.";

export const CELL_LENGTH_MAX = 10_000;
export const CELL_LENGTH_MESSAGE = "A cell has at most 10,000 characters.";

export function noRowMessage(row: number): string {
  return `The file has no row ${row}.`;
}

export function touchedMessage(touched: number): string {
  return touched === 1
    ? "One of its documents has been changed since, so the import can't be undone."
    : `${touched} of its documents have been changed since, so the import can't be undone.`;
}

type Same = { sameAsRow: number | null; sameAsReference: string | null };

/** What a duplicate repeats. */
export function duplicateMessage({ sameAsRow, sameAsReference }: Same): string {
  if (sameAsRow !== null) return `Row ${sameAsRow} has the same bank and number already.`;
  return sameAsReference === null
    ? "You have a document of this bank and number already."
    : `You have this bank and number already, as ${sameAsReference}.`;
}
