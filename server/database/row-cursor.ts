// All rows of a long statement as they were at one moment, some at a time: what is read costs the same memory however many there are.

import type { SqlValue, Transaction } from "../transaction/transaction.ts";

/** Of one row: a text, what its JSON holds, or null. */
export type Cell = unknown;

const ROWS_AT_A_TIME = 1_000;
/** One is read while the database works on the other: asked for one by one, each of the two would wait for the other. */
const FETCHES_AHEAD = 2;
/** The first rows may have to wait until all were sorted. */
const STATEMENT_MILLISECONDS_MAX = 120_000;

export type LongStatement = {
  /** By name, each with its expression: one that is not asked for is not read. */
  cells: Readonly<Record<string, string>>;
  /** What follows `from`. `asked` stands in it for the names that are asked for. */
  from: (asked: string) => string;
  values: readonly SqlValue[];
};

/** Of the names that are asked for, those that a statement has, in the order in which it answers them. */
export function cellNames(cells: LongStatement["cells"], asked: ReadonlySet<string>): readonly string[] {
  return Object.keys(cells).filter((name) => asked.has(name));
}

/**
 * The cells stand in the order of `cellNames`; those of the next rows come while these are looked at. One at a time in a
 * transaction. It is planned as a cursor is, for its first rows: planned for all of them it may sort, and the file waits for the last row.
 */
export async function* readLongStatement(
  tx: Transaction,
  { cells, from, values }: LongStatement,
  asked: ReadonlySet<string>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const place = `$${values.length + 1}::text[]`;
  // A value that nothing in the text names would have no type.
  const unread = Object.entries(cells).filter(([name, sql]) => !asked.has(name) && sql.includes("$"));
  const rest = from(place);
  const each = [
    ...cellNames(cells, asked).map((name, at) => `${cells[name]} as c${at}`),
    ...unread.map(([, sql], at) => `case when false then ${sql} end as u${at}`),
  ];
  await tx.query("select set_config('statement_timeout', $1, true)", [String(STATEMENT_MILLISECONDS_MAX)]);
  await tx.query(
    `declare long_statement no scroll cursor for select ${each.join(", ")} from ${rest}`,
    rest.includes(place) ? [...values, [...asked]] : values,
  );
  const coming = Array.from({ length: FETCHES_AHEAD }, () => fetchRows(tx));
  for (let rows = await coming.shift(); rows !== undefined && rows.length > 0; rows = await coming.shift()) {
    coming.push(fetchRows(tx));
    yield rows;
  }
  // Behind the last row there are none, and each of these says so.
  await Promise.all(coming);
  await tx.query("close long_statement");
}

/** How many rows it has; counting ends behind `max`. */
export async function countLongStatement(
  tx: Transaction,
  { cells, from, values }: LongStatement,
  max: number,
): Promise<number> {
  // The cells say of which type their values are; PostgreSQL works none of them out that nobody reads.
  const named = Object.values(cells).map((sql, at) => `${sql} as c${at}`);
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select ${named.join(", ")} from ${from("'{}'::text[]")} limit ${max + 1}) counted`,
    values,
  );
  return counted?.count ?? 0;
}

function fetchRows(tx: Transaction): Promise<readonly (readonly Cell[])[]> {
  const fetching = tx.queryAhead(`fetch ${ROWS_AT_A_TIME} from long_statement`);
  // Whoever stops in between waits for it no longer.
  fetching.catch(() => undefined);
  return fetching;
}
