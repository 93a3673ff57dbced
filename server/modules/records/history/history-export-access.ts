// The access check of a record's history that leaves as a file: what its reader is shown of it on the record's own page.

import { HISTORY_ROOT_TEXT } from "@bondline/domain/records/exports/organisation-data.ts";
import { HIDDEN_HISTORY_FIELDS } from "@bondline/domain/records/history/history-fields.ts";
import { groupHistory } from "@bondline/domain/records/history/history-groups.ts";
import {
  type HistorySheetGroup,
  historySheetColumns,
  historySheetRows,
} from "@bondline/domain/records/history/history-sheet.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";
import { clockTimeAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { readLongStatement } from "../../../database/row-cursor.ts";
import type { RowBatches, RowSource } from "../../../spreadsheets/row-source.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessFacility } from "../../facilities/facilities/facility-access.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  applicationBlinds,
  documentBlinds,
  draftBlinds,
  facilityBlinds,
  KEPT_FROM_OWNERS,
} from "./history-blinds.ts";
import { type HistoryAuthor, type HistoryGroup, readGroups } from "./history-reads.ts";
import {
  countHistory,
  type HistoryBlinds,
  type HistoryRoot,
  type HistoryRow,
  historyToExport,
  listWholeHistory,
} from "./history-store.ts";

/** One of them; a draft may be asked for as an organisation sees it. */
export type HistoryToExport = {
  documentId?: string | null | undefined;
  draftId?: string | null | undefined;
  facilityApplicationId?: string | null | undefined;
  facilityId?: string | null | undefined;
  organisationId?: string | null | undefined;
};

export async function accessHistoryToExport(
  tx: Transaction,
  named: HistoryToExport,
  zone: string,
): Promise<RowSource> {
  const { root, blinds, name } = await recordOf(tx, named);
  const columns = historySheetColumns(zone);
  return {
    name: [name, "activity"],
    columns,
    rights: JSON.stringify(blinds),
    count: () => countHistory(tx, root, blinds),
    rows: (chosen) => rowsOf(tx, { root, blinds, zone, places: placesOf(chosen, columns) }),
  };
}

type Read = { root: HistoryRoot; blinds: HistoryBlinds; name: string };

async function recordOf(tx: Transaction, named: HistoryToExport): Promise<Read> {
  if (named.draftId) {
    const draft = await accessDraft(tx, named.draftId, named.organisationId);
    const root = { type: "draft", id: draft.id } as const;
    return { root, blinds: draftBlinds(tx, draft), name: draft.referenceNumber };
  }
  if (named.facilityId) {
    const facility = await accessFacility(tx, named.facilityId);
    return {
      root: { type: "facility", id: facility.id },
      blinds: facilityBlinds(tx, facility),
      name: facility.name,
    };
  }
  if (named.facilityApplicationId) {
    const application = await accessApplicationDetails(tx, named.facilityApplicationId);
    const root = { type: "facility_application", id: application.id } as const;
    return { root, blinds: applicationBlinds(tx.actor, application), name: application.referenceNumber };
  }
  if (!named.documentId) return refuse("DOCUMENT_NOT_FOUND", { id: "" });
  const document = await accessDocument(tx, named.documentId);
  const name = document.guaranteeNumber ?? document.referenceNumber;
  return { root: { type: "document", id: document.id }, blinds: documentBlinds(tx.actor, document), name };
}

/** As each record's own page shows it to its organisation, one record after the other. */
export async function* readHistoryOfAll(tx: Transaction, id: string, zone: string): RowBatches {
  const organisationId = requireOrganisation(tx, id, "CAN_EXPORT_DATA");
  const statement = historyToExport(organisationId);
  let waiting: EntryOfAll[] = [];
  for await (const rows of readLongStatement(tx, statement, new Set(Object.keys(statement.cells)))) {
    const read = [...waiting, ...rows.map(([entry]) => entry as EntryOfAll)];
    // The record that the next rows go on with is not told in two parts.
    const last = read.at(-1)?.rootId;
    waiting = read.filter(({ rootId }) => rootId === last);
    yield await rowsOfAll(tx, read.slice(0, read.length - waiting.length), zone);
  }
  yield await rowsOfAll(tx, waiting, zone);
}

type EntryOfAll = HistoryRow & { rootType: keyof typeof HISTORY_ROOT_TEXT; rootId: string; rootName: string };

async function rowsOfAll(
  tx: Transaction,
  entries: readonly EntryOfAll[],
  zone: string,
): Promise<readonly SheetRow[]> {
  const shown = entries.filter(({ objectType }) => !KEPT_FROM_OWNERS.includes(objectType));
  const groups = [...Map.groupBy(shown, ({ rootId }) => rootId).values()].flatMap((of) => groupHistory(of));
  const shownGroups = groups.filter(
    ({ changeType, changes }) => changeType !== "UPDATE" || changes.some(isShown),
  );
  const roots = new Map(entries.map((entry) => [entry.rootId, entry]));
  const read = await readGroups(tx, shownGroups, NOTHING_HIDDEN);
  return read.flatMap((group, at) => {
    const root = roots.get(shownGroups[at]?.rootId ?? "");
    const rows = historySheetRows([sheetGroup(group, zone)]);
    return rows.map((row) => [HISTORY_ROOT_TEXT[root?.rootType ?? "document"], root?.rootName ?? "", ...row]);
  });
}

/** Every change to the account of whoever asks. */
export function readHistoryOfOwnAccount(tx: Transaction, zone: string): RowBatches {
  const { accountId } = requirePerson(tx.actor);
  const places = historySheetColumns(zone).map((_column, at) => at);
  return rowsOf(tx, { root: { type: "account", id: accountId }, blinds: NOTHING_HIDDEN, zone, places });
}

const NOTHING_HIDDEN: HistoryBlinds = { objectTypes: [], columns: [] };

const isShown = ({ field }: { field: string }) => !HIDDEN_HISTORY_FIELDS.some((hidden) => hidden === field);

type Reading = Omit<Read, "name"> & { zone: string; places: readonly number[] };

/** One record's history is read in one go. */
async function* rowsOf(tx: Transaction, { root, blinds, zone, places }: Reading) {
  const groups = await readGroups(tx, groupHistory(await listWholeHistory(tx, root, blinds)), blinds);
  const rows = historySheetRows(groups.map((group) => sheetGroup(group, zone)));
  yield rows.map((row): SheetRow => places.map((at) => row[at] ?? ""));
}

function sheetGroup(group: HistoryGroup, zone: string): HistorySheetGroup {
  return {
    ...group,
    triggeredAt: clockTimeAt(instant(group.triggeredAt), zone),
    triggeredBy: authorText(group.author),
  };
}

function placesOf(chosen: readonly SheetColumn[], columns: readonly SheetColumn[]): number[] {
  return chosen.map(({ key }) => columns.findIndex((column) => column.key === key));
}

function authorText({ name, onBehalfOf }: HistoryAuthor): string {
  return onBehalfOf === null ? name : `${name} on behalf of ${onBehalfOf}`;
}
