// The tabs with their counts, the search, and the page of facilities.

import { FACILITY_TAB_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { useCallback, useState } from "react";
import type { DocumentFacilitySortField, FacilityTab } from "../../../../api/generated/graphql.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useRead } from "../../../../app/use-read.ts";
import { useSettledText } from "../../../../app/use-settled-text.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import type { TableSort } from "../../../../ui/data-table-column.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FacilityIcon, NoResultsIcon } from "../../../../ui/icons.ts";
import { SearchField } from "../../../../ui/search-field.tsx";
import { TabLinks } from "../../../../ui/tabs.tsx";
import { FacilityListDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { FACILITY_COLUMNS, facilityPhoneRow } from "./facility-columns.tsx";
import { FACILITY_LIST_TABS, type FacilityListSearch, type FacilityListTab } from "./facility-search.ts";
import { NewFacilityLink } from "./new-facility-link.tsx";

const PAGE_SIZE = 25;
const TABS: Record<FacilityListTab, FacilityTab> = { current: "CURRENT", ended: "ENDED" };
const SORT_FIELDS: Readonly<Record<string, DocumentFacilitySortField>> = {
  name: "NAME",
  limit: "LIMIT",
  ends: "END_DATE",
};
const BY_NAME: TableSort = { columnId: "name", direction: "ascending" };

type PanelProps = { readonly organisation: SessionOrganisation; readonly place: FacilityListSearch };

export function FacilityListPanel({ organisation, place: { tab, search } }: PanelProps) {
  const [typed, setTyped] = useTypedSearch({ tab, search });
  const [sort, setSort] = useState(BY_NAME);
  const { cursors, goNext, goPrevious } = usePages(`${tab} ${search} ${sort.columnId} ${sort.direction}`);
  const { data, failure, isReading, readAgain } = useRead(FacilityListDocument, {
    organisationId: organisation.id,
    tab: TABS[tab],
    search: search === "" ? null : search,
    sort: {
      field: SORT_FIELDS[sort.columnId] ?? "NAME",
      direction: sort.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
    },
    first: PAGE_SIZE,
    after: cursors.at(-1) ?? null,
  });
  const page = data?.documentFacilities;
  const endCursor = page?.pageInfo.endCursor ?? null;
  const before = cursors.length * PAGE_SIZE;

  return (
    <>
      <TabLinks
        label={WORDS.tabs}
        currentHref={tabHref(tab)}
        tabs={FACILITY_LIST_TABS.map((each) => ({
          label: FACILITY_TAB_TEXT[TABS[each]],
          href: tabHref(each),
          count: data?.documentFacilityCount[each],
        }))}
      />
      <SearchField label={WORDS.search} value={typed} onChange={setTyped} />
      <DataTable
        label={WORDS.rows}
        columns={FACILITY_COLUMNS}
        rows={page?.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.facilityView({ facilityId: id })}
        phoneRow={facilityPhoneRow}
        sort={sort}
        onSort={setSort}
        isRefetching={page !== undefined && isReading}
        {...(failure === undefined ? {} : { error: { sentence: failure.message, onRetry: readAgain } })}
        empty={<NothingHere organisation={organisation} {...{ tab, search }} onClear={() => setTyped("")} />}
        {...(page === undefined
          ? {}
          : {
              footer: {
                from: before + 1,
                to: before + page.edges.length,
                total: page.totalCount,
                isTotalCapped: page.totalCountIsCapped,
                ...(page.pageInfo.hasNextPage && endCursor !== null
                  ? { onNext: () => goNext(endCursor) }
                  : {}),
                ...(cursors.length > 0 ? { onPrevious: goPrevious } : {}),
              },
            })}
      />
    </>
  );
}

type NothingProps = FacilityListSearch & {
  readonly organisation: SessionOrganisation;
  readonly onClear: () => void;
};

function NothingHere({ organisation, tab, search, onClear }: NothingProps) {
  if (search !== "")
    return (
      <EmptyState
        icon={NoResultsIcon}
        title={WORDS.noResults}
        sentence={WORDS.noResultsSentence(search)}
        action={<Button onClick={onClear}>{WORDS.clearSearch}</Button>}
      />
    );
  if (tab === "ended")
    return <EmptyState icon={FacilityIcon} title={WORDS.noneEnded} sentence={WORDS.noneEndedSentence} />;
  return (
    <EmptyState
      icon={FacilityIcon}
      title={WORDS.none}
      sentence={WORDS.noneSentence}
      action={<NewFacilityLink organisation={organisation} variant="secondary" />}
    />
  );
}

function tabHref(tab: FacilityListTab): string {
  return `${paths.facilities()}?tab=${tab}`;
}

/** What is typed goes into the address a moment after the last key, so that a reload or a sent link finds it again. */
function useTypedSearch({ tab, search }: FacilityListSearch): [string, (words: string) => void] {
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
  return [words, (next) => setTyped({ tab, words: next })];
}

/** The cursors of the pages gone through; with another tab, search or order they mean nothing. */
function usePages(of: string) {
  const [paging, setPaging] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = paging.of === of ? paging.cursors : [];
  return {
    cursors,
    goNext: (endCursor: string) => setPaging({ of, cursors: [...cursors, endCursor] }),
    goPrevious: () => setPaging({ of, cursors: cursors.slice(0, -1) }),
  };
}
