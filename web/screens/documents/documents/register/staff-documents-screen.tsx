// What was issued to all clients, for the provider's own people.

import { STAFF_DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import { useMemo } from "react";
import { ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { DocumentIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { ListBar } from "../../../records/list-views/public/list-bar.tsx";
import { listedDocument } from "../list/list-more.ts";
import { documentSort } from "../list/list-shape.ts";
import { byApplicant } from "../public/applicant-rows.tsx";
import { clientPhoneRow, columnsByClient } from "./client-columns.tsx";
import { StaffDocumentsDocument } from "./register-operations.ts";
import { REGISTER_WORDS as WORDS } from "./register-words.ts";

const COLUMNS = columnsByClient("documents");

const SHAPE: ListShape<string, string> = {
  isSearched: true,
  sizeName: "staff-documents",
  columns: () => ({ name: "staff-documents", usual: COLUMNS.usual, all: COLUMNS.all.map(({ id }) => id) }),
  filters: filterTexts(STAFF_DOCUMENT_FILTERS),
  sorts: () => ({
    name: "staff-documents",
    by: [
      { columnId: "established", direction: "descending" },
      { columnId: "expires", direction: "descending" },
      { columnId: "amount", direction: "descending" },
      { columnId: "added", direction: "descending" },
    ],
  }),
};

export function StaffDocumentsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: READ });
  const { place } = list;
  const columns = useMemo(() => shownColumns(COLUMNS.all, place.columns), [place.columns]);
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <ListBar
        organisation={undefined}
        list="STAFF_DOCUMENTS"
        place={place}
        filters={STAFF_DOCUMENT_FILTERS}
        search={WORDS.search}
        columns={COLUMNS}
        exports={[{ name: WORDS.title, wanted: { staffDocuments: askedAt(place) } }]}
      />
      <ListTable
        list={list}
        label={WORDS.title}
        columns={columns}
        rowHref={({ href }) => href}
        phoneRow={clientPhoneRow}
        empty={{ icon: DocumentIcon, title: WORDS.none, sentence: WORDS.noneSentence }}
      />
    </Page>
  );
}

const READ = readPages({
  document: StaffDocumentsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffDocuments }) => staffDocuments,
  rowOf: (node) => byApplicant(listedDocument(node), node),
});

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(STAFF_DOCUMENT_FILTERS, { search, filters }),
    sort: documentSort(sort),
  };
}
