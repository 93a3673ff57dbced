// The invoice lines behind a row of what fees have earned: each with what it is, whose, for which days, and its figures.

import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { AccrualLineShownFragment } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { ACCRUAL_FIGURE_TEXT, type AccrualFigure } from "./accrual-rows.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";

type Line = AccrualLineShownFragment;

const SHOWN: readonly AccrualFigure[] = ["before", "invoiced", "credited", "earned", "toCome"];
const SECONDARY: readonly AccrualFigure[] = ["before", "credited"];

export const ACCRUAL_LINE_COLUMNS: readonly DataTableColumn<Line>[] = [
  {
    id: "what",
    header: WORDS.what,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 200 },
    cell: (line) => <TwoLineCell name={<What line={line} />} detail={aboutOf(line)} />,
  },
  {
    id: "client",
    header: WORDS.client,
    width: "180px",
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 140 },
    cell: ({ organisationId, organisationName }) => (
      <TextLink href={paths.staffClient({ organisationId })}>{organisationName}</TextLink>
    ),
  },
  {
    id: "days",
    header: WORDS.days,
    width: "140px",
    skeleton: { kind: "two-line", widthPx: 96 },
    cell: (line) => <Days line={line} />,
  },
  ...SHOWN.map(
    (figure): DataTableColumn<Line> => ({
      id: figure,
      header: ACCRUAL_FIGURE_TEXT[figure],
      width: "112px",
      align: "right",
      isSecondary: SECONDARY.includes(figure),
      skeleton: { kind: "amount", widthPx: 72 },
      cell: ({ sums }) => aud(sums[figure]),
    }),
  ),
];

export function accrualPhoneRow(line: Line): PhoneRow {
  const { sums, invoiceNumber } = line;
  return {
    title: <What line={line} />,
    detail: [invoiceNumber, WORDS.earnedAnd(aud(sums.toCome))].join(" · "),
    amount: aud(sums.earned),
  };
}

/** It leads to the request whose invoice it is on. */
function What({ line: { draftId, description } }: { readonly line: Line }) {
  return <TextLink href={paths.staffDraft({ draftId })}>{description}</TextLink>;
}

function aboutOf({ invoiceNumber, draftReferenceNumber }: Line): string {
  return [invoiceNumber, draftReferenceNumber].join(" · ");
}

function Days({ line: { periodFrom, periodTo, isPeriodUnknown } }: { readonly line: Line }) {
  if (periodFrom !== null && periodTo !== null)
    return (
      <TwoLineCell
        name={formatDate(plainDate(periodFrom))}
        detail={WORDS.toDay(formatDate(plainDate(periodTo)))}
      />
    );
  return <span className="text-ink-2">{isPeriodUnknown ? WORDS.notKnown : WORDS.once}</span>;
}
