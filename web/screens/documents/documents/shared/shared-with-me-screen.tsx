// Documents and drafts of other organisations to which the reader was invited by name.

import { useSearch } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { usePageTitle } from "../../../../app/page-title.ts";
import { usePagedQuery } from "../../../../app/use-paged-query.ts";
import { useSettledText } from "../../../../app/use-settled-text.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { NoResultsIcon, ShareIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { TabLinks } from "../../../../ui/tabs.tsx";
import { LIST_COLUMNS, phoneRowOf } from "../list/list-columns.tsx";
import { type ListRow, rowOfDocument, rowOfDraft } from "../list/list-row.ts";
import { SharedDocumentsDocument, SharedDraftsDocument } from "./shared-operations.ts";
import { SHARED_WORDS as WORDS } from "./shared-words.ts";

const TABS = ["documents", "drafts"] as const;
type SharedTab = (typeof TABS)[number];
type SharedRow = ListRow & { readonly sharedBy: string };

export function SharedWithMeScreen() {
  usePageTitle(WORDS.title);
  const given: { tab?: unknown } = useSearch({ strict: false });
  const tab = TABS.find((each) => each === given.tab) ?? "documents";
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <TabLinks
        label={WORDS.tabs}
        currentHref={hrefOf(tab)}
        tabs={TABS.map((each) => ({ label: WORDS[each], href: hrefOf(each) }))}
      />
      <SharedList key={tab} tab={tab} />
    </Page>
  );
}

function hrefOf(tab: SharedTab): string {
  return tab === "documents" ? paths.sharedWithMe() : `${paths.sharedWithMe()}?tab=${tab}`;
}

function SharedList({ tab }: { readonly tab: SharedTab }) {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useSettledText(
    typed.trim(),
    useCallback((words: string) => setSearch(words), []),
  );
  const list = useShared(tab, search);
  return (
    <>
      <SearchField label={WORDS.search} value={typed} onChange={setTyped} />
      <DataTable
        label={WORDS[tab]}
        columns={COLUMNS[tab]}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={({ href }) => href}
        phoneRow={(row) => ({ ...phoneRowOf(row), detail: `${row.reference} · ${row.sharedBy}` })}
        isRefetching={list.isRefetching}
        {...(list.failure === undefined
          ? {}
          : { error: { sentence: list.failure.message, onRetry: list.readAgain } })}
        empty={<NothingShared tab={tab} search={search} onClear={() => setTyped("")} />}
        {...(list.footer === undefined ? {} : { footer: list.footer })}
      />
    </>
  );
}

function NothingShared(props: {
  readonly tab: SharedTab;
  readonly search: string;
  readonly onClear: () => void;
}) {
  if (props.search !== "")
    return (
      <EmptyState
        icon={NoResultsIcon}
        title={WORDS.noResults}
        sentence={WORDS.noResultsSentence(props.search)}
        action={<Button onClick={props.onClear}>{WORDS.clearSearch}</Button>}
      />
    );
  return (
    <EmptyState
      icon={ShareIcon}
      title={props.tab === "documents" ? WORDS.noDocuments : WORDS.noDrafts}
      sentence={WORDS.nothingSentence}
    />
  );
}

/** Both are read by hooks, and only that of the open tab asks. */
function useShared(tab: SharedTab, search: string) {
  const variablesOf = (page: { first: number; after: string | null }) => ({ ...page, search });
  const documents = usePagedQuery({
    document: SharedDocumentsDocument,
    variablesOf,
    listKey: search,
    connectionIn: (data) => data.documentsSharedWithMe,
    isPaused: tab !== "documents",
  });
  const drafts = usePagedQuery({
    document: SharedDraftsDocument,
    variablesOf,
    listKey: search,
    connectionIn: (data) => data.draftsSharedWithMe,
    isPaused: tab !== "drafts",
  });
  return tab === "documents"
    ? {
        ...documents,
        rows: documents.rows?.map((node) => ({ ...rowOfDocument(node), sharedBy: node.organisation.name })),
      }
    : {
        ...drafts,
        rows: drafts.rows?.map((node) => ({ ...rowOfDraft(node), sharedBy: node.organisation.name })),
      };
}

const SHARED_BY: DataTableColumn<SharedRow> = {
  id: "sharedBy",
  header: WORDS.sharedBy,
  width: "200px",
  skeleton: { kind: "text", widthPx: 120 },
  cell: ({ sharedBy }) => <span className="block truncate">{sharedBy}</span>,
};

/** Newest first and no other order: what is shared with one person is seldom more than a page. */
const COLUMNS: Record<SharedTab, readonly DataTableColumn<SharedRow>[]> = {
  documents: columnsOf("documents", ["reference", "beneficiary", "status", "amount", "expires"]),
  drafts: columnsOf("drafts", ["reference", "beneficiary", "status", "amount"]),
};

function columnsOf(tab: SharedTab, shown: readonly string[]): DataTableColumn<SharedRow>[] {
  const known = LIST_COLUMNS[tab].filter(({ id }) => shown.includes(id));
  const [reference, name, ...rest] = known.map((column) => ({ ...column, isSortable: false }));
  return [reference, name, SHARED_BY, ...rest].filter((column) => column !== undefined);
}
