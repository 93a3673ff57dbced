// What the documents of a report come to: its figures.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { documentTabOf } from "@bondline/domain/documents/documents/document.ts";
import { type ReportGroup, togetherOf } from "@bondline/domain/documents/documents/document-report.ts";
import { aud, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { ReportGroupFieldsFragment, ReportSumsQuery } from "../../../api/generated/graphql.ts";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

type Sums = ReportSumsQuery["documentReport"];
type Group = ReportGroupFieldsFragment;

/** What is in force and what is projected are never one figure. While they are read, the figures keep their places. */
export function ReportFigures({ sums }: { readonly sums: Sums | undefined }) {
  if (sums === undefined)
    return (
      <FigureStrip
        figures={[WORDS.established, WORDS.projected, WORDS.costToDate, WORDS.count].map((label) => ({
          label,
          value: WORDS.dash,
          // As many lines as there will be.
          note: label === WORDS.costToDate ? WORDS.ofAll : WORDS.dash,
        }))}
      />
    );
  const inForce = ofTabs(sums, ["ESTABLISHED", "AWAITING_RETURN"]);
  const projected = ofTabs(sums, ["PROJECTED"]);
  const closed = ofTabs(sums, ["CLOSED"]);
  return (
    <FigureStrip
      figures={[
        { label: WORDS.established, sign: "established", ...figureOf(inForce) },
        { label: WORDS.projected, sign: "projected", ...figureOf(projected) },
        {
          label: WORDS.costToDate,
          value: sums.costToDate === null ? WORDS.dash : aud(sums.costToDate),
          note: sums.costToDate === null ? WORDS.tooMany : WORDS.ofAll,
        },
        {
          label: WORDS.count,
          value: formatCount(sums.totalCount),
          note: closed.count === 0 ? WORDS.noneClosed : WORDS.closedToo(closed.count),
        },
      ]}
    />
  );
}

type Tab = ReturnType<typeof documentTabOf>;

function ofTabs({ byStatus }: Sums, tabs: readonly Tab[]): Omit<ReportGroup, "key"> {
  return togetherOf(
    byStatus.map(groupOf).filter(({ key }) => tabs.includes(documentTabOf(key as DocumentStatus))),
  );
}

function figureOf({ amountCents, count }: Omit<ReportGroup, "key">) {
  return { value: formatAud(amountCents), note: WORDS.documents(count) };
}

/** Nothing that is held is projected, and its applicant pays for it. */
export function HeldFigures({ sums }: { readonly sums: Sums | undefined }) {
  if (sums === undefined)
    return (
      <FigureStrip
        figures={[WORDS.held, WORDS.count].map((label) => ({ label, value: WORDS.dash, note: WORDS.dash }))}
      />
    );
  const inForce = ofTabs(sums, ["ESTABLISHED", "AWAITING_RETURN"]);
  const closed = ofTabs(sums, ["CLOSED"]);
  return (
    <FigureStrip
      figures={[
        {
          label: WORDS.held,
          value: formatAud(inForce.amountCents),
          note: WORDS.heldNote(WORDS.documents(inForce.count)),
        },
        {
          label: WORDS.count,
          value: formatCount(sums.totalCount),
          note: closed.count === 0 ? WORDS.noneClosed : WORDS.closedToo(closed.count),
        },
      ]}
    />
  );
}

export function groupOf(group: Group): ReportGroup {
  return {
    key: group.key,
    count: group.count,
    amountCents: centsFromDecimal(group.amount),
    establishedCount: group.establishedCount,
    establishedCents: centsFromDecimal(group.established),
    projectedCents: centsFromDecimal(group.projected),
  };
}
