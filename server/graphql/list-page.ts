// Pages of lists over keysets: a page is found by its place in an index, however long the list is.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { SqlValue } from "../transaction/transaction.ts";
import { CURSOR_FORMS, type CursorCast } from "./cursor-forms.ts";

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

export type Page<Node> = {
  nodes: readonly Node[];
  cursorOf(node: Node): string;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Asked only when the query selects it. */
  count(): Promise<number>;
};

/** What a list is ordered by, as its index has it; the cast turns a cursor's text back into the column's type. */
export type Keyset = { column: string; cast: CursorCast; id: string; direction: "ASC" | "DESC" };

/** A row with its place in the list: the column that it is ordered by, as the database writes it. */
export type Listed<Row> = Row & { sortText: string };

/** What a list's own statement is completed with. */
export type KeyedText = {
  /** To select: `… as sort_text`. */
  sortText: string;
  /** `and (…) > (…)`, or nothing where the page is the first. */
  beyond: string;
  /** Where the page begins, each `null` where it is the first. */
  edge: { value: string; id: string };
  order: string;
  /** One more than the page holds, in the text: a plan made without knowing it would be made for many more. */
  limit: number;
  /** `order by … limit …`. */
  tail: string;
  /** The list's own, then the cursor's. */
  values: readonly SqlValue[];
};

type Listing<Row> = {
  keyset: Keyset;
  /** Of the conditions, without the cursor's. */
  values: readonly SqlValue[];
  rows: (keyed: KeyedText) => Promise<readonly Row[]>;
  count: () => Promise<number>;
  /** Whether the query selects the count: rows and count are then asked for side by side, in one message. */
  isCounted?: boolean;
};

/** The one way to read a page of a list. */
export async function listPage<Row extends { id: string; sortText: string }>(
  list: PageArguments,
  { keyset, values, rows, count, isCounted = false }: Listing<Row>,
): Promise<Page<Row>> {
  const request = requestOf(list, keyset.cast);
  const reading = rows(keyedText(keyset, request, values));
  const counting = isCounted ? count() : undefined;
  // Nobody asks for the count where the rows have failed.
  counting?.catch(() => undefined);
  return pageOf(request, await reading, () => counting ?? count());
}

/** A list so short that it has no pages. */
export function wholePage<Row extends { id: string; sortText: string }>(nodes: readonly Row[]): Page<Row> {
  return {
    nodes,
    cursorOf: cursorText,
    hasNextPage: false,
    hasPreviousPage: false,
    count: () => Promise.resolve(nodes.length),
  };
}

/** Which rows to read: `size` of them, forwards from after the cursor or backwards from before it. */
type PageRequest = { size: number; backwards: boolean; cursor: Cursor | undefined };

type Cursor = { value: string; id: string };

function requestOf({ first, after, last, before }: PageArguments, cast: CursorCast): PageRequest {
  const backwards = last !== null && last !== undefined;
  const size = (backwards ? last : first) ?? PAGE_SIZE;
  if (size < 1 || size > PAGE_SIZE_MAX)
    refuseFields({ [backwards ? "last" : "first"]: `A page has 1 to ${PAGE_SIZE_MAX} rows.` });
  const cursor = backwards ? before : after;
  if (!cursor) return { size, backwards, cursor: undefined };
  return { size, backwards, cursor: readCursor(cursor, { argument: backwards ? "before" : "after", cast }) };
}

function keyedText(
  { column, cast, id, direction }: Keyset,
  { size, backwards, cursor }: PageRequest,
  values: readonly SqlValue[],
): KeyedText {
  const isFalling = (direction === "DESC") !== backwards;
  const way = isFalling ? "desc" : "asc";
  const order = `${column} ${way}, ${id} ${way}`;
  const limit = size + 1;
  const first = {
    sortText: `(${column})::text as sort_text`,
    order,
    limit,
    tail: `order by ${order} limit ${limit}`,
  };
  if (cursor === undefined) return { ...first, beyond: "", edge: { value: "null", id: "null" }, values };
  const edge = { value: `$${values.length + 1}::${cast}`, id: `$${values.length + 2}::uuid` };
  const beyond = `and (${column}, ${id}) ${isFalling ? "<" : ">"} (${edge.value}, ${edge.id})`;
  return { ...first, beyond, edge, values: [...values, cursor.value, cursor.id] };
}

/** Turns one row more than asked for, in the order read, into a page in the order shown. */
function pageOf<Row extends { id: string; sortText: string }>(
  { size, backwards, cursor }: PageRequest,
  rows: readonly Row[],
  count: () => Promise<number>,
): Page<Row> {
  const hasMore = rows.length > size;
  const kept = rows.slice(0, size);
  const cameFrom = cursor !== undefined;
  let counted: Promise<number> | undefined;
  return {
    nodes: backwards ? kept.reverse() : kept,
    cursorOf: cursorText,
    hasNextPage: backwards ? cameFrom : hasMore,
    hasPreviousPage: backwards ? hasMore : cameFrom,
    // The total and whether it is capped are two fields and one count.
    count: () => {
      counted ??= count();
      return counted;
    },
  };
}

function cursorText({ sortText, id }: { sortText: string; id: string }): string {
  return Buffer.from(JSON.stringify([sortText, id])).toString("base64url");
}

/** A forged cursor never reaches a statement. */
function readCursor(text: string, { argument, cast }: { argument: string; cast: CursorCast }): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (typeof value === "string" && CURSOR_FORMS[cast](value) && typeof id === "string" && isUuid(id))
      return { value, id };
  } catch {
    // Not a cursor of ours: answered below, like one that was tampered with.
  }
  refuseFields({ [argument]: "This cursor is not one that the list has given." });
}
