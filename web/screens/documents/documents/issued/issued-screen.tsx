// What a bank or insurer has issued and is in force, for its own people: what ends first stands at the top.

import { aud } from "@bondline/domain/values/money/money.ts";
import { ListFilter, ListTable, PageSizeField } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { FigureStrip } from "../../../../ui/figure-strip.tsx";
import { DocumentIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { ENDING_DAYS } from "../../../office/desk/public/issued-place.ts";
import { byApplicant, columnsByApplicant } from "../public/applicant-rows.tsx";
import { phoneRowOf } from "../public/list-columns.tsx";
import { rowOfDocument } from "../public/list-row.ts";
import { IssuedDocumentsDocument } from "./issued-operations.ts";
import { ISSUED_WORDS as WORDS } from "./issued-words.ts";

const ALL = "all";
const SHAPE: ListShape<string, "ends"> = {
  filters: { ends: [ALL, ...ENDING_DAYS.map(String)] },
  sizeName: "issued",
};
const FILTERS = [
  { value: ALL, label: WORDS.all },
  ...ENDING_DAYS.map((days) => ({ value: String(days), label: WORDS.days(days) })),
];

export function IssuedScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readIssued });
  const days = daysOf(list.place.filters.ends);
  const sums = list.beside;
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <FigureStrip
        figures={[
          {
            label: days === null ? WORDS.all : WORDS.within(days),
            value: sums === undefined ? WORDS.noAmount : aud(sums.amount),
            note: sums === undefined ? WORDS.noAmount : WORDS.count(sums.count),
          },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListFilter place={list.place} name="ends" label={WORDS.filter} options={FILTERS} />
        <PageSizeField place={list.place} />
      </div>
      <ListTable
        list={list}
        label={WORDS.title}
        columns={COLUMNS}
        rowHref={({ href }) => href}
        phoneRow={phoneRowOf}
        empty={
          days === null
            ? {
                icon: DocumentIcon,
                title: WORDS.none,
                sentence: WORDS.noneSentence,
                action: <LinkButton href={paths.staffDrafts()}>{WORDS.toQueue}</LinkButton>,
              }
            : {
                icon: DocumentIcon,
                title: WORDS.noneEnds,
                sentence: WORDS.noneEndsSentence,
                action: <Button onClick={() => list.place.narrow({ ends: ALL })}>{WORDS.showAll}</Button>,
              }
        }
      />
    </Page>
  );
}

function daysOf(ends: string): number | null {
  return ends === ALL ? null : Number(ends);
}

const readIssued = readPages({
  document: IssuedDocumentsDocument,
  variablesOf: ({ filters, first, after }: ListWanted<string, "ends">) => ({
    endsWithinDays: daysOf(filters.ends),
    first,
    after,
  }),
  connectionIn: (data) => data.issuedDocuments,
  besideIn: (data) => data.issuedDocumentSums,
  rowOf: (node) => byApplicant(rowOfDocument(node), node),
});

const COLUMNS = columnsByApplicant("documents", ["reference", "status", "amount", "expires"]);
