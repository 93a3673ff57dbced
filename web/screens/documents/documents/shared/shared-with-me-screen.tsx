// Documents and drafts of other organisations to which the reader was invited by name.

import { ListSearch, ListTable, ListTabs } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { type ListWanted, type ReadPage, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { ShareIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { type ApplicantRow, byApplicant, columnsByApplicant } from "../public/applicant-rows.tsx";
import { phoneRowOf } from "../public/list-columns.tsx";
import { rowOfDocument, rowOfDraft } from "../public/list-row.ts";
import { SharedDocumentsDocument, SharedDraftsDocument } from "./shared-operations.ts";
import { SHARED_WORDS as WORDS } from "./shared-words.ts";

type SharedTab = "documents" | "drafts";
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

const variablesOf = ({ first, after, search }: ListWanted) => ({ first, after, search });

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
const readShared: ReadPage<ApplicantRow, undefined, SharedTab> = (client, wanted) =>
  (wanted.tab === "drafts" ? readDrafts : readDocuments)(client, wanted);

/** Newest first and no other order: what is shared with one person is seldom more than a page. */
const COLUMNS = {
  documents: columnsByApplicant("documents", ["reference", "status", "amount", "expires"]),
  drafts: columnsByApplicant("drafts", ["reference", "status", "amount"]),
};
