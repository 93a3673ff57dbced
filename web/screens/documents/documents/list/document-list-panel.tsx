// The tabs with their counts, the search, and the page of rows, kept current while others work.

import { useCallback, useState } from "react";
import { useSubscription } from "urql";
import type { ListChangedSubscription } from "../../../../api/generated/graphql.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useSettledText } from "../../../../app/use-settled-text.ts";
import { paths } from "../../../../paths.ts";
import { SearchField } from "../../../../ui/search-field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TabLinks } from "../../../../ui/tabs.tsx";
import { ListChangedDocument } from "./document-list-operations.ts";
import { DocumentListTable } from "./document-list-table.tsx";
import { LIST_WORDS, TAB_TEXT } from "./document-list-words.ts";
import { rowOfDocument, rowOfDraft } from "./list-row.ts";
import { LIST_TABS, type ListSearch, type ListTab } from "./list-search.ts";
import { DEFAULT_SORT, kindOf } from "./list-sort.ts";
import { useListCounts } from "./use-list-counts.ts";
import { useListPage } from "./use-list-page.ts";
import { PAGE_SIZES, useListPlace } from "./use-list-place.ts";

type DocumentListPanelProps = {
  readonly organisation: SessionOrganisation;
  readonly place: ListSearch;
};

export function DocumentListPanel({ organisation, place: { tab, search } }: DocumentListPanelProps) {
  const kind = kindOf(tab);
  const [typed, setTyped] = useTypedSearch({ tab, search });
  const place = useListPlace({ kind, listKey: `${tab} ${search}` });
  const isNewestFirst =
    place.sort.columnId === DEFAULT_SORT[kind].columnId && place.sort.direction === "descending";
  const takesNewcomers = search === "" && isNewestFirst && place.after === null;
  const list = useListPage(
    { organisationId: organisation.id, tab, search, sort: place.sort, first: place.size, after: place.after },
    takesNewcomers,
  );
  const { counts, countSoon } = useListCounts(organisation.id);
  useListChanges(organisation.id, list.apply, countSoon);
  const clearSearch = useCallback(() => setTyped(""), [setTyped]);

  return (
    <>
      <TabLinks
        label={LIST_WORDS.tabs}
        currentHref={tabHref(tab)}
        tabs={LIST_TABS.map((each) => ({ label: TAB_TEXT[each], href: tabHref(each), count: counts[each] }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={LIST_WORDS.search} value={typed} onChange={setTyped} />
        <PageSizeField size={place.size} onChange={place.resize} />
      </div>
      <DocumentListTable
        organisation={organisation}
        tab={tab}
        search={search}
        list={list}
        place={place}
        onClearSearch={clearSearch}
      />
    </>
  );
}

function PageSizeField(props: {
  readonly size: number;
  readonly onChange: (size: (typeof PAGE_SIZES)[number]) => void;
}) {
  const choose = (value: string) => {
    const size = PAGE_SIZES.find((each) => String(each) === value);
    if (size !== undefined) props.onChange(size);
  };
  return (
    <div className="hidden w-32 sm:block">
      <SelectField
        label={LIST_WORDS.rows}
        isLabelHidden
        value={String(props.size)}
        onChange={(event) => choose(event.target.value)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: LIST_WORDS.rowsOf(size) }))}
      />
    </div>
  );
}

function tabHref(tab: ListTab): string {
  return `${paths.documents()}?tab=${tab}`;
}

/** What is typed goes into the address a moment after the last key, so that a reload or a sent link finds it again. */
function useTypedSearch({ tab, search }: ListSearch): [string, (words: string) => void] {
  const go = useGo();
  const [typed, setTyped] = useState({ tab, words: search });
  const words = typed.tab === tab ? typed.words : search;

  const remember = useCallback(
    (settled: string) => {
      if (settled === search) return;
      const query = settled === "" ? "" : `&search=${encodeURIComponent(settled)}`;
      go(`${tabHref(tab)}${query}`, { replace: true });
    },
    [go, tab, search],
  );
  useSettledText(words.trim(), remember);
  return [words, useCallback((next) => setTyped({ tab, words: next }), [tab])];
}

function useListChanges(
  organisationId: string,
  apply: ReturnType<typeof useListPage>["apply"],
  countSoon: () => void,
): void {
  const take = useCallback(
    (_: unknown, { organisationDocumentsChanged }: ListChangedSubscription) => {
      const { draft, document } = organisationDocumentsChanged;
      if (draft !== null) apply(rowOfDraft(draft));
      if (document !== null) apply(rowOfDocument(document));
      countSoon();
      return null;
    },
    [apply, countSoon],
  );
  useSubscription({ query: ListChangedDocument, variables: { organisationId } }, take);
}
