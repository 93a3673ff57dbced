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
import { LIST_COLUMNS, BENEFICIARY as NAME, phoneRowOf } from "../public/list-columns.tsx";
import { type ListRow, rowOfDocument, rowOfDraft } from "../public/list-row.ts";
import { SharedDocumentsDocument, SharedDraftsDocument } from "./shared-operations.ts";
import { SHARED_WORDS as WORDS } from "./shared-words.ts";

type SharedTab = "documents" | "drafts";
type SharedRow = ListRow & { readonly beneficiary: string };
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
        phoneRow={phoneRowOf}
        empty={{ icon: ShareIcon, title, sentence: WORDS.nothingSentence }}
      />
    </Page>
  );
}

type Owned = { readonly organisation: { readonly name: string } };
const variablesOf = ({ first, after, search }: ListWanted) => ({ first, after, search });
/** Many name the reader's own firm as beneficiary: what tells them apart is who applied. */
const byApplicant = (row: ListRow, { organisation }: Owned): SharedRow => ({
  ...row,
  name: organisation.name,
  beneficiary: row.name,
});

const readDocuments = readPages({
  document: SharedDocumentsDocument,
  variablesOf,
  connectionIn: (data) => data.documentsSharedWithMe,
  rowOf: (node) => byApplicant(rowOfDocument(node), node),
});
const readDrafts = readPages({
  document: SharedDraftsDocument,
  variablesOf,
  connectionIn: (data) => data.draftsSharedWithMe,
  rowOf: (node) => byApplicant(rowOfDraft(node), node),
});
const readShared: ReadPage<SharedRow, undefined, SharedTab> = (client, wanted) =>
  (wanted.tab === "drafts" ? readDrafts : readDocuments)(client, wanted);

const APPLICANT: DataTableColumn<SharedRow> = { ...NAME, id: "applicant", header: WORDS.applicant };
const FOR_WHOM: DataTableColumn<SharedRow> = {
  id: "beneficiary",
  header: WORDS.beneficiary,
  width: "200px",
  skeleton: { kind: "text", widthPx: 120 },
  cell: ({ beneficiary }) => <span className="block truncate">{beneficiary}</span>,
};

/** Newest first and no other order: what is shared with one person is seldom more than a page. */
const COLUMNS: Record<SharedTab, readonly DataTableColumn<SharedRow>[]> = {
  documents: columnsOf("documents", ["reference", "status", "amount", "expires"]),
  drafts: columnsOf("drafts", ["reference", "status", "amount"]),
};

function columnsOf(tab: SharedTab, shown: readonly string[]): DataTableColumn<SharedRow>[] {
  const known = LIST_COLUMNS[tab].filter(({ id }) => shown.includes(id));
  const [reference, ...rest] = known.map((column) => ({ ...column, isSortable: false }));
  return [reference, APPLICANT, FOR_WHOM, ...rest].filter((column) => column !== undefined);
}
