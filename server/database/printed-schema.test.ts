// The printed schema and the row types are what the migrations make, and a change of any kind is seen in them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { inFreshDatabase, PRINTED } from "../../testing/print-database.ts";
import { rowTypes } from "./printing/row-types.ts";
import { schemaText } from "./printing/schema-text.ts";

test("schema.sql and the row types are what the migrations make", async () => {
  await inFreshDatabase(async (client) => {
    for (const [file, print] of Object.entries(PRINTED))
      assert.ok(
        readFileSync(file, "utf8") === (await print(client)),
        `${basename(file)} is not what the migrations make: run npm run schema:database and commit it.`,
      );
  });
});

const OF_A_ROW = [
  "alter table draft add column forgotten text",
  "alter table draft rename column contract_title to title_of_contract",
  "alter table draft alter column created_by drop not null",
  "alter table draft alter column version drop default",
  "alter table draft drop constraint draft_status_check",
  "alter table draft alter column version type bigint",
  "alter table draft drop constraint draft_facility_id_fkey",
];

const OF_THE_SCHEMA = [
  ...OF_A_ROW,
  "drop index draft_by_amount",
  "drop policy visible on draft",
  "alter table draft no force row level security",
  "drop trigger write_history on draft",
  "alter table draft disable trigger write_history",
  "revoke update on draft from bondline_app",
  "grant update (given_name) on session_standing to bondline_app",
  "revoke execute on function actor_id() from bondline_app",
  "create or replace function actor_id() returns uuid language sql as 'select null::uuid'",
];

test("a change of any kind is seen: in the schema each, in the types those of a row", async () => {
  await inFreshDatabase(async (client) => {
    const [schema, types] = [await schemaText(client), await rowTypes(client)];
    for (const statement of OF_THE_SCHEMA) {
      await client.query(`begin; ${statement}`);
      assert.notEqual(await schemaText(client), schema, statement);
      assert.equal((await rowTypes(client)) !== types, OF_A_ROW.includes(statement), statement);
      await client.query("rollback");
    }
  });
});

test("a column whose values nobody has named a type for is refused by its name", async () => {
  await inFreshDatabase(async (client) => {
    for (const [type, refused] of [
      ["interval", /draft\.odd is interval/],
      ["jsonb", /draft\.odd is jsonb/],
    ] as const) {
      await client.query(`begin; alter table draft add column odd ${type}`);
      await assert.rejects(rowTypes(client), refused);
      await client.query("rollback");
    }
  });
});
