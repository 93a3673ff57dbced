// Lists as Relay connections over keysets: a page is found by its place in an index, however long the list is.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { ObjectRef } from "@pothos/core";
import { builder, type SchemaTypes } from "./builder.ts";
import { type CursorForm, isText } from "./cursor-forms.ts";

export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;
/** Counting stops here, so that a count costs the same however long the list is. */
export const COUNT_MAX = 10_000;
/** Where a list is read again and again, counting on to that would cost as much as the page itself. */
export const PAGE_COUNT_MAX = 1_000;

export type PageArguments = {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
};

/** Which rows to read: `size` of them, forwards from after the cursor or backwards from before it. */
export type PageRequest = { size: number; backwards: boolean; cursor: Cursor | undefined };

/** The sort value, as the database writes it, and the id of the row at the edge of a page. */
export type Cursor = { value: string; id: string };

export type Page<Node> = {
  nodes: readonly Node[];
  cursorOf(node: Node): Cursor;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Asked only when the query selects it. */
  count(): Promise<number>;
};

/** `hasForm` says whether a text can be the sort value of this list, so that a forged cursor never reaches a statement. */
export function pageRequest(
  { first, after, last, before }: PageArguments,
  hasForm: CursorForm = isText,
): PageRequest {
  const backwards = last !== null && last !== undefined;
  const size = (backwards ? last : first) ?? PAGE_SIZE;
  if (size < 1 || size > PAGE_SIZE_MAX)
    refuseFields({ [backwards ? "last" : "first"]: `A page has 1 to ${PAGE_SIZE_MAX} rows.` });
  const cursor = backwards ? before : after;
  if (!cursor) return { size, backwards, cursor: undefined };
  return {
    size,
    backwards,
    cursor: readCursor(cursor, { argument: backwards ? "before" : "after", hasForm }),
  };
}

/** Turns one row more than asked for, in the order read, into a page in the order shown. */
export function pageOf<Node>(
  request: PageRequest,
  rows: readonly Node[],
  cursorOf: (node: Node) => Cursor,
  count: () => Promise<number>,
): Page<Node> {
  const hasMore = rows.length > request.size;
  const kept = rows.slice(0, request.size);
  const cameFrom = request.cursor !== undefined;
  let counted: Promise<number> | undefined;
  return {
    nodes: request.backwards ? kept.reverse() : kept,
    cursorOf,
    hasNextPage: request.backwards ? cameFrom : hasMore,
    hasPreviousPage: request.backwards ? hasMore : cameFrom,
    // The total and whether it is capped are two fields and one count.
    count: () => {
      counted ??= count();
      return counted;
    },
  };
}

type PageReading<Node> = {
  rows: () => Promise<readonly Node[]>;
  count: () => Promise<number>;
  /** Whether the query selects the count: rows and count are then asked for side by side, in one message. */
  isCounted: boolean;
  cursorOf: (node: Node) => Cursor;
};

export async function readPage<Node>(
  request: PageRequest,
  { rows, count, isCounted, cursorOf }: PageReading<Node>,
): Promise<Page<Node>> {
  const reading = rows();
  const counting = isCounted ? count() : undefined;
  // Nobody asks for the count where the rows have failed.
  counting?.catch(() => undefined);
  return pageOf(request, await reading, cursorOf, () => counting ?? count());
}

export function cursorText({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

function readCursor(text: string, { argument, hasForm }: { argument: string; hasForm: CursorForm }): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (typeof value === "string" && hasForm(value) && typeof id === "string" && isUuid(id))
      return { value, id };
  } catch {
    // Not a cursor of ours: answered below, like one that was tampered with.
  }
  refuseFields({ [argument]: "This cursor is not one that the list has given." });
}

type PageInfo = {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};

const PageInfoRef = builder.objectRef<PageInfo>("PageInfo").implement({
  fields: (t) => ({
    startCursor: t.exposeString("startCursor", { nullable: true }),
    endCursor: t.exposeString("endCursor", { nullable: true }),
    hasNextPage: t.exposeBoolean("hasNextPage"),
    hasPreviousPage: t.exposeBoolean("hasPreviousPage"),
  }),
});

type ConnectionOptions = {
  name: string;
  /** Where counting stops, which `totalCountIsCapped` then says. */
  cappedAt?: number;
};

/** Declares `{name}Connection` and `{name}Edge`. */
export function connectionOf<Node>(
  node: ObjectRef<SchemaTypes, Node, Node>,
  { name, cappedAt }: ConnectionOptions,
): ObjectRef<SchemaTypes, Page<Node>, Page<Node>> {
  type Edge = { node: Node; cursor: string };
  const EdgeRef = builder.objectRef<Edge>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString("cursor"),
      node: t.field({ type: node, resolve: (edge) => edge.node as never }),
    }),
  });
  return builder.objectRef<Page<Node>>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({
        type: [EdgeRef],
        resolve: (page) =>
          page.nodes.map((each) => ({ node: each, cursor: cursorText(page.cursorOf(each)) })),
      }),
      pageInfo: t.field({ type: PageInfoRef, resolve: pageInfoOf }),
      totalCount: t.int({ resolve: async (page) => Math.min(await page.count(), cappedAt ?? COUNT_MAX) }),
      ...(cappedAt === undefined
        ? {}
        : { totalCountIsCapped: t.boolean({ resolve: async (page) => (await page.count()) > cappedAt }) }),
    }),
  });
}

function pageInfoOf<Node>(page: Page<Node>): PageInfo {
  const [first] = page.nodes;
  const last = page.nodes.at(-1);
  return {
    startCursor: first === undefined ? null : cursorText(page.cursorOf(first)),
    endCursor: last === undefined ? null : cursorText(page.cursorOf(last)),
    hasNextPage: page.hasNextPage,
    hasPreviousPage: page.hasPreviousPage,
  };
}
