// The columns of a bank's CSV: what each holds, as its header calls it or somebody has said, and a row of it as a line of the statement.

import { withoutTextMark } from "../../csv-text.ts";
import { type Cents, cents, centsFromDecimal } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { findPlainDate, type PlainDate } from "../../values/time/plain-date.ts";
import { type BankLine, bankReferenceOf } from "./bank-line.ts";

export const STATEMENT_COLUMN_TEXT = {
  DATE: "Day of the booking",
  AMOUNT: "Amount, with its sign",
  CREDIT: "Amount that came in",
  DEBIT: "Amount that went out",
  NARRATIVE: "Narrative",
  BANK_REFERENCE: "The bank's own reference",
} as const;
export type StatementColumn = keyof typeof STATEMENT_COLUMN_TEXT;
export const STATEMENT_COLUMNS = codesIn(STATEMENT_COLUMN_TEXT);
/** A narrative may stand in several columns; they are read one after the other. */
const SEVERAL: ReadonlySet<string> = new Set<StatementColumn>(["NARRATIVE"]);

/** As the headers of Australian banks call them, without case, spaces and marks. */
const CALLED: Readonly<Record<StatementColumn, readonly string[]>> = {
  DATE: [
    "date",
    "transactiondate",
    "bankdate",
    "bookingdate",
    "posteddate",
    "processeddate",
    "valuedate",
    "effectivedate",
  ],
  AMOUNT: ["amount", "transactionamount", "amountaud", "value"],
  CREDIT: ["credit", "creditamount", "credits", "deposit", "deposits", "moneyin"],
  DEBIT: ["debit", "debitamount", "debits", "withdrawal", "withdrawals", "moneyout"],
  NARRATIVE: [
    "narrative",
    "description",
    "details",
    "particulars",
    "transactiondetails",
    "reference",
    "payee",
    "transactiondescription",
    "endtoendid",
    "remittanceinformation",
    "longdescription",
  ],
  BANK_REFERENCE: [
    "transactionid",
    "bankreference",
    "transactionreference",
    "banktransactionid",
    "receiptnumber",
    "serial",
  ],
};

const keyOf = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Beside each header what it holds, "" where it is left out. The first day that is named is the one that counts. */
export function columnsByName(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const column = STATEMENT_COLUMNS.find((each) => CALLED[each].includes(keyOf(header)));
    if (column === undefined || (taken.has(column) && !SEVERAL.has(column))) return "";
    taken.add(column);
    return column;
  });
}

/** Of a file without a header, as some banks write it: by what stands in its first row. */
export function columnsByContent(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell) => {
    const column = contentOf(cell);
    if (column === "" || (taken.has(column) && !SEVERAL.has(column))) return "";
    taken.add(column);
    return column;
  });
}

function contentOf(cell: string): StatementColumn | "" {
  if (cell.trim() === "") return "";
  if (bankDay(cell) !== undefined) return "DATE";
  return bankCents(cell) === undefined ? "NARRATIVE" : "AMOUNT";
}

/** Whether the first row is a line already. */
export function isWithoutHeader(cells: readonly string[]): boolean {
  const found = columnsByContent(cells);
  return found.includes("DATE") && found.includes("AMOUNT");
}

/** Why columns that somebody has chosen, or that were found by their names, are not enough. */
export function statementColumnsFault(
  columns: readonly string[],
  headers: readonly string[],
): string | undefined {
  if (columns.length !== headers.length) return "Say for each column of the file what it holds.";
  const unknown = columns.find((each) => each !== "" && !Object.hasOwn(STATEMENT_COLUMN_TEXT, each));
  if (unknown !== undefined) return `There is no column ${unknown}.`;
  const again = columns.find((each, at) => each !== "" && !SEVERAL.has(each) && columns.indexOf(each) < at);
  if (again !== undefined)
    return `Two columns are “${STATEMENT_COLUMN_TEXT[again as StatementColumn]}”. Choose one of them.`;
  if (!columns.includes("DATE")) return "Say which column holds the day of the booking.";
  if (columns.includes("AMOUNT")) {
    const other = columns.find((each) => each === "CREDIT" || each === "DEBIT");
    return other === undefined
      ? undefined
      : "An amount with its sign is enough: leave out the columns for what came in and went out.";
  }
  return columns.includes("CREDIT") ? undefined : "Say which column holds the amount.";
}

type ReadRow = { ok: true; line: BankLine } | { ok: false; message: string };

export function statementRowReader(columns: readonly string[]): (cells: readonly string[]) => ReadRow {
  return (cells) => {
    const textsOf = (column: StatementColumn) =>
      columns
        .flatMap((each, at) => (each === column ? [withoutTextMark(cells[at] ?? "").trim()] : []))
        .filter((text) => text !== "");
    const bookedDate = bankDay(textsOf("DATE")[0] ?? "");
    if (bookedDate === undefined) return { ok: false, message: "The day cannot be read." };
    const amountCents = amountOf(textsOf("AMOUNT")[0], textsOf("CREDIT")[0], textsOf("DEBIT")[0]);
    if (amountCents === undefined) return { ok: false, message: "The amount cannot be read." };
    const narrative = textsOf("NARRATIVE").join(" ");
    const bankReference = bankReferenceOf(textsOf("BANK_REFERENCE")[0] ?? "");
    return { ok: true, line: { bookedDate, amountCents, currency: "AUD", narrative, bankReference } };
  };
}

/** Banks leave one of two columns empty, or write nought in it; a debit stands there with a sign or without one. */
function amountOf(
  amount: string | undefined,
  credit: string | undefined,
  debit: string | undefined,
): Cents | undefined {
  if (amount !== undefined) return bankCents(amount);
  const cameIn = bankCents(credit ?? "0");
  const wentOut = bankCents(debit ?? "0");
  if (cameIn === undefined || wentOut === undefined || (credit === undefined && debit === undefined))
    return undefined;
  return cents(cameIn - (wentOut < 0n ? -wentOut : wentOut));
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ISO = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/;
/** The day first, always: no Australian bank writes the month first. */
const DAY_FIRST = /^(\d{1,2})[/ .-](\d{1,2}|[a-z]{3,9})[/ .-](\d{4}|\d{2})$/i;

export function bankDay(text: string): PlainDate | undefined {
  const iso = ISO.exec(text.trim());
  if (iso !== null) return findPlainDate(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const [, day = "", month = "", year = ""] = DAY_FIRST.exec(text.trim()) ?? [];
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const century = year.length === 2 ? "20" : "";
  return findPlainDate(`${century}${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`);
}

const AMOUNT =
  /^(?<open>\()?(?<before>[-+])?\s*\$?\s*(?<dollars>\d{1,3}(?:,\d{3})+|\d{1,15})(?<part>\.\d{1,2})?(?<close>\))?\s*(?<after>[-+]|cr|dr)?$/i;

/** A minus before or behind it, brackets and DR all say that it went out. */
export function bankCents(text: string): Cents | undefined {
  const { open, close, before, dollars, part = "", after } = AMOUNT.exec(text.trim())?.groups ?? {};
  if (dollars === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const amount = centsFromDecimal(`${dollars.replaceAll(",", "")}${part}`);
  const isOut = open !== undefined || before === "-" || after === "-" || after?.toLowerCase() === "dr";
  return isOut ? cents(-amount) : amount;
}
