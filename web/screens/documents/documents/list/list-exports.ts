// What of the list leaves as a file: what the tab shows, narrowed and ordered as it is. Drafts and documents have different columns, so each has a file of its own.

import type { PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn } from "../../../../app/list/list-table.ts";
import type { ExportTable } from "../../../records/exports/public/export-button.tsx";
import { LIST_WORDS } from "./document-list-words.ts";
import { DOCUMENT_TABS, DRAFT_TABS } from "./list-reads.ts";
import { documentSort, draftSort, filtersOf, kindOf, type ListTab } from "./list-shape.ts";
import type { Chosen } from "./use-bulk.ts";

type Place = Pick<PlaceFacts<ListTab>, "tab" | "search" | "sort" | "filters">;

export function exportTablesOf(
  organisationId: string,
  { tab, search, sort, filters }: Place,
): readonly [ExportTable, ...ExportTable[]] {
  const asked = askedIn(filtersOf(tab), { search, filters });
  const documents = {
    name: LIST_WORDS.exportDocuments,
    wanted: {
      organisationId,
      documents: { tab: DOCUMENT_TABS[tab] ?? null, ...asked, sort: documentSort(sort) },
    },
  };
  const drafts = {
    name: LIST_WORDS.exportDrafts,
    wanted: {
      organisationId,
      drafts: { tab: DRAFT_TABS[tab] ?? null, ...asked, sort: draftSort(sort) },
    },
  };
  const kind = kindOf(tab);
  if (kind === "all") return [documents, drafts];
  return kind === "drafts" ? [drafts] : [documents];
}

/** Exactly those that are chosen, by their ids or as all that fit but those left out: they are no list that comes again. */
export function exportTableOfChosen({ organisationId, rows, sort, fitting }: Chosen): ExportTable {
  const { except, ...narrowed } = fitting ?? { except: undefined };
  const which =
    except === undefined
      ? { documentIds: rows.map(({ id }) => id) }
      : { ...narrowed, exceptIds: [...except] };
  return {
    name: LIST_WORDS.exportDocuments,
    wanted: { organisationId, documents: { ...which, sort } },
    isOnce: true,
  };
}
