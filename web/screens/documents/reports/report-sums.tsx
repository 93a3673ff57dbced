// What the documents of a report come to: its figures, and its groups as bars, each with its amount and number.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { documentTabOf } from "@bondline/domain/documents/documents/document.ts";
import {
  groupsByMonth,
  largestGroups,
  type ReportGroup,
  togetherOf,
} from "@bondline/domain/documents/documents/document-report.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { ReportGroupFieldsFragment, ReportSumsQuery } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { type BarItem, BarList } from "../../../ui/bar-list.tsx";
import { Card } from "../../../ui/card.tsx";
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

/** What has been closed counts in its own group alone, or where nothing else was asked for. */
export function ReportGroups({ sums, isHeld }: { readonly sums: Sums; readonly isHeld: boolean }) {
  if (sums.totalCount === 0) return null;
  const statuses = sums.byStatus.map(groupOf);
  const isAllClosed = statuses.every(
    ({ establishedCents, projectedCents }) => establishedCents + projectedCents === 0n,
  );
  const counted = (groups: readonly Group[]) =>
    groups.map(groupOf).map(isAllClosed ? closedAsCounted : asItIs);
  const largest = (groups: readonly Group[]) => {
    const { shown, others } = largestGroups(counted(groups).filter(isCounted));
    const rest = others === undefined ? [] : [{ key: WORDS.others(others.establishedCount), ...others }];
    return [...shown, ...rest];
  };
  const months = groupsByMonth(counted(sums.byExpiryMonth), dayOfInstant(new Date()));
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Groups
        title={WORDS.byVariant}
        groups={counted(sums.byVariant).filter(isCounted)}
        nameOf={wordOf(PROCESS_TYPE_TEXT)}
      />
      <Groups
        title={WORDS.byStatus}
        groups={statuses.map((group) => (group.key === "PROJECTED" ? group : closedAsCounted(group)))}
        nameOf={wordOf(DOCUMENT_STATUS_TEXT)}
      />
      {isHeld ? (
        <>
          <Groups
            title={WORDS.byApplicant}
            groups={largest(sums.byApplicant)}
            nameOf={(key) => key ?? WORDS.noApplicant}
          />
          <Groups title={WORDS.byBank} groups={largest(sums.byBank)} nameOf={(key) => key ?? WORDS.noBank} />
        </>
      ) : (
        <Groups
          title={WORDS.byBeneficiary}
          groups={largest(sums.byBeneficiary)}
          nameOf={(key) => key ?? WORDS.noBeneficiary}
        />
      )}
      <Groups title={WORDS.byExpiryMonth} groups={months.filter(isCounted)} nameOf={monthOf} />
    </div>
  );
}

const asItIs = (group: ReportGroup) => group;

function closedAsCounted(group: ReportGroup): ReportGroup {
  return { ...group, establishedCents: group.amountCents, establishedCount: group.count };
}

function isCounted({ establishedCents, projectedCents }: ReportGroup): boolean {
  return establishedCents + projectedCents > 0n;
}

function Groups(props: {
  readonly title: string;
  readonly groups: readonly ReportGroup[];
  readonly nameOf: (key: string | null) => string;
}) {
  const items = props.groups.map((group): BarItem => {
    const { key, count, establishedCents, establishedCount, projectedCents } = group;
    const projected = projectedCents === 0n ? undefined : WORDS.andProjected(formatAud(projectedCents));
    const isProjectedAlone = establishedCents === 0n && projected !== undefined;
    return {
      name: props.nameOf(key),
      amount: isProjectedAlone ? projected : formatAud(establishedCents),
      note: WORDS.documents(isProjectedAlone ? count : establishedCount),
      apart: isProjectedAlone ? undefined : projected,
      size: Number(establishedCents),
      apartSize: Number(projectedCents),
    };
  });
  return (
    <Card heading={props.title} hasBody>
      <BarList items={items} />
    </Card>
  );
}

function groupOf(group: Group): ReportGroup {
  return {
    key: group.key,
    count: group.count,
    amountCents: centsFromDecimal(group.amount),
    establishedCount: group.establishedCount,
    establishedCents: centsFromDecimal(group.established),
    projectedCents: centsFromDecimal(group.projected),
  };
}

function wordOf(words: Readonly<Record<string, string>>): (key: string | null) => string {
  return (key) => (key === null ? WORDS.dash : (words[key] ?? key));
}

/** "03/2027" */
function monthOf(key: string | null): string {
  if (key === null) return WORDS.noExpiry;
  if (key === "EARLIER") return WORDS.earlier;
  return key === "LATER" ? WORDS.later : key.split("-").toReversed().join("/");
}
