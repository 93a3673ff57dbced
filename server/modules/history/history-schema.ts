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
import { isSequence } from "../../graphql/cursor-forms.ts";
import type { Work } from "../../work/work.ts";
import { accessDocument } from "../documents/document-access.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import { documentBlinds, draftBlinds } from "./history-blinds.ts";
import {
  countHistory,
  findNames,
  findPeople,
  type HistoryBlinds,
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
type RawGroup = Omit<HistoryRow, "id"> & { key: string };
type Group = Omit<RawGroup, "changes"> & { author: Author; changes: HistoryChange[] };

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
      const draft = await accessDraft(work, draftId);
      const blinds = draftBlinds(work.actor, draft);
      return readHistory(work, { root: { type: "draft", id: draft.id }, blinds }, page);
    },
  }),
  documentHistory: t.field({
    type: HistoryConnectionRef,
    args: { after: t.arg.string(), documentId: t.arg.id({ required: true }), first: t.arg.int() },
    resolve: async (_root, { documentId, ...page }, context) => {
      const work = await context.read();
      const document = await accessDocument(work, documentId);
      const blinds = documentBlinds(work.actor, document);
      return readHistory(work, { root: { type: "document", id: document.id }, blinds }, page);
    },
  }),
}));

type Reading = { root: HistoryRoot; blinds: HistoryBlinds };

async function readHistory(
  work: Work,
  reading: Reading,
  { first, after }: PageArguments,
): Promise<Page<Group>> {
  const request = pageRequest({ first: first ?? HISTORY_PAGE_SIZE, after }, isSequence);
  const rows = await listHistory(work, reading, request);
  const cursorOf = ({ sequence }: { sequence: number }) => ({
    value: String(sequence),
    id: reading.root.id,
  });
  const count = () => countHistory(work, reading.root, reading.blinds);
  const page = pageOf(request, groupHistory(rows.map(({ id: _, ...row }) => row)), cursorOf, count);
  return { ...page, nodes: await readGroups(work, page.nodes, reading.blinds), cursorOf };
}

async function readGroups(
  work: Work,
  groups: readonly RawGroup[],
  { columns }: HistoryBlinds,
): Promise<Group[]> {
  const people = new Map(
    (await findPeople(work, idsIn(groups.map(({ actorId }) => actorId)))).map((person) => [
      person.id,
      person,
    ]),
  );
  const shown = groups.map((group) => ({
    ...group,
    changes: group.changes.filter(({ field }) => !columns.includes(field)),
  }));
  const mentioned = shown.flatMap(({ changes }) =>
    changes.flatMap(({ oldValue, newValue }) => [oldValue, newValue]),
  );
  const names = await namesOf(work, idsIn(mentioned));
  return shown.map((group) => ({
    ...group,
    author: authorOf(group, people),
    changes: historyChanges(group.changes, {
      objectType: group.objectType,
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
