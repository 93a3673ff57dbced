// What the work on later periods costs among many guarantees: each piece begins in an index where the one before has ended, and reads no more than its share.
// Shows: REL-43.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { type Statement, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { invoicePeriodsBy } from "./period-invoice-jobs.ts";
import { listDuePeriods, listPeriodsToPriceAnew, listPeriodsToVoid } from "./period-store.ts";
import { listDueSubscriptions } from "./subscription-store.ts";

const MORE = 59;
const PIECE = 20;

let world: World;
before(async () => {
  world = await aWorld();
  const { id } = await world.draft({ status: "ESTABLISHED" });
  await untilJobsAreDone(world.ownerUrl);
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  const copies = async (table: string, of: string, change: string) =>
    await owner.query(
      `insert into ${table} select more.* from ${table} t, generate_series(1, ${MORE}) n, lateral jsonb_populate_record(t, jsonb_build_object(${change})) more
        where ${of} = $1`,
      [id],
    );
  const numbered = (room: string) => `('${room}000000-0000-7000-8000-' || lpad((n * 10)::text, 12, '0'))`;
  await owner.query(
    `update invoice set status = 'open', payment_status = 'requires_payment_method', paid_cents = 0, paid_at = null where draft_id = $1`,
    [id],
  );
  await copies(
    "document",
    "t.original_draft_id",
    `'id', ${numbered("d0")}, 'original_draft_id', ${numbered("f0")}, 'reference_number', 'COPY-' || n, 'guarantee_number', 'COPY-' || n, 'verification_code', drawn_code(26)`,
  );
  await copies(
    "invoice",
    "t.draft_id",
    `'id', ${numbered("10")}, 'draft_id', ${numbered("f0")}, 'invoice_number', 'INV-' || n, 'deposit_reference_number', 'BL-' || n, 'provider_payment_id', null`,
  );
  // Between those that are asked for stand as many that are paid.
  await owner.query(
    `insert into invoice select more.* from invoice t, lateral jsonb_populate_record(t, jsonb_build_object('id', overlay(t.id::text placing '5' from 36 for 1), 'status', 'paid',
       'invoice_number', t.invoice_number || 'P', 'deposit_reference_number', t.deposit_reference_number || 'P', 'paid_cents', t.total_cents, 'paid_at', t.created_at)) more
      where t.id::text like '10000000-%'`,
  );
  await owner.query("analyze document, invoice");
  await owner.query(
    `insert into payment_subscription (id, organisation_id, draft_id, status, method, last_digits, customer_id, payment_method_id, current_period_end, created_by, created_at)
     select gen_random_uuid(), d.organisation_id, d.original_draft_id, 'active', 'CARD', '4242', 'cus', 'pm', '2026-01-01', a.id, d.created_at
       from document d, (select id from account limit 1) a where d.original_draft_id is not null`,
  );
  await owner.end();
});
after(() => world.endUnchecked());

type Node = {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node | undefined): Node[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows of a table a piece of a list reads. */
async function rowsRead(table: string, list: (tx: Transaction) => Promise<unknown>): Promise<number> {
  const [asked] = await statementsOf(world.app, () =>
    runTransaction(world.app, { system: "Set-up" }, (tx) => list(tx)),
  );
  const { text, values } = asked as Statement;
  const [explained] = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    for (const way of ["seqscan", "bitmapscan", "hashjoin", "mergejoin", "sort", "incremental_sort"])
      await tx.query(`set local enable_${way} = off`);
    return await tx.query<Record<string, [{ Plan: Node }]>>(`explain (analyze, format json) ${text}`, values);
  });
  const read = nodesOf(Object.values(explained ?? {})[0]?.[0].Plan).filter(
    (node) => node["Relation Name"] === table,
  );
  return read.reduce((sum, node) => sum + node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0), 0);
}

test("the second piece of each list begins where the first has ended", async () => {
  const of = async (list: (tx: Transaction) => Promise<{ last: string | undefined }>) =>
    (await runTransaction(world.app, { system: "Set-up" }, list)).last;
  const max = PIECE;
  const lists = [
    ["document", listDuePeriods],
    ["invoice", listPeriodsToVoid],
    ["invoice", listPeriodsToPriceAnew],
  ] as const;
  for (const [table, list] of lists) {
    const after = await of((tx) => list(tx, { after: undefined, max }));
    assert.equal(await rowsRead(table, (tx) => list(tx, { after, max })), PIECE, list.name);
  }
  const due = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    listDueSubscriptions(tx, { after: undefined, max }),
  );
  const read = await rowsRead("payment_subscription", (tx) =>
    listDueSubscriptions(tx, { after: due.at(-1), max }),
  );
  assert.equal(read, PIECE, "listDueSubscriptions");
});

test("a run in which nothing is due looks at each guarantee and each open invoice once, in pieces", async () => {
  const sent = await statementsOf(world.app, () => invoicePeriodsBy(world.app, PIECE));
  const pieces = sent.filter(({ text }) => /^with (looked|asked) as/.test(text));
  const full = (MORE + 1) / PIECE;
  assert.equal(pieces.length, 3 * (full + 1));
  assert.deepEqual(
    sent.filter(({ text }) => /^(insert into|update) (invoice|subscription_period|draft) /.test(text)),
    [],
  );
});
