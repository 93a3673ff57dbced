// Why a file as a whole cannot be read as a register: one sentence for each, with the row and the column as a spreadsheet counts them.

export type CellPlace = { readonly row: number; readonly column: number };

export const COLUMNS_MAX = 200;
/** A row of a register is a few thousand characters; one this long has lost its end. */
export const ROW_CHARACTERS_MAX = 200_000;

const SAVE_AS_CSV = "In your spreadsheet choose Save as, “CSV UTF-8 (comma delimited)”, and upload that.";

const at = ({ row, column }: CellPlace) => `Row ${row}, column ${column}`;

export const IMPORT_FAULTS = {
  notArrived: () => "The file did not arrive. Please upload it again.",
  infected: () => "The file was not taken: the scan found something harmful in it.",
  notTaken: (because: string) => `The file was not taken: ${because}`,
  empty: () => "The file is empty.",
  headerAlone: () => "The file has a header and no rows under it.",
  spreadsheet: () => `This is a spreadsheet and not a CSV. ${SAVE_AS_CSV}`,
  utf16: () => `The file is written in UTF-16. ${SAVE_AS_CSV}`,
  control: (place: CellPlace) => `${at(place)} holds a sign that no text has. ${SAVE_AS_CSV}`,
  encoding: (place: CellPlace) =>
    `${at(place)} holds a letter that is neither UTF-8 nor Windows-1252. ${SAVE_AS_CSV}`,
  delimiter: (name: string) =>
    `Row 1, column 1: the columns are split by ${name}, and not by commas. ${SAVE_AS_CSV}`,
  tooManyColumns: (count: number) =>
    `Row 1 has ${count} columns; a register has at most ${COLUMNS_MAX}. Take out those that are not needed.`,
  headerTwice: (name: string, first: number, second: number) =>
    `Row 1, column ${second}: “${name}” is the name of column ${first} already. Give each column a name of its own.`,
  quoteOpen: (place: CellPlace) =>
    `${at(place)}: a quotation mark is opened here and never closed. Close it, or take it out.`,
  quoteInside: (place: CellPlace) =>
    `${at(place)}: a quotation mark is inside a cell. Put the whole cell in quotation marks and double the one within.`,
  rowTooLong: (row: number) =>
    `Row ${row} is longer than ${ROW_CHARACTERS_MAX.toLocaleString("en-AU")} characters. A quotation mark in it is most likely not closed.`,
  unreadable: (row: number) => `Row ${row} cannot be read as CSV. ${SAVE_AS_CSV}`,
} as const;

export const RIGHTS_ENDED_MESSAGE =
  "The import was stopped: the person who started it may no longer add documents for this organisation.";
export const NOT_ALL_MESSAGE =
  "Nothing was imported: a row can no longer be taken, and all or nothing was asked for. The rows were checked again.";

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
