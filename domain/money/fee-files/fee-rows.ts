// The columns of a bank's fees by the names that back offices give them, and a row of them as what the bank has charged.

import { withoutTextMark } from "../../csv-text.ts";
import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { bankCents, bankDay } from "../bank-statements/statement-columns.ts";
import type { ChargeKind } from "../fees/expected-charge.ts";
import { FEE_FILE_FAULTS } from "./fee-file.ts";

/** As the empty file calls them. */
export const FEE_COLUMN_TEXT = {
  GUARANTEE_NUMBER: "Guarantee number",
  DATE: "Date",
  AMOUNT: "Amount",
  FEE: "Fee",
} as const;
type FeeColumn = keyof typeof FEE_COLUMN_TEXT;
const FEE_COLUMNS = codesIn(FEE_COLUMN_TEXT);

/** Without case, spaces and marks. */
const CALLED: Readonly<Record<FeeColumn, readonly string[]>> = {
  GUARANTEE_NUMBER: [
    "guaranteenumber",
    "guaranteeno",
    "instrumentnumber",
    "bondnumber",
    "number",
    "reference",
  ],
  DATE: ["date", "chargedate", "datecharged", "periodfrom", "from", "periodstart", "feedate"],
  AMOUNT: ["amount", "charged", "feeamount", "amountcharged", "chargeamount", "amountaud"],
  FEE: ["fee", "feetype", "kind", "charge", "chargetype", "description"],
};
const REQUIRED: readonly FeeColumn[] = ["GUARANTEE_NUMBER", "DATE", "AMOUNT"];

/** In the words of a fee; anything else is the ongoing one. */
const SET_UP = /set.?up|establish|issu/i;

const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

export type FeeRowRead = {
  rowNumber: number;
  guaranteeNumber: string;
  chargedDate: PlainDate | null;
  chargedCents: Cents | null;
  chargeKind: ChargeKind;
  /** Why nothing can be held against it. */
  fault: string | null;
};

type SheetRow = { readonly number: number; readonly cells: readonly string[] };
type Read = { ok: true; rows: readonly FeeRowRead[] } | { ok: false; message: string };

/** Rows without anything in them are none. */
export function readFeeRows(headers: readonly string[], rows: readonly SheetRow[]): Read {
  const places = placesOf(headers);
  if (typeof places === "string") return { ok: false, message: places };
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return { ok: false, message: FEE_FILE_FAULTS.noRows() };
  return { ok: true, rows: filled.map((row) => rowOf(row, places)) };
}

type Places = ReadonlyMap<FeeColumn, number>;

/** Or why they are not enough. */
function placesOf(headers: readonly string[]): Places | string {
  const places = new Map<FeeColumn, number>();
  for (const [at, header] of headers.entries()) {
    const column = FEE_COLUMNS.find((each) => CALLED[each].includes(keyOf(header)));
    if (column === undefined) continue;
    if (places.has(column)) return FEE_FILE_FAULTS.columnTwice(FEE_COLUMN_TEXT[column]);
    places.set(column, at);
  }
  const missing = REQUIRED.find((column) => !places.has(column));
  return missing === undefined ? places : FEE_FILE_FAULTS.noColumn(FEE_COLUMN_TEXT[missing]);
}

const TEXT_MAX = 100;

/** A fee is written with or without the sign of what goes out; a day may be a whole moment. */
function rowOf({ number, cells }: SheetRow, places: Places): FeeRowRead {
  const said = (column: FeeColumn) => {
    const at = places.get(column);
    return at === undefined ? "" : withoutTextMark(cells[at] ?? "").trim();
  };
  const row = {
    rowNumber: number,
    guaranteeNumber: said("GUARANTEE_NUMBER").slice(0, TEXT_MAX),
    chargedDate: bankDay(said("DATE")) ?? null,
    chargedCents: bankCents(said("AMOUNT")) ?? null,
    chargeKind: SET_UP.test(said("FEE")) ? ("SET_UP" as const) : ("PERIOD" as const),
  };
  return { ...row, fault: faultOf(row) };
}

function faultOf({ guaranteeNumber, chargedDate, chargedCents }: Omit<FeeRowRead, "fault">): string | null {
  if (guaranteeNumber === "") return FEE_FILE_FAULTS.noNumber();
  if (chargedDate === null) return FEE_FILE_FAULTS.noDay();
  return chargedCents === null ? FEE_FILE_FAULTS.noAmount() : null;
}
