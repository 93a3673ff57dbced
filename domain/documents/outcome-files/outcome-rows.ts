// The columns of a bank's outcomes by the names that back offices give them, and a row of them as what the bank has decided.

import { withoutTextMark } from "../../csv-text.ts";
import { bankCents, bankDay } from "../../money/bank-statements/statement-columns.ts";
import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { OUTCOME_FAULTS, type Outcome } from "./outcome-file.ts";

/** As the template calls them. */
export const OUTCOME_COLUMN_TEXT = {
  REFERENCE: "Reference",
  OUTCOME: "Outcome",
  GUARANTEE_NUMBER: "Guarantee number",
  DATE: "Date",
  AMOUNT: "Amount",
  REASON: "Reason",
} as const;
type OutcomeColumn = keyof typeof OUTCOME_COLUMN_TEXT;
const OUTCOME_COLUMNS = codesIn(OUTCOME_COLUMN_TEXT);

/** Without case, spaces and marks. The file of the queue calls its own reference and amount so too. */
const CALLED: Readonly<Record<OutcomeColumn, readonly string[]>> = {
  REFERENCE: ["reference", "ourreference", "bondlinereference", "referencenumber"],
  OUTCOME: ["outcome", "result", "decision"],
  GUARANTEE_NUMBER: ["guaranteenumber", "guaranteeno", "instrumentnumber", "bondnumber", "number"],
  DATE: ["date", "issuedate", "dateofissue", "issued", "dateissued"],
  AMOUNT: ["amount", "amountaud"],
  REASON: ["reason", "comment", "reasondeclined"],
};
const REQUIRED: readonly OutcomeColumn[] = ["REFERENCE", "OUTCOME"];

const WORDS: Readonly<Record<string, Outcome>> = {
  issued: "ISSUED",
  established: "ISSUED",
  declined: "DECLINED",
  rejected: "DECLINED",
};

const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

export type OutcomeRowRead = {
  rowNumber: number;
  reference: string;
  outcome: Outcome | "";
  guaranteeNumber: string;
  decidedDate: PlainDate | null;
  reason: string;
  amountCents: Cents | null;
  /** Why nothing can come of it, whatever the draft is like. */
  fault: string | null;
};

type SheetRow = { readonly number: number; readonly cells: readonly string[] };
type Read = { ok: true; rows: readonly OutcomeRowRead[] } | { ok: false; message: string };

/** Rows without anything in them are none. */
export function readOutcomeRows([header, ...rest]: readonly SheetRow[]): Read {
  if (header === undefined) return { ok: false, message: OUTCOME_FAULTS.noRows() };
  const places = placesOf(header.cells);
  if (typeof places === "string") return { ok: false, message: places };
  const filled = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return { ok: false, message: OUTCOME_FAULTS.noRows() };
  return { ok: true, rows: withRepeats(filled.map((row) => rowOf(row, places))) };
}

type Places = ReadonlyMap<OutcomeColumn, number>;

/** Or why they are not enough. */
function placesOf(headers: readonly string[]): Places | string {
  const places = new Map<OutcomeColumn, number>();
  for (const [at, header] of headers.entries()) {
    const column = OUTCOME_COLUMNS.find((each) => CALLED[each].includes(keyOf(header)));
    if (column === undefined) continue;
    if (places.has(column)) return OUTCOME_FAULTS.columnTwice(OUTCOME_COLUMN_TEXT[column]);
    places.set(column, at);
  }
  const missing = REQUIRED.find((column) => !places.has(column));
  return missing === undefined ? places : OUTCOME_FAULTS.noColumn(OUTCOME_COLUMN_TEXT[missing]);
}

const TEXT_MAX = 100;
const REASON_MAX = 1000;

function rowOf({ number, cells }: SheetRow, places: Places): OutcomeRowRead {
  const said = (column: OutcomeColumn) => {
    const at = places.get(column);
    return at === undefined ? "" : withoutTextMark(cells[at] ?? "").trim();
  };
  const outcome = WORDS[keyOf(said("OUTCOME"))];
  const day = said("DATE");
  const amount = said("AMOUNT");
  const row = {
    rowNumber: number,
    reference: said("REFERENCE").slice(0, TEXT_MAX),
    outcome: outcome ?? ("" as const),
    guaranteeNumber: said("GUARANTEE_NUMBER").slice(0, TEXT_MAX),
    decidedDate: bankDay(day) ?? null,
    reason: said("REASON").slice(0, REASON_MAX),
    amountCents: bankCents(amount) ?? null,
  };
  return { ...row, fault: faultOf(row, { outcome: said("OUTCOME"), day, amount }) };
}

type Typed = { readonly outcome: string; readonly day: string; readonly amount: string };

function faultOf(row: Omit<OutcomeRowRead, "fault">, { outcome, day, amount }: Typed): string | null {
  if (row.reference === "") return "The reference is missing.";
  if (row.outcome === "")
    return outcome === ""
      ? "The outcome is missing."
      : `“${outcome.slice(0, 40)}” is no outcome. Write ISSUED or DECLINED.`;
  if (day !== "" && row.decidedDate === null) return "The date cannot be read.";
  if (amount !== "" && row.amountCents === null) return "The amount cannot be read.";
  return null;
}

/** Of two rows for one draft, or with one number, the first counts. */
function withRepeats(rows: readonly OutcomeRowRead[]): OutcomeRowRead[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const named = [
      ["reference", row.reference],
      ["guarantee number", row.guaranteeNumber],
    ].filter(([, text = ""]) => text !== "");
    const again = named.find(([what, text = ""]) => seen.has(`${what} ${keyOf(text)}`));
    for (const [what, text = ""] of named)
      if (!seen.has(`${what} ${keyOf(text)}`)) seen.set(`${what} ${keyOf(text)}`, row.rowNumber);
    if (again === undefined || row.fault !== null) return row;
    const [what, text = ""] = again;
    return { ...row, fault: `Row ${seen.get(`${what} ${keyOf(text)}`)} has this ${what} already.` };
  });
}
