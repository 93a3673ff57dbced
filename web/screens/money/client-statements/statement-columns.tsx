// The lines of a statement: each with its day, what it was, what it adds to what is owed, and what is owed after it.

import {
  STATEMENT_ENTRY_TEXT,
  STATEMENT_WAY_TEXT,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { StatementLineFragment } from "../../../api/generated/graphql.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { STATEMENT_WORDS as WORDS } from "./statement-words.ts";

export type StatementLine = StatementLineFragment;

export const STATEMENT_COLUMNS: readonly DataTableColumn<StatementLine>[] = [
  textColumn({ id: "date", header: WORDS.date, width: "120px" }, ({ date }) => formatDate(plainDate(date))),
  {
    id: "what",
    header: WORDS.what,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 220 },
    cell: (line) => <TwoLineCell name={whatOf(line)} detail={aboutOf(line)} />,
  },
  amountColumn("amount", WORDS.amount, ({ amount }) => amount),
  { ...amountColumn("gst", WORDS.gstIn, ({ gst }) => gst), isSecondary: true },
  amountColumn("balance", WORDS.balance, ({ balance }) => balance),
];

export function phoneRow(line: StatementLine): PhoneRow {
  return {
    title: whatOf(line),
    detail: `${formatDate(plainDate(line.date))} · ${line.invoiceNumber}`,
    amount: aud(line.amount),
    badge: <span className="figures text-label text-ink-2">{WORDS.balanceOf(aud(line.balance))}</span>,
  };
}

function whatOf({ kind, way, reference }: StatementLine): string {
  const how = way === null ? "" : `, ${STATEMENT_WAY_TEXT[way].toLowerCase()}`;
  return `${STATEMENT_ENTRY_TEXT[kind]}${how}${reference === null ? "" : ` ${reference}`}`;
}

function aboutOf({ invoiceNumber, draftReferenceNumber }: StatementLine): string {
  return WORDS.about(invoiceNumber, draftReferenceNumber);
}

function amountColumn(
  id: string,
  header: string,
  amountOf: (line: StatementLine) => string,
): DataTableColumn<StatementLine> {
  return {
    id,
    header,
    width: "140px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: (line) => aud(amountOf(line)),
  };
}
