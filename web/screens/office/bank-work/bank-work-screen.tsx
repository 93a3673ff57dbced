// Everything that waits for the people of a bank or insurer, by when it is due under their own service levels.

import { BANK_WORK_KINDS, BANK_WORK_TEXT } from "@bondline/domain/office/bank-work/bank-work.ts";
import { useMemo } from "react";
import { ListFilter, ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { QueueIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { bankWorkLook } from "./bank-work-look.tsx";
import { BankWorkListDocument } from "./public/bank-work-operations.ts";
import { BANK_SERVICE_WORDS, BANK_WORK_WORDS as WORDS } from "./public/bank-work-words.ts";

type WorkFilter = "kind" | "due";

const SHAPE: ListShape<string, WorkFilter> = {
  filters: { kind: ["all", ...BANK_WORK_KINDS], due: ["all", "late"] },
};
const DUE = [
  { value: "all", label: WORDS.all },
  { value: "late", label: WORDS.late },
];
const KINDS = [
  { value: "all", label: WORDS.everyKind },
  ...BANK_WORK_KINDS.map((kind) => ({ value: kind, label: BANK_WORK_TEXT[kind] })),
];

export function BankWorkScreen() {
  usePageTitle(WORDS.title);
  const now = useNow();
  const list = useList({ shape: SHAPE, read: readWork });
  const look = useMemo(() => bankWorkLook(now), [now]);
  const { place } = list;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={<ListFilter place={place} name="due" label={WORDS.due} options={DUE} />}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-60">
          <SelectField
            label={WORDS.kind}
            value={place.filters.kind}
            onChange={(event) => place.narrow({ kind: event.target.value })}
            options={KINDS}
          />
        </div>
        <TextLink href={paths.staffServiceLevels()}>{BANK_SERVICE_WORDS.title}</TextLink>
      </div>
      <ListTable
        list={list}
        label={WORDS.title}
        columns={look.columns}
        phoneRow={look.phoneRow}
        empty={
          place.filters.due === "late"
            ? {
                icon: QueueIcon,
                title: WORDS.noneLate,
                sentence: WORDS.noneLateSentence,
                action: <Button onClick={() => place.narrow({ due: "all" })}>{WORDS.showAll}</Button>,
              }
            : { icon: QueueIcon, title: WORDS.empty, sentence: WORDS.emptySentence }
        }
      />
    </Page>
  );
}

const readWork = readPages({
  document: BankWorkListDocument,
  variablesOf: ({ filters, first, after }: ListWanted<string, WorkFilter>) => ({
    kind: BANK_WORK_KINDS.find((kind) => kind === filters.kind) ?? null,
    isLate: filters.due === "late",
    first,
    after,
  }),
  connectionIn: ({ bankWorkList }) => bankWorkList,
});
