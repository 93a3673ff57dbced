// The lines of a referrer's statement: each with its day, what it was, what it adds to what is owed, and what is owed after it.

import { REFERRER_ENTRY_TEXT } from "@bondline/domain/money/referrals/referrer-account.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { ReferrerStatementLineFragment } from "../../../api/generated/graphql.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { Button } from "../../../ui/button.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { REFERRER_STATEMENT_WORDS as WORDS } from "./referrer-statement-words.ts";

export type ReferrerLine = ReferrerStatementLineFragment;
/** Undefined where the reader undoes nothing. */
export type UndoOf = ((line: ReferrerLine) => void) | undefined;

export function referrerColumns(undo: UndoOf): readonly DataTableColumn<ReferrerLine>[] {
  const columns: readonly DataTableColumn<ReferrerLine>[] = [
    textColumn({ id: "date", header: WORDS.date, width: "120px" }, dayOf),
    {
      id: "what",
      header: WORDS.what,
      isRowName: true,
      skeleton: { kind: "two-line", widthPx: 220 },
      cell: (line) => <TwoLineCell name={REFERRER_ENTRY_TEXT[line.kind]} detail={aboutOf(line)} />,
    },
    amountColumn("amount", WORDS.amount, ({ amount }) => amount),
    amountColumn("balance", WORDS.balance, ({ balance }) => balance),
  ];
  if (undo === undefined) return columns;
  return [
    ...columns,
    {
      id: "actions",
      header: WORDS.actions,
      width: "96px",
      align: "right",
      isForScreen: true,
      skeleton: { kind: "text", widthPx: 40 },
      cell: (line) => undoButton(line, undo),
    },
  ];
}

export function referrerPhoneRow(undo: UndoOf) {
  return (line: ReferrerLine): PhoneRow => ({
    title: REFERRER_ENTRY_TEXT[line.kind],
    detail: `${dayOf(line)} · ${aboutOf(line)}`,
    amount: aud(line.amount),
    badge: (
      <span className="flex items-center gap-3">
        <span className="figures text-label text-ink-2">{WORDS.balanceOf(aud(line.balance))}</span>
        {undo !== undefined && undoButton(line, undo)}
      </span>
    ),
  });
}

function undoButton(line: ReferrerLine, undo: NonNullable<UndoOf>): ReactNode {
  if (line.payoutId === null) return null;
  return (
    <Button size="small" aria-label={WORDS.undoOf(line.reference ?? "")} onClick={() => undo(line)}>
      {WORDS.undo}
    </Button>
  );
}

function dayOf({ date }: ReferrerLine): string {
  return formatDate(plainDate(date));
}

function aboutOf({ organisationName, reference }: ReferrerLine): string {
  return organisationName ?? reference ?? "";
}

function amountColumn(
  id: string,
  header: string,
  amountOf: (line: ReferrerLine) => string,
): DataTableColumn<ReferrerLine> {
  return {
    id,
    header,
    width: "140px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: (line) => aud(amountOf(line)),
  };
}
