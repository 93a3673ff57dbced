// Documents and drafts of other organisations to which the reader was invited by name.

import { ListSearch, ListTable, ListTabs } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { type ListWanted, type ReadPage, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { ShareIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { LIST_COLUMNS, phoneRowOf } from "../public/list-columns.tsx";
import { type ListRow, rowOfDocument, rowOfDraft } from "../public/list-row.ts";
import { SharedDocumentsDocument, SharedDraftsDocument } from "./shared-operations.ts";
import { SHARED_WORDS as WORDS } from "./shared-words.ts";

type SharedTab = "documents" | "drafts";
type SharedRow = ListRow & { readonly sharedBy: string };
const SHAPE: ListShape<SharedTab> = { tabs: ["documents", "drafts"], isSearched: true };
const TAB_TEXT = { documents: WORDS.documents, drafts: WORDS.drafts };

export function SharedWithMeScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readShared });
  const { tab } = list.place;
  const title = tab === "documents" ? WORDS.noDocuments : WORDS.noDrafts;
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <ListTabs place={list.place} label={WORDS.tabs} text={TAB_TEXT} />
      <ListSearch place={list.place} label={WORDS.search} />
      <ListTable
        list={list}
        label={WORDS[tab]}
        columns={COLUMNS[tab]}
        rowHref={({ href }) => href}
        phoneRow={(row) => ({ ...phoneRowOf(row), detail: `${row.reference} · ${row.sharedBy}` })}
        empty={{ icon: ShareIcon, title, sentence: WORDS.nothingSentence }}
      />
    </Page>
  );
}

type Owned = { readonly organisation: { readonly name: string } };
const variablesOf = ({ first, after, search }: ListWanted) => ({ first, after, search });
const sharedBy = ({ organisation }: Owned) => ({ sharedBy: organisation.name });

const readDocuments = readPages({
  document: SharedDocumentsDocument,
  variablesOf,
  connectionIn: (data) => data.documentsSharedWithMe,
  rowOf: (node) => ({ ...rowOfDocument(node), ...sharedBy(node) }),
});
const readDrafts = readPages({
  document: SharedDraftsDocument,
  variablesOf,
  connectionIn: (data) => data.draftsSharedWithMe,
  rowOf: (node) => ({ ...rowOfDraft(node), ...sharedBy(node) }),
});
const readShared: ReadPage<SharedRow, undefined, SharedTab> = (client, wanted) =>
  (wanted.tab === "drafts" ? readDrafts : readDocuments)(client, wanted);

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
