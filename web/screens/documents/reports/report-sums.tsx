// What the documents of a report come to: the whole, and its groups, each with its amount and number.

import { formatCount } from "@bondline/domain/count-text.ts";
import { largestGroups, type ReportGroup } from "@bondline/domain/documents/documents/document-report.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { ReportSumsQuery } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { FactStrip } from "../../../ui/fact-strip.tsx";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

type Sums = ReportSumsQuery["documentReport"];
type Group = Sums["byVariant"][number];

export function ReportTotals({ sums }: { readonly sums: Sums }) {
  return (
    <>
      <FactStrip
        facts={[
          { label: WORDS.total, value: aud(sums.totalAmount) },
          { label: WORDS.count, value: formatCount(sums.totalCount) },
        ]}
      />
      {sums.totalCount > 0 && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Groups title={WORDS.byVariant} groups={sums.byVariant} nameOf={wordOf(PROCESS_TYPE_TEXT)} />
          <Groups title={WORDS.byStatus} groups={sums.byStatus} nameOf={wordOf(DOCUMENT_STATUS_TEXT)} />
          <Groups
            title={WORDS.byBeneficiary}
            groups={sums.byBeneficiary}
            nameOf={(key) => key ?? WORDS.noBeneficiary}
            isCut
          />
          <Groups title={WORDS.byExpiryMonth} groups={sums.byExpiryMonth} nameOf={monthOf} />
        </div>
      )}
    </>
  );
}

function Groups(props: {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly nameOf: (key: string | null) => string;
  /** By size, and only the largest; months and statuses keep their order. */
  readonly isCut?: boolean;
}) {
  const groups = props.groups.map(groupOf);
  const { shown, others } = props.isCut ? largestGroups(groups) : { shown: groups, others: undefined };
  const items = shown.map(({ key, ...sum }) => ({ term: props.nameOf(key), ...figures(sum) }));
  const rest = others === undefined ? [] : [{ term: WORDS.others(others.count), ...figures(others) }];
  return (
    <Card heading={props.title} hasBody>
      <DefinitionList items={[...items, ...rest]} areAmounts />
    </Card>
  );
}

function groupOf({ key, count, amount }: Group): ReportGroup {
  return { key, count, amountCents: centsFromDecimal(amount) };
}

function figures({ amountCents, count }: Omit<ReportGroup, "key">) {
  return { value: formatAud(amountCents), note: WORDS.documents(count) };
}

function wordOf(words: Readonly<Record<string, string>>): (key: string | null) => string {
  return (key) => (key === null ? WORDS.dash : (words[key] ?? key));
}

/** "03/2027" */
function monthOf(key: string | null): string {
  return key === null ? WORDS.noExpiry : key.split("-").toReversed().join("/");
}
