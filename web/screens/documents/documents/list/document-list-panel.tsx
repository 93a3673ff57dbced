// The tabs with their counts, the search, and the page of rows, kept current while others work.

import { lazy, Suspense, useCallback, useMemo } from "react";
import { useSubscription } from "urql";
import type { ListChangedSubscription } from "../../../../api/generated/graphql.ts";
import { ListTable, ListTabs } from "../../../../app/list/list-panel.tsx";
import { SELECTION_WORDS } from "../../../../app/list/list-words.ts";
import type { ListPage } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { useSelection } from "../../../../app/list/use-selection.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { DocumentIcon } from "../../../../ui/icons.ts";
import { NewDraftLink } from "../../../drafts/drafts/public/new-draft-link.tsx";
import { ListBar } from "../../../records/list-views/public/list-bar.tsx";
import { phoneRowOf } from "../public/list-columns.tsx";
import { allColumnsOf, columnsOf } from "./all-columns.tsx";
import { ListChangedDocument } from "./document-list-operations.ts";
import { EMPTY_WORDS, LIST_WORDS, TAB_TEXT } from "./document-list-words.ts";
import { withChange } from "./list-changes.ts";
import { exportTablesOf } from "./list-exports.ts";
import { type ListedRow, listedDocument, listedDraft } from "./list-more.ts";
import { readListOf } from "./list-reads.ts";
import { columnIdsOf, DOCUMENT_LIST, filtersOf, isNewestFirst, kindOf, type ListTab } from "./list-shape.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useListCounts } from "./use-list-counts.ts";

/** Few of those who open the list choose anything. */
const DocumentSelectionBar = lazy(async () => ({
  default: (await import("./document-selection-bar.tsx")).DocumentSelectionBar,
}));
const DraftSelectionBar = lazy(async () => ({
  default: (await import("./draft-selection-bar.tsx")).DraftSelectionBar,
}));

export function DocumentListPanel({ organisation }: { readonly organisation: SessionOrganisation }) {
  const list = useList({ shape: DOCUMENT_LIST, read: readListOf(organisation.id), of: organisation.id });
  const { change } = list;
  const { tab, search, sort, size, after } = list.place;
  const kind = kindOf(tab);
  const columns = useMemo(() => columnsOf(kind, list.place.columns), [kind, list.place.columns]);
  const takesNewcomers =
    search === "" && !list.place.isNarrowed && isNewestFirst(tab, sort) && after === null;
  const apply = useCallback(
    (changed: ListedRow) =>
      change((page: ListPage<ListedRow>) => withChange(page, changed, { tab, takesNewcomers, size })),
    [change, tab, takesNewcomers, size],
  );
  const { counts, countSoon } = useListCounts(organisation.id);
  useListChanges(organisation.id, apply, countSoon);
  const choices = useFilterChoices(organisation.id, list.place.filters.facilityId !== "");
  const selection = useSelection(
    { of: `${organisation.id} ${tab}`, fitting: JSON.stringify([search, list.place.filters]) },
    SELECTION,
  );
  const isActedOn = kind === "documents" || tab === "drafts";
  const mayAct = isActedOn && organisation.capabilities.includes("CAN_ADD_DOCUMENTS");
  const empty = useMemo(
    () => ({
      icon: DocumentIcon,
      ...EMPTY_WORDS[tab],
      action:
        tab === "all" || tab === "drafts" ? (
          <NewDraftLink organisation={organisation} variant="secondary" />
        ) : undefined,
    }),
    [tab, organisation],
  );

  return (
    <>
      <ListTabs place={list.place} label={LIST_WORDS.tabs} text={TAB_TEXT} counts={counts} />
      <ListBar
        organisation={organisation}
        list="DOCUMENTS"
        place={list.place}
        filters={filtersOf(tab)}
        choices={choices}
        search={LIST_WORDS.search}
        columns={{ all: allColumnsOf(kind), usual: columnIdsOf(kind).usual }}
        exports={exportTablesOf(organisation.id, list.place)}
      />
      {mayAct && selection.count > 0 && (
        <Suspense>
          {kind === "documents" ? (
            <DocumentSelectionBar organisationId={organisation.id} list={list} selection={selection} />
          ) : (
            <DraftSelectionBar
              organisationId={organisation.id}
              selection={selection}
              onDone={list.readAgain}
            />
          )}
        </Suspense>
      )}
      <ListTable
        list={list}
        selection={mayAct ? selection.table : undefined}
        label={TAB_TEXT[tab]}
        columns={columns}
        rowHref={hrefOf}
        phoneRow={(row) => phoneRowWithin(tab, row)}
        skeletonRows={SKELETON_ROWS}
        empty={empty}
      />
    </>
  );
}

const SELECTION = {
  keyOf: ({ id }: ListedRow) => id,
  nameOf: ({ reference }: ListedRow) => SELECTION_WORDS.chooseRow(reference),
  allName: SELECTION_WORDS.chooseShown,
};

/** As many as reach below the window's edge, since the rows that come mostly do: nothing under them moves then. */
const SKELETON_ROWS = 20;

/** What every row of the tab would say is said once, by the tab: a narrow row has room for its day instead. */
function phoneRowWithin(tab: ListTab, row: ListedRow): PhoneRow {
  const { badge, ...rest } = phoneRowOf(row);
  const isSaid = row.status.text.toLowerCase() === TAB_TEXT[tab].toLowerCase();
  return isSaid ? rest : { ...rest, badge };
}

function hrefOf({ href }: ListedRow): string {
  return href;
}

function useListChanges(
  organisationId: string,
  apply: (changed: ListedRow) => void,
  countSoon: () => void,
): void {
  const take = useCallback(
    (_: unknown, { organisationDocumentsChanged }: ListChangedSubscription) => {
      const { draft, document } = organisationDocumentsChanged;
      if (draft !== null) apply(listedDraft(draft));
      if (document !== null) apply(listedDocument(document));
      countSoon();
      return null;
    },
    [apply, countSoon],
  );
  useSubscription({ query: ListChangedDocument, variables: { organisationId } }, take);
}
