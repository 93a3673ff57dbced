// What is encrypted stays where it was put, opens with its key alone, and is found in no copy of the database.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import pg from "pg";
import { aWorld } from "../../testing/world.ts";
import { idOf } from "../demo/cast-ids.ts";
import { type ColumnPlace, decryptValue, encryptValue } from "./encryption.ts";

const KEY = randomBytes(32);
const PLACE: ColumnPlace = {
  table: "draft",
  column: "refund_account_number",
  rowId: "0199a3f2-0000-7000-8000-000000000001",
};

test("what was encrypted is read again, whatever its letters and length", () => {
  for (const clear of ["12345678", "", "0", "Ünïcødé 漢字 🙂", "x".repeat(10_000)])
    assert.equal(decryptValue(KEY, PLACE, encryptValue(KEY, PLACE, clear)), clear);
});

test("the same value never looks the same twice", () => {
  const sealed = Array.from({ length: 100 }, () => encryptValue(KEY, PLACE, "12345678").toString("hex"));
  assert.equal(new Set(sealed).size, 100);
});

test("a value that was moved to another row, column or table does not open", () => {
  const sealed = encryptValue(KEY, PLACE, "12345678");
  for (const moved of [
    { rowId: "0199a3f2-0000-7000-8000-000000000002" },
    { column: "tax_file_number" },
    { table: "account" },
  ])
    assert.throws(() => decryptValue(KEY, { ...PLACE, ...moved }, sealed));
});

test("a value that was altered anywhere, cut, or sealed with another key does not open", () => {
  const sealed = encryptValue(KEY, PLACE, "12345678");
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    assert.throws(() => decryptValue(KEY, PLACE, altered), `byte ${at}`);
  }
  for (let length = 0; length < sealed.length; length += 1)
    assert.throws(() => decryptValue(KEY, PLACE, sealed.subarray(0, length)), `cut to ${length}`);
  assert.throws(() => decryptValue(randomBytes(32), PLACE, sealed));
});

test("a refund account that went the whole way is in no table and no log of the database, but is shown masked", async () => {
  const account = "9081726354";
  const world = await aWorld();
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  try {
    const { id } = await world.draft({ status: "ESTABLISHED", fields: { refundAccountNumber: account } });
    const ada = await world.as("ada");
    await ada.mutate(
      "createDraft",
      "CreateDraftInput",
      {
        organisationId: idOf("organisation", "harbour"),
        processType: "BANK_GUARANTEE",
        draft: { refundAccountNumber: account },
      },
      "draft { id }",
    );
    const { rows: tables } = await owner.query(
      "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    );
    assert.ok(tables.length > 30);
    const forms = [account, Buffer.from(account).toString("hex"), Buffer.from(account).toString("base64")];
    for (const { name } of tables) {
      const { rows } = await owner.query(`select to_jsonb(t)::text as row from ${name} t`);
      for (const { row } of rows)
        for (const form of forms) assert.ok(!row.includes(form), `${name} holds ${form}`);
    }
    const { rows } = await owner.query("select refund_account_number_last as last from draft where id = $1", [
      id,
    ]);
    assert.equal(rows[0].last, "354");
  } finally {
    await owner.end();
    await world.end();
  }
});
