// Parties that are asked for beside a page's rows belong to those rows, also where a record came between the two.
// Shows: DOC-044.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { snakeName } from "../../../database/camel-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { DOCUMENT_PARTIES, DRAFT_PARTIES, partyChildren, withPartiesOfPage } from "./party-children.ts";

/** Answers one question after the other, and says what was asked. */
function answering(...answers: object[][]): { tx: Transaction; asked: unknown[][] } {
  const asked: unknown[][] = [];
  const query = async (_text: string, values: unknown[]) => {
    asked.push(values);
    return answers.shift() ?? [];
  };
  return { tx: { query } as unknown as Transaction, asked };
}

const rows = (...ids: string[]) => Promise.resolve(ids.map((id) => ({ id })));
const page = (found: Promise<{ id: string }[]>) => ({ rows: found, ids: "select ...", values: ["harbour"] });

test("each row has its own parties, and one without any has none", async () => {
  const { tx, asked } = answering([
    { holderId: "one", id: "a party" },
    { holderId: "two", id: null },
  ]);
  const found = await withPartiesOfPage(tx, DOCUMENT_PARTIES, "with contacts", page(rows("one", "two")));
  assert.deepEqual(found, [
    { id: "one", parties: [{ holderId: "one", id: "a party" }] },
    { id: "two", parties: [] },
  ]);
  assert.deepEqual(asked, [["harbour"]]);
});

test("when the parties are of another page they are asked for by the rows", async () => {
  const party = { holderId: "one", id: "a party" };
  const { tx, asked } = answering([{ holderId: "newer", id: "another's" }], [party]);
  const found = await withPartiesOfPage(tx, DOCUMENT_PARTIES, "with contacts", page(rows("one")));
  assert.deepEqual(found, [{ id: "one", parties: [party] }]);
  assert.deepEqual(asked, [["harbour"], [["one"]]]);
});

const ROWS = readFileSync(new URL("../../../database/generated/rows.ts", import.meta.url), "utf8");

for (const holder of [DRAFT_PARTIES, DOCUMENT_PARTIES])
  test(`${holder.table}: each column that says something of a party is a field's, and is read`, () => {
    const [, row = ""] = new RegExp(`\\n  ${holder.table}: \\{\\n(.*?)\\n  \\};`, "s").exec(ROWS) ?? [];
    const columns = [...row.matchAll(/^\s+(\w+):/gm)].map(([, name = ""]) => snakeName(name));
    const own = columns.filter((name) => !["organisation_id", holder.column, "created_at"].includes(name));
    assert.ok(own.length > 12);
    const read = [...partyChildren(holder).matchAll(/'(\w+)', p\./g)].map(([, name]) => name);
    assert.deepEqual(read.sort(), own.sort());
  });
