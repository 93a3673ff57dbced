// Reads one page of drafts and documents together: a page of each, put in one order.

import { filterInputOf, readFilter } from "@bondline/domain/values/lists/filter-text.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { failureOf } from "../../../../api/failure.ts";
import type { ListAllQuery } from "../../../../api/generated/graphql.ts";
import type { ListWanted, ReadPage } from "../../../../app/list/read-pages.ts";
import { ListAllDocument } from "./document-list-operations.ts";
import { type ListedRow, listedDocument, listedDraft } from "./list-more.ts";
import { documentSort, draftSort, filtersOf, type ListTab } from "./list-shape.ts";
import { mergedPage, placesIn } from "./merged-page.ts";

/** The list shows a failure in the place of its rows. */
const SHOWN_IN_PLACE = { handledByScreen: true };

export function readAllOf(organisationId: string): ReadPage<ListedRow, undefined, ListTab> {
  return async (client, wanted) => {
    const { tab, search, sort, filters, first, after } = wanted;
    const filter = filterInputOf(readFilter(filtersOf(tab), filters));
    const [afterDraft, afterDocument] = placesIn(after);
    const variables = {
      organisationId,
      search: search === "" ? null : search,
      draftFilter: filter,
      documentFilter: filter,
      draftSort: draftSort(sort),
      documentSort: documentSort(sort),
      first,
      afterDraft,
      afterDocument,
    };
    const { data, error } = await client.query(ListAllDocument, variables, SHOWN_IN_PLACE).toPromise();
    if (data === undefined || error !== undefined) return { ok: false, failure: failureOf(error) };
    return { ok: true, beside: undefined, page: pageOf(data, wanted) };
  };
}

function pageOf({ drafts, documents }: ListAllQuery, { sort, first, after }: ListWanted<ListTab>) {
  const [afterDraft, afterDocument] = placesIn(after);
  const isByAmount = sort?.columnId === "amount";
  const keyOf = (amount: string | null, date: string) =>
    isByAmount ? centsOf(amount) : BigInt(Date.parse(date));
  const draftEdges = drafts.edges.map(({ cursor, node }) => ({
    cursor,
    key: keyOf(node.amount, node.updatedAt),
    row: listedDraft(node),
  }));
  const documentEdges = documents.edges.map(({ cursor, node }) => ({
    cursor,
    key: keyOf(node.amount, node.createdAt),
    row: listedDocument(node),
  }));
  const merged = mergedPage(
    [
      { edges: draftEdges, hasMore: drafts.pageInfo.hasNextPage, after: afterDraft },
      { edges: documentEdges, hasMore: documents.pageInfo.hasNextPage, after: afterDocument },
    ],
    { size: first, isDescending: sort?.direction !== "ascending" },
  );
  return {
    ...merged,
    total: drafts.totalCount + documents.totalCount,
    isTotalCapped: drafts.totalCountIsCapped || documents.totalCountIsCapped,
  };
}

/** A draft without an amount stands below the smallest, as the server orders it. */
function centsOf(amount: string | null): bigint {
  return amount === null ? -1n : centsFromDecimal(amount);
}
