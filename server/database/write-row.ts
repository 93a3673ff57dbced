// One row written by the names of its columns. A text is constant for each set of names, so that it is planned once.

import type { SqlValue, Transaction } from "../transaction/transaction.ts";
import { snakeName } from "./camel-rows.ts";
import type { Defaults, Tables } from "./generated/rows.ts";

type Table = keyof Tables;
type Column<T extends Table> = keyof Tables[T] & string;

/** Columns that the database fills where nothing is given. */
type Optional<T extends Table> = {
  [C in Column<T>]: null extends Tables[T][C] ? C : C extends Defaults[T] ? C : never;
}[Column<T>];

/** What a new row must say, and what it may: a column that is not null and has no default is asked for by the compiler. */
export type NewRow<T extends Table> = Omit<Tables[T], Optional<T>> & Partial<Pick<Tables[T], Optional<T>>>;

export async function insertRow<T extends Table>(tx: Transaction, table: T, row: NewRow<T>): Promise<void> {
  // In one order, whichever way a row was put together.
  const entries = Object.entries<SqlValue>({ ...row }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = entries.map(([name]) => columnName(name));
  const places = names.map((_, at) => `$${at + 1}`);
  await tx.query(
    `insert into ${table} (${names.join(", ")}) values (${places.join(", ")})`,
    entries.map(([, value]) => value),
  );
}

/** Names are keys of our own code; one that came from elsewhere is no name of a column. */
function columnName(name: string): string {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new Error(`${JSON.stringify(name)} is not the name of a column.`);
  return snakeName(name);
}
