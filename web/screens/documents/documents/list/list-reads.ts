// Reads one page of a list, whatever the tab holds, as rows.

import type { DocumentTab } from "@bondline/domain/documents/documents/document.ts";
import type { DraftTab } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Client, CombinedError } from "urql";
import { type Failure, failureOf } from "../../../../api/failure.ts";
import type { TableSort } from "../../../../ui/data-table-column.ts";
import { ListDocumentsDocument, ListDraftsDocument } from "./document-list-operations.ts";
import type { ListPage } from "./list-changes.ts";
import { rowOfDocument, rowOfDraft } from "./list-row.ts";
import type { ListTab } from "./list-search.ts";
import { documentSort, draftSort } from "./list-sort.ts";

export type ListWanted = {
  readonly organisationId: string;
  readonly tab: ListTab;
  readonly search: string;
  readonly sort: TableSort;
  readonly first: number;
  readonly after: string | null;
};

export type ListRead = { ok: true; page: ListPage } | { ok: false; failure: Failure };

const DRAFT_TABS: Partial<Record<ListTab, DraftTab>> = { drafts: "DRAFTS", discontinued: "DISCONTINUED" };
const DOCUMENT_TABS: Partial<Record<ListTab, DocumentTab>> = {
  established: "ESTABLISHED",
  projected: "PROJECTED",
  closed: "CLOSED",
  "awaiting-return": "AWAITING_RETURN",
};

/** The list shows a failure in the place of its rows. */
export const SHOWN_IN_PLACE = { handledByScreen: true };

export async function readListPage(client: Client, wanted: ListWanted): Promise<ListRead> {
  const { organisationId, search, first, after } = wanted;
  const shared = { organisationId, search: search === "" ? null : search, first, after };
  const draftTab = DRAFT_TABS[wanted.tab];

  if (draftTab !== undefined) {
    const variables = { ...shared, tab: draftTab, sort: draftSort(wanted.sort) };
    const { data, error } = await client.query(ListDraftsDocument, variables, SHOWN_IN_PLACE).toPromise();
    return pageOf(data?.drafts, error, rowOfDraft);
  }
  const tab = DOCUMENT_TABS[wanted.tab] ?? "ESTABLISHED";
  const variables = { ...shared, tab, sort: documentSort(wanted.sort) };
  const { data, error } = await client.query(ListDocumentsDocument, variables, SHOWN_IN_PLACE).toPromise();
  return pageOf(data?.documents, error, rowOfDocument);
}

type Connection<Node> = {
  totalCount: number;
  totalCountIsCapped: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Node }[];
};

function pageOf<Node>(
  connection: Connection<Node> | undefined,
  error: CombinedError | undefined,
  rowOf: (node: Node) => ListPage["rows"][number],
): ListRead {
  if (connection === undefined) return { ok: false, failure: failureOf(error) };
  const { totalCount, totalCountIsCapped, pageInfo, edges } = connection;
  return {
    ok: true,
    page: {
      rows: edges.map(({ node }) => rowOf(node)),
      total: totalCount,
      isTotalCapped: totalCountIsCapped,
      hasNext: pageInfo.hasNextPage,
      endCursor: pageInfo.endCursor,
    },
  };
}
