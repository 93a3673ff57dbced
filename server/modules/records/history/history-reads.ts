// Reads a page of a record's history: groups of entries, with the names and the words that people read.

import { isUuid } from "@bondline/domain/ids.ts";
import { groupHistory } from "@bondline/domain/records/history/history-groups.ts";
import { type HistoryChange, historyChanges } from "@bondline/domain/records/history/history-text.ts";
import { zoneToShow } from "@bondline/domain/values/reference-data/regions.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { listPage, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  countHistory,
  findActingNames,
  findNames,
  findPeople,
  findReadersZone,
  HISTORY_KEYSET,
  type HistoryBlinds,
  type HistoryRoot,
  type HistoryRow,
  listHistory,
  type PersonName,
  shownValues,
} from "./history-store.ts";

export type HistoryAuthor = {
  name: string;
  givenName: string | null;
  familyName: string | null;
  isBankAuthor: boolean;
  onBehalfOf: string | null;
};
type RawGroup = Omit<HistoryRow, "id"> & { key: string };
export type HistoryGroup = Omit<RawGroup, "changes"> & { author: HistoryAuthor; changes: HistoryChange[] };

/** First 25, newest first. */
const HISTORY_PAGE_SIZE = 25;

type Reading = { root: HistoryRoot; blinds: HistoryBlinds };

export async function readHistory(
  tx: Transaction,
  { root, blinds }: Reading,
  { first, after }: PageArguments,
): Promise<Page<HistoryGroup>> {
  return await listPage(
    { first: first ?? HISTORY_PAGE_SIZE, after },
    {
      keyset: HISTORY_KEYSET,
      values: shownValues(root, blinds),
      rows: async (keyed) => {
        const groups = groupHistory(await listHistory(tx, keyed));
        return (await readGroups(tx, groups, blinds)).map((group) => ({
          ...group,
          id: root.id,
          sortText: String(group.sequence),
        }));
      },
      count: () => countHistory(tx, root, blinds),
    },
  );
}

export async function readGroups(
  tx: Transaction,
  groups: readonly RawGroup[],
  { columns }: HistoryBlinds,
): Promise<HistoryGroup[]> {
  const [authors, readersZone, acting] = await Promise.all([
    findPeople(tx, idsIn(groups.map(({ actorId }) => actorId))),
    findReadersZone(tx),
    findActingNames(tx, idsIn(groups.map(({ onBehalfOf }) => onBehalfOf))),
  ]);
  const actingTexts = new Map(
    acting.map(({ id, organisationName, reason }) => [
      id,
      [organisationName, reason].filter(Boolean).join(": "),
    ]),
  );
  const people = new Map(authors.map((person) => [person.id, person]));
  const zone = zoneToShow(readersZone);
  const shown = groups.map((group) => ({
    ...group,
    changes: group.changes.filter(({ field }) => !columns.includes(field)),
  }));
  const mentioned = shown.flatMap(({ changes }) =>
    changes.flatMap(({ oldValue, newValue }) => [oldValue, newValue]),
  );
  const names = await namesOf(tx, idsIn(mentioned));
  return shown.map((group) => ({
    ...group,
    author: authorOf(group, people, actingTexts),
    changes: historyChanges(group.changes, {
      objectType: group.objectType,
      names,
      dayOf: (text) => dayAt(instant(text), zone),
    }),
  }));
}

async function namesOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const people = await findPeople(tx, ids);
  const records = await findNames(tx, ids);
  return new Map([
    ...people.map(({ id, givenName, familyName }) => [id, `${givenName} ${familyName}`] as const),
    ...records.map(({ id, name }) => [id, name] as const),
  ]);
}

function authorOf(
  row: Pick<HistoryRow, "actorId" | "actorLabel" | "onBehalfOf">,
  people: ReadonlyMap<string, PersonName>,
  actingTexts: ReadonlyMap<string, string>,
): HistoryAuthor {
  const person = row.actorId === null ? undefined : people.get(row.actorId);
  const prefix = person?.sideName ? `${person.sideName}, ` : "";
  return {
    name: `${prefix}${row.actorLabel}`,
    givenName: person?.givenName ?? null,
    familyName: person?.familyName ?? null,
    isBankAuthor: person?.isBankAuthor ?? false,
    onBehalfOf: row.onBehalfOf === null ? null : (actingTexts.get(row.onBehalfOf) ?? null),
  };
}

function idsIn(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value): value is string => typeof value === "string" && isUuid(value)))];
}
