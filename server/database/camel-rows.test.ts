// What the driver hands over: names in camel case, also within JSON, and money as whole cents wherever it stands.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { emptyTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { CAMEL_TYPES, camelName, camelRows, snakeName } from "./camel-rows.ts";

let database: TestDatabase;
let client: pg.Client;
before(async () => {
  database = await emptyTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
after(async () => {
  await client.end();
  await database.drop();
});

async function rowOf(select: string): Promise<unknown> {
  const [row] = camelRows(
    await client.query<unknown[]>({ text: `select ${select}`, types: CAMEL_TYPES, rowMode: "array" }),
  );
  return row;
}

test("cents are bigint in a column, in a JSON child and in a child of a child", async () => {
  assert.deepEqual(
    await rowOf(`125000050::bigint as amount_cents, jsonb_build_object('total_cents', 99999999999, 'paid_cents', null,
      'days_open', 7, 'lines', jsonb_build_array(jsonb_build_object('amount_cents', -5))) as invoice`),
    {
      amountCents: 125_000_050n,
      invoice: { totalCents: 99_999_999_999n, paidCents: null, daysOpen: 7, lines: [{ amountCents: -5n }] },
    },
  );
});

test("text that only looks like money stays what it is", async () => {
  assert.deepEqual(await rowOf(`jsonb_build_object('amount_cents', '•••', 'cents', 5) as notified`), {
    notified: { amountCents: "•••", cents: 5 },
  });
});

test("a name goes to camel case and back", () => {
  for (const name of ["id", "amount_cents", "is_visible_to_supplier"])
    assert.equal(snakeName(camelName(name)), name);
});
