// The entries behind a figure of the revenue: each with its day, what it was, whose, and what it adds.

import { BOOK_MOVE_TEXT } from "@bondline/domain/money/books/books.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RevenueEntryLineFragment } from "../../../api/generated/graphql.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { REVENUE_WORDS as WORDS } from "./revenue-words.ts";

type Entry = RevenueEntryLineFragment;

export const ENTRY_COLUMNS: readonly DataTableColumn<Entry>[] = [
  textColumn({ id: "date", header: WORDS.date, width: "120px" }, ({ date }) => formatDate(plainDate(date))),
  {
    id: "what",
    header: WORDS.what,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 220 },
    cell: (entry) => <TwoLineCell name={<What entry={entry} />} detail={aboutOf(entry)} />,
  },
  {
    id: "client",
    header: WORDS.client,
    width: "280px",
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 160 },
    cell: ({ organisationId, organisationName }) =>
      organisationId === null ? (
        <span className="text-ink-3">{WORDS.noClient}</span>
      ) : (
        <TextLink href={paths.staffClient({ organisationId })}>{organisationName}</TextLink>
      ),
  },
  {
    id: "amount",
    header: WORDS.amount,
    width: "160px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: ({ amount }) => aud(amount),
  },
];

export function entryPhoneRow(entry: Entry): PhoneRow {
  return {
    title: <What entry={entry} />,
    detail: [formatDate(plainDate(entry.date)), entry.organisationName, entry.number]
      .filter(Boolean)
      .join(" · "),
    amount: aud(entry.amount),
  };
}

/** It leads to the request that it is about. */
function What({ entry: { kind, isReversal, draftId } }: { readonly entry: Entry }) {
  const what = isReversal ? WORDS.reversed(BOOK_MOVE_TEXT[kind]) : BOOK_MOVE_TEXT[kind];
  return draftId === null ? what : <TextLink href={paths.staffDraft({ draftId })}>{what}</TextLink>;
}

function aboutOf({ number, draftReferenceNumber }: Entry): string {
  return [number, draftReferenceNumber].filter(Boolean).join(" · ");
}
