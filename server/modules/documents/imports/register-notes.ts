// What of a register's cells a person should look at although they can be taken: numbers where a number's zeros and last digits count.

import { IMPORT_NOTES } from "@bondline/domain/documents/imports/import-faults.ts";
import type { RegisterRow } from "./read-register.ts";

const isIdentifier = (path: string) =>
  path === "guaranteeNumber" || path === "referenceNumber" || path.startsWith("metadata.");
/** As many as a spreadsheet keeps of a number. */
const DIGITS_KEPT = 15;

type Seen = { rows: number; firstRow: number };
type Counts = Map<number, Seen>;

/** Answers how a row is looked at, and what there is to say once all have been. */
export function noteTaker({ headers, paths }: { headers: readonly string[]; paths: readonly string[] }) {
  const numbers: Counts = new Map();
  const lost: Counts = new Map();
  const see = ({ number, cells, numbers: places = [] }: RegisterRow) => {
    for (const place of places) {
      if (!isIdentifier(paths[place] ?? "")) continue;
      count(numbers, place, number);
      if ((cells[place] ?? "").replace(/\D/g, "").length > DIGITS_KEPT) count(lost, place, number);
    }
  };
  const said = (counts: Counts, say: (seen: Seen & { header: string }) => string) =>
    [...counts].map(([place, seen]) => say({ ...seen, header: headers[place] ?? "" }));
  const notes = () => [...said(lost, IMPORT_NOTES.digitsLost), ...said(numbers, IMPORT_NOTES.numbersAsText)];
  return { see, notes };
}

function count(counts: Counts, place: number, row: number): void {
  const seen = counts.get(place);
  counts.set(place, { rows: (seen?.rows ?? 0) + 1, firstRow: seen?.firstRow ?? row });
}
