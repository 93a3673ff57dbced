// The tables as types, from the catalogue: each column by its camel-case name, as the driver gives its value.

import type pg from "pg";
import { camelName, snakeName } from "../camel-rows.ts";
import { ID_TYPES, JSON_COLUMNS } from "./column-types.ts";

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The table whose ids are kept here: its own, or the one that a foreign key names; a child's organisation goes along in its parent's key. */
  idOf: string | null;
  /** The checks on this column alone, as the catalogue writes them. */
  checks: string[];
};

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         case when a.atttypid <> 'uuid'::regtype then null when a.attname = 'id' then c.relname when a.attname = 'organisation_id' then 'organisation' else
           (select min(k.confrelid::regclass::text) from pg_constraint k
              join pg_attribute o on o.attrelid = k.confrelid and o.attname = 'id'
              join unnest(k.conkey, k.confkey) pair (here, there) on pair.here = a.attnum and pair.there = o.attnum
             where k.contype = 'f' and k.conrelid = c.oid) end as "idOf",
         array(select pg_get_constraintdef(k.oid) from pg_constraint k
                where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
   order by c.relname collate "C", a.attnum`;

/** As `connect.ts` and `camel-rows.ts` read them; a type that is missing here stops the printing. */
const VALUES: Record<string, string> = {
  bigint: "bigint",
  boolean: "boolean",
  bytea: "Buffer",
  date: "PlainDate",
  integer: "number",
  numeric: "string",
  text: "string",
  "timestamp with time zone": "Instant",
  uuid: "string",
};

export async function rowTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const types = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map(lineOf).join("\n")}\n  };`,
  );
  const defaults = [...tables].map(([table, columns]) => `  ${table}: ${defaultsOf(columns)};`);
  return `${opening(types.join("\n"))}

export interface Tables {
${types.join("\n")}
}

/** Columns that a row may be written without, since the database has a value for them. */
export interface Defaults {
${defaults.join("\n")}
}
`;
}

function opening(types: string): string {
  const names = (list: Iterable<string>) =>
    [...list].filter((name) => types.includes(`: ${name}`)).join(", ");
  return `// Every table's row, as the driver gives it: npm run schema:database prints this from the migrations.

import type { ${names(new Set(Object.values(ID_TYPES).sort()))} } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";`;
}

function lineOf(column: Column): string {
  const name = camelName(column.name);
  if (snakeName(name) !== column.name)
    throw new Error(`${column.table}.${column.name} cannot be found again by its camel-case name.`);
  return `    ${name}: ${typeOf(column)}${column.isNullable ? " | null" : ""};`;
}

function typeOf({ table, name, type, idOf, checks }: Column): string {
  const json = JSON_COLUMNS[`${table}.${name}`];
  if (json !== undefined) return json;
  if (type === "bigint" && name.endsWith("_cents")) return "Cents";
  const isList = type.endsWith("[]");
  const value = idOf === null ? VALUES[isList ? type.slice(0, -2) : type] : (ID_TYPES[idOf] ?? "string");
  if (value === undefined)
    throw new Error(
      `${table}.${name} is ${type}: say in server/database/printing what the driver makes of it.`,
    );
  const each = checks.flatMap((check) => codesOf(check, name))[0] ?? value;
  if (!isList) return each;
  return each.includes(" ") ? `(${each})[]` : `${each}[]`;
}

/** What `in ('A', 'B')` and `<@ array['A', 'B']` have become; nothing for any other check. */
function codesOf(check: string, name: string): string[] {
  const [, before, list = ""] =
    /^CHECK \(+(\w+) (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)+(?: AND .*)?$/.exec(check) ?? [];
  if (before !== name) return [];
  return [[...list.matchAll(/'([^']*)'::text/g)].map(([, code]) => JSON.stringify(code)).join(" | ")];
}

function defaultsOf(columns: readonly Column[]): string {
  const names = columns
    .filter(({ hasDefault }) => hasDefault)
    .map(({ name }) => JSON.stringify(camelName(name)));
  return names.length === 0 ? "never" : names.join(" | ");
}
