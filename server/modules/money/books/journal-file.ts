// Journals as the lines of a file for an accounting package: what each of its columns says.

import { PACKAGE_RULES } from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_MOVE_TEXT, type BookMoveKind } from "@bondline/domain/money/books/books.ts";
import { journalReference } from "@bondline/domain/money/books/journal.ts";
import type { SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";
import { cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { readLongStatement } from "../../../database/row-cursor.ts";
import type { RowBatches } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type JournalExport, journalLines, LINE_CELLS } from "./journal-store.ts";

type Line = Readonly<Record<keyof typeof LINE_CELLS, string>>;
const NAMES = Object.keys(LINE_CELLS) as (keyof typeof LINE_CELLS)[];

/** The narrowest of the packages takes no more. */
const TEXT_MAX = 255;

const COLUMN_TEXTS: Readonly<Record<string, (line: Line) => string>> = {
  amount: ({ cents: text }) => decimalOf(text),
  client: ({ client }) => client,
  code: ({ code }) => code,
  credit: ({ cents: text }) => (text.startsWith("-") ? decimalOf(text.slice(1)) : ""),
  date: ({ date }) => date,
  debit: ({ cents: text }) => (text.startsWith("-") ? "" : decimalOf(text)),
  description: ({ client, number, draftReference }) => joined(", ", [client, number, draftReference]),
  narration: (line) => joined(" ", [referenceOf(line), whatOf(line), line.number]),
  reference: referenceOf,
  taxCode: ({ taxCode }) => taxCode,
};

export async function* journalRows(
  tx: Transaction,
  { id, package: of }: Pick<JournalExport, "id" | "package">,
  columns: readonly SheetColumn[],
): RowBatches {
  const { hasEmptyLines } = PACKAGE_RULES[of];
  let before: string | undefined;
  for await (const batch of readLongStatement(tx, journalLines(id), new Set(NAMES))) {
    const rows: SheetRow[] = [];
    for (const cells of batch) {
      const line = lineOf(cells);
      if (hasEmptyLines && before !== undefined && before !== line.journal) rows.push([]);
      before = line.journal;
      rows.push(columns.map(({ key }) => COLUMN_TEXTS[key]?.(line) ?? ""));
    }
    yield rows;
  }
}

function lineOf(cells: readonly unknown[]): Line {
  return Object.fromEntries(NAMES.map((name, at) => [name, String(cells[at] ?? "")])) as Line;
}

function decimalOf(text: string): string {
  return decimalFromCents(cents(BigInt(text)));
}

function referenceOf({ journal }: Line): string {
  return journalReference(BigInt(journal));
}

function whatOf({ kind, isReversal }: Line): string {
  return BOOK_MOVE_TEXT[kind as BookMoveKind] + (isReversal === "" ? "" : ", reversed");
}

function joined(by: string, parts: readonly string[]): string {
  return [...parts.filter(Boolean).join(by)].slice(0, TEXT_MAX).join("");
}
