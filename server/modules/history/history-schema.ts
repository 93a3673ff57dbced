// The history in the contract: entries of one record and one go as one group, read with labels and display values.

import { groupHistory } from "@bondline/domain/history/history-groups.ts";
import { type HistoryChange, historyChanges } from "@bondline/domain/history/history-text.ts";
import { isUuid } from "@bondline/domain/ids.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/time/business-time.ts";
import { instant } from "@bondline/domain/time/instant.ts";
import { builder } from "../../graphql/builder.ts";
import {
  connectionOf,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../graphql/connection.ts";
import type { Work } from "../../work/work.ts";
import { accessDocument } from "../documents/document-access.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import {
  countHistory,
  findNames,
  findPeople,
  type HistoryRoot,
  type HistoryRow,
  listHistory,
  type PersonName,
} from "./history-store.ts";

type Author = {
  name: string;
  givenName: string | null;
  familyName: string | null;
  isBankAuthor: boolean;
  onBehalfOf: string | null;
};
type Group = Omit<HistoryRow, "changes" | "id"> & { key: string; author: Author; changes: HistoryChange[] };

const HistoryAuthorRef = builder.objectRef<Author>("HistoryAuthor").implement({
  fields: (t) => ({
    familyName: t.exposeString("familyName", { nullable: true }),
    givenName: t.exposeString("givenName", { nullable: true }),
    isBankAuthor: t.exposeBoolean("isBankAuthor"),
    name: t.exposeString("name"),
    onBehalfOf: t.exposeString("onBehalfOf", { nullable: true }),
  }),
});

const HistoryChangeRef = builder.objectRef<HistoryChange>("HistoryChange").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    label: t.exposeString("label"),
    newDisplayValue: t.exposeString("newDisplayValue", { nullable: true }),
    newValue: t.exposeString("newValue", { nullable: true }),
    oldDisplayValue: t.exposeString("oldDisplayValue", { nullable: true }),
    oldValue: t.exposeString("oldValue", { nullable: true }),
  }),
});

const HistoryGroupRef = builder.objectRef<Group>("HistoryGroup").implement({
  fields: (t) => ({
    changeType: t.field({
      type: builder.enumType("ChangeType", { values: ["DELETE", "INSERT", "UPDATE"] as const }),
      resolve: ({ changeType }) => changeType,
    }),
    changes: t.field({ type: [HistoryChangeRef], resolve: ({ changes }) => changes }),
    id: t.id({ resolve: ({ key }) => key }),
    key: t.exposeString("key"),
    objectType: t.exposeString("objectType"),
    recordName: t.exposeString("recordName"),
    triggeredAt: t.expose("triggeredAt", { type: "DateTime" }),
    triggeredBy: t.field({ type: HistoryAuthorRef, resolve: ({ author }) => author }),
  }),
});

const HistoryConnectionRef = connectionOf(HistoryGroupRef, { name: "History" });

/** First 25, newest first (1§9). */
const HISTORY_PAGE_SIZE = 25;

builder.queryFields((t) => ({
  draftHistory: t.field({
    type: HistoryConnectionRef,
    args: {
      after: t.arg.string(),
      draftId: t.arg.id({ required: true }),
      first: t.arg.int(),
      organisationId: t.arg.id(),
    },
    resolve: async (_root, { draftId, ...page }, context) => {
      const work = await context.read();
      const { id } = await accessDraft(work, draftId);
      return readHistory(work, { type: "draft", id }, page);
    },
  }),
  documentHistory: t.field({
    type: HistoryConnectionRef,
    args: { after: t.arg.string(), documentId: t.arg.id({ required: true }), first: t.arg.int() },
    resolve: async (_root, { documentId, ...page }, context) => {
      const work = await context.read();
      const { id } = await accessDocument(work, documentId);
      return readHistory(work, { type: "document", id }, page);
    },
  }),
}));

async function readHistory(
  work: Work,
  root: HistoryRoot,
  { first, after }: PageArguments,
): Promise<Page<Group>> {
  const request = pageRequest({ first: first ?? HISTORY_PAGE_SIZE, after });
  const rows = await listHistory(work, root, request);
  const page = pageOf(request, rows, cursorOf, () => countHistory(work, root));
  return { ...page, nodes: await readGroups(work, page.nodes), cursorOf };
}

/** A page is cut between entries, so a group that reaches over its edge is shown in two parts, each complete in itself. */
async function readGroups(work: Work, rows: readonly HistoryRow[]): Promise<Group[]> {
  const people = new Map(
    (await findPeople(work, idsIn(rows.map(({ actorId }) => actorId)))).map((person) => [person.id, person]),
  );
  const mentioned = rows.flatMap(({ changes }) =>
    changes.flatMap(({ oldValue, newValue }) => [oldValue, newValue]),
  );
  const names = await namesOf(work, idsIn(mentioned));
  const groups = groupHistory(rows.map(({ id: _, ...row }) => row));
  return groups.map((row) => ({
    ...row,
    author: authorOf(row, people),
    changes: historyChanges(row.changes, {
      objectType: row.objectType,
      names,
      dayOf: (text) => dayAt(instant(text), DEFAULT_ZONE),
    }),
  }));
}

async function namesOf(work: Work, ids: readonly string[]): Promise<Map<string, string>> {
  const people = await findPeople(work, ids);
  const records = await findNames(work, ids);
  return new Map([
    ...people.map(({ id, givenName, familyName }) => [id, `${givenName} ${familyName}`] as const),
    ...records.map(({ id, name }) => [id, name] as const),
  ]);
}

function authorOf(
  row: Pick<HistoryRow, "actorId" | "actorLabel" | "onBehalfOf">,
  people: ReadonlyMap<string, PersonName>,
): Author {
  const person = row.actorId === null ? undefined : people.get(row.actorId);
  const prefix = person?.sideName ? `${person.sideName}, ` : "";
  return {
    name: `${prefix}${row.actorLabel}`,
    givenName: person?.givenName ?? null,
    familyName: person?.familyName ?? null,
    isBankAuthor: person?.isBankAuthor ?? false,
    onBehalfOf: row.onBehalfOf,
  };
}

function idsIn(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value): value is string => typeof value === "string" && isUuid(value)))];
}

function cursorOf({ sequence }: { sequence: number }): { value: string; id: string } {
  return { value: String(sequence), id: "" };
}
