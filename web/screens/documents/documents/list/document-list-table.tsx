// The rows of one tab, or why there are none.

import { memo, type ReactNode } from "react";
import { NewDraftLink } from "../../../../app/new-draft-link.tsx";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { DocumentIcon, NoResultsIcon } from "../../../../ui/icons.ts";
import type { PaginationProps } from "../../../../ui/pagination.tsx";
import { EMPTY_WORDS, LIST_WORDS, TAB_TEXT } from "./document-list-words.ts";
import { LIST_COLUMNS, phoneRowOf } from "./list-columns.tsx";
import type { ListTab } from "./list-search.ts";
import { kindOf } from "./list-sort.ts";
import type { ListPageState } from "./use-list-page.ts";
import type { useListPlace } from "./use-list-place.ts";

type DocumentListTableProps = {
  readonly organisation: SessionOrganisation;
  readonly tab: ListTab;
  readonly search: string;
  readonly list: ListPageState;
  readonly place: ReturnType<typeof useListPlace>;
  readonly onClearSearch: () => void;
};

/** As many as reach below the window's edge, since the rows that come mostly do: nothing under them moves then. */
const SKELETON_ROWS = 20;

/** Not drawn again for a key in the search above it. */
export const DocumentListTable = memo(function Table(props: DocumentListTableProps) {
  const { tab, list, place } = props;
  const kind = kindOf(tab);
  const { page, failure } = list;

  return (
    <DataTable
      label={TAB_TEXT[tab]}
      columns={LIST_COLUMNS[kind]}
      rows={page?.rows}
      rowKey={({ id }) => id}
      rowHref={({ href }) => href}
      phoneRow={phoneRowOf}
      sort={place.sort}
      onSort={place.sortBy}
      skeletonRows={SKELETON_ROWS}
      isRefetching={page !== undefined && list.isFetching}
      {...(failure === undefined ? {} : { error: { sentence: failure.message, onRetry: list.retry } })}
      empty={<NothingHere {...props} />}
      {...(page === undefined ? {} : { footer: footerOf(props, page) })}
    />
  );
});

function NothingHere({ organisation, tab, search, onClearSearch }: DocumentListTableProps): ReactNode {
  if (search !== "") {
    return (
      <EmptyState
        icon={NoResultsIcon}
        title={LIST_WORDS.noResults}
        sentence={LIST_WORDS.noResultsSentence(search)}
        action={<Button onClick={onClearSearch}>{LIST_WORDS.clearSearch}</Button>}
      />
    );
  }
  const { title, sentence } = EMPTY_WORDS[tab];
  return (
    <EmptyState
      icon={DocumentIcon}
      title={title}
      sentence={sentence}
      action={tab === "drafts" ? <NewDraftLink organisation={organisation} variant="secondary" /> : undefined}
    />
  );
}

type ShownPage = NonNullable<ListPageState["page"]>;

function footerOf({ place }: DocumentListTableProps, page: ShownPage): PaginationProps {
  const { endCursor } = page;
  const next = page.hasNext && endCursor !== null ? { onNext: () => place.goNext(endCursor) } : {};
  const previous = place.after === null ? {} : { onPrevious: place.goPrevious };
  return {
    from: place.rowsBefore + 1,
    to: place.rowsBefore + page.rows.length,
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    ...next,
    ...previous,
  };
}
