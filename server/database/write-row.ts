// One row written by the names of its columns. A text is constant for each set of names, so that it is planned once.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
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
  const { names, values } = columnsOf({ ...row });
  await tx.query(insertText(table, names), values);
}

/** Many rows in one statement, all with the same columns. Those that break a unique index are left out; answers the ids of the others. */
export async function insertRows<T extends Table>(
  tx: Transaction,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<string[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const names = columnsOf({ ...first }).names.join(", ");
  const inserted = await tx.query<{ id: string }>(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing returning id`,
    [JSON.stringify(rows.map(jsonRow))],
  );
  return inserted.map(({ id }) => id);
}

/** By the names of its columns; whole numbers beyond JSON's go as texts, which the database reads as exactly. */
function jsonRow(row: object): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    columnName(name),
    typeof value === "bigint" ? String(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** As `insertRow`; where a row with the same `key` is there already it stays as it is. Answers whether this one is new. */
export async function insertRowOnce<T extends Table>(tx: Transaction, table: T, row: NewRow<T>, key: Key<T>) {
  const { names, values } = columnsOf({ ...row });
  const inserted = await tx.query(
    `${insertText(table, names)} ${conflictText(key)} do nothing returning 1`,
    values,
  );
  return inserted.length > 0;
}

/** As `insertRow`; where a row with the same `key` is there already it takes what is given, and keeps its id and since when it is there. */
export async function saveRow<T extends Table>(tx: Transaction, table: T, row: NewRow<T>, key: Key<T>) {
  const { names, values } = columnsOf({ ...row });
  const kept = ["id", "organisation_id", "created_at", ...key.columns.map(columnName)];
  const sets = names.filter((name) => !kept.includes(name)).map((name) => `${name} = excluded.${name}`);
  const change = sets.length === 0 ? "nothing" : `update set ${sets.join(", ")}`;
  await tx.query(`${insertText(table, names)} ${conflictText(key)} do ${change}`, values);
}

/** What no two rows have in common; `where` as its index has it. */
type Key<T extends Table> = { columns: readonly Column<T>[]; where?: string };

function conflictText<T extends Table>({ columns, where }: Key<T>): string {
  return `on conflict (${columns.map(columnName).join(", ")})${where === undefined ? "" : ` where ${where}`}`;
}

function insertText(table: Table, names: readonly string[]): string {
  const places = names.map((_, at) => `$${at + 1}`);
  return `insert into ${table} (${names.join(", ")}) values (${places.join(", ")})`;
}

/** What changes, and what says which row it is; a column that is left out stays as it is. */
export type Changes<T extends Table> = Partial<Omit<Tables[T], "id">>;

/** Of a row that was read or locked before: one that is not there, or that this caller may not change, is a fault of ours. */
export async function updateRow<T extends Table>(
  tx: Transaction,
  table: T,
  where: Partial<Tables[T]>,
  changes: Changes<T>,
): Promise<void> {
  await setColumns(tx, table, where, changes);
}

type VersionedTable = {
  [T in Table]: Tables[T] extends { id: string; version: number; updatedAt: Instant } ? T : never;
}[Table];

/** As `updateRow`, of a record whose version a change moves on, with or without columns of its own. It is compared under the lock. */
export async function updateRecord<T extends VersionedTable>(
  tx: Transaction,
  table: T,
  id: Tables[T]["id"],
  changes: Omit<Changes<T>, "version" | "updatedAt">,
): Promise<void> {
  await setColumns(tx, table, { id }, { ...changes, updatedAt: tx.now }, ["version = version + 1"]);
}

async function setColumns(
  tx: Transaction,
  table: Table,
  where: object,
  changes: object,
  alsoSet: readonly string[] = [],
): Promise<void> {
  const set = columnsOf({ ...changes });
  const key = columnsOf({ ...where });
  if (key.names.length === 0) throw new Error(`Nothing says which row of ${table} is to change.`);
  const sets = [...set.names.map((name, at) => `${name} = $${at + 1}`), ...alsoSet];
  const conditions = key.names.map((name, at) => `${name} = $${set.names.length + at + 1}`);
  const text = `update ${table} set ${sets.join(", ")} where ${conditions.join(" and ")} returning 1`;
  const changed = await tx.query(text, [...set.values, ...key.values]);
  if (changed.length === 0) throw new Error(`No row of ${table} was changed.`);
}

/** In one order, whichever way they were put together. */
function columnsOf(row: Readonly<Record<string, SqlValue | undefined>>) {
  const entries = Object.entries(row)
    .filter((entry): entry is [string, SqlValue] => entry[1] !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { names: entries.map(([name]) => columnName(name)), values: entries.map(([, value]) => value) };
}

/** Names are keys of our own code; one that came from elsewhere is no name of a column. */
function columnName(name: string): string {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new Error(`${JSON.stringify(name)} is not the name of a column.`);
  return snakeName(name);
}
