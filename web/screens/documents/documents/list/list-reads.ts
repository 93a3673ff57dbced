// Reads one page of a list, whatever the tab holds, as rows.

import type { DocumentTab } from "@bondline/domain/documents/documents/document.ts";
import type { DraftTab } from "@bondline/domain/drafts/drafts/draft.ts";
import { askedIn } from "../../../../app/list/list-table.ts";
import { type ListWanted, type ReadPage, readPages } from "../../../../app/list/read-pages.ts";
import { ListDocumentsDocument, ListDraftsDocument } from "./document-list-operations.ts";
import { type ListedRow, listedDocument, listedDraft } from "./list-more.ts";
import { readAllOf } from "./list-read-all.ts";
import { documentSort, draftSort, filtersOf, kindOf, type ListTab } from "./list-shape.ts";

export const DRAFT_TABS: Partial<Record<ListTab, DraftTab>> = {
  drafts: "DRAFTS",
  discontinued: "DISCONTINUED",
};
export const DOCUMENT_TABS: Partial<Record<ListTab, DocumentTab>> = {
  established: "ESTABLISHED",
  projected: "PROJECTED",
  closed: "CLOSED",
  "awaiting-return": "AWAITING_RETURN",
};

export function readListOf(organisationId: string): ReadPage<ListedRow, undefined, ListTab> {
  const shared = ({ tab, search, filters, first, after }: ListWanted<ListTab>) => ({
    organisationId,
    ...askedIn(filtersOf(tab), { search, filters }),
    first,
    after,
  });
  const drafts = readPages({
    document: ListDraftsDocument,
    variablesOf: (wanted: ListWanted<ListTab>) => ({
      ...shared(wanted),
      tab: DRAFT_TABS[wanted.tab] ?? "DRAFTS",
      sort: draftSort(wanted.sort),
    }),
    connectionIn: (data) => data.drafts,
    rowOf: listedDraft,
  });
  const documents = readPages({
    document: ListDocumentsDocument,
    variablesOf: (wanted: ListWanted<ListTab>) => ({
      ...shared(wanted),
      tab: DOCUMENT_TABS[wanted.tab] ?? "ESTABLISHED",
      sort: documentSort(wanted.sort),
    }),
    connectionIn: (data) => data.documents,
    rowOf: listedDocument,
  });
  const byKind = { all: readAllOf(organisationId), drafts, documents };
  return (client, wanted) => byKind[kindOf(wanted.tab)](client, wanted);
}
