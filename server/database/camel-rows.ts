// Rows as the domain names them: the driver hands over bare values, which are put under camel-case names at once.

import type pg from "pg";
import { types } from "./connect.ts";

const JSON_TYPES = new Set([114, 3802]);

/** For statements whose rows are asked for as arrays of values: names within JSON are camel-case too. */
export const CAMEL_TYPES = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return JSON_TYPES.has(oid) ? camelJson : types.getTypeParser(oid, format as "text");
  },
} as pg.CustomTypesConfig;

/** Each value is looked at once: a copy of every row under other names was a tenth of a list's time. */
export function camelRows<Row>({ rows, fields }: pg.QueryArrayResult<unknown[]>): Row[] {
  return rows.map(makerOf(fields.map(({ name }) => name))) as Row[];
}

type RowMaker = (values: unknown[]) => unknown;
const makers = new Map<string, RowMaker>();

/** Compiled, since a row with its names written out is made in a third of the time of one that is filled name by name. */
function makerOf(columns: readonly string[]): RowMaker {
  const key = columns.join();
  const known = makers.get(key);
  if (known !== undefined) return known;
  const properties = columns.map((column, at) => `${JSON.stringify(camelName(column))}: values[${at}]`);
  const made = new Function("values", `return { ${properties.join(", ")} }`) as RowMaker;
  makers.set(key, made);
  return made;
}

function camelJson(text: string): unknown {
  return camelValue(JSON.parse(text));
}

function camelValue(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(camelValue);
  // Assigned one by one, since this is done for every value that is read; the one name that would not become a key is none of ours.
  const made: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value))
    if (name !== "__proto__") made[camelName(name)] = isMoney(name, each) ? BigInt(each) : camelValue(each);
  return made;
}

/** As a column of its own would come; exact, since no amount of ours reaches 2^53. */
function isMoney(name: string, value: unknown): value is number {
  return typeof value === "number" && name.endsWith("_cents");
}

const camelNames = new Map<string, string>();

export function camelName(name: string): string {
  const known = camelNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(name, made);
  return made;
}

/** The other way round, for statements that name columns. */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
