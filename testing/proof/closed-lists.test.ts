// Every closed list that the database keeps for a field of the contract holds the contract's codes, all of them and no other.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { getNamedType, isEnumType, isObjectType } from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import { recordProof } from "./record-proof.ts";

const DATABASE = readFileSync(join(import.meta.dirname, "../../server/database/schema.sql"), "utf8");
const TABLES = /^table (\w+) \(\n([\s\S]*?)^\);/gm;
const LISTS = /CHECK \(\((\w+) = ANY \(ARRAY\[(.*?)\]\)\)\)/g;

type ClosedList = { field: string; kept: string[]; shown: string[] };

/** A column stands under its own name in the type that has its table's. */
function listsOf(database: string): ClosedList[] {
  return [...database.matchAll(TABLES)].flatMap(([, table = "", body = ""]) =>
    [...body.matchAll(LISTS)].flatMap(([, column = "", codes = ""]) => {
      const type = schema.getType(camelCase(`_${table}`));
      const field = isObjectType(type) ? type.getFields()[camelCase(column)] : undefined;
      const shown = field === undefined ? undefined : getNamedType(field.type);
      if (!isEnumType(shown)) return [];
      const kept = [...codes.matchAll(/'([^']*)'::text/g)].map(([, code = ""]) => code);
      return [{ field: `${table}.${column}`, kept, shown: shown.getValues().map(({ name }) => name) }];
    }),
  );
}

/** Worked out from other records when it is shown. */
const NEVER_KEPT: Readonly<Record<string, readonly string[]>> = {
  "payment_subscription.status": ["past_due"],
};

function faultsOf(lists: readonly ClosedList[]): string[] {
  return lists.flatMap(({ field, kept, shown }) => [
    ...shown
      .filter((code) => !kept.includes(code) && !NEVER_KEPT[field]?.includes(code))
      .map((code) => `${field} does not take ${code}`),
    ...kept
      .filter((code) => !shown.includes(code))
      .map((code) => `${field} takes ${code}, which nobody can be shown`),
  ]);
}

const lists = listsOf(DATABASE);
after(() => recordProof("closed-lists", { cases: lists.length, broken: 2, caught: 2 }));

test("a code that people can be shown can be kept, and the other way round", () => {
  assert.ok(lists.length >= 40, `${lists.length} lists were found`);
  assert.deepEqual(faultsOf(lists), []);
});

test("a list that forgot a code, and one that has a code too many, are named", () => {
  const without = listsOf(DATABASE.replace("'CLAIM_MADE'::text, ", ""));
  assert.deepEqual(faultsOf(without), ["notification.kind does not take CLAIM_MADE"]);
  const withOne = listsOf(DATABASE.replace("'CLAIM_MADE'::text", "'CLAIM_MADE'::text, 'CLAIM_HELD'::text"));
  assert.deepEqual(faultsOf(withOne), ["notification.kind takes CLAIM_HELD, which nobody can be shown"]);
});

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
