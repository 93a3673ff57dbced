// What matching a statement's lines costs among many invoices: each line finds its own by the index, so that a long statement is matched in a pass.
// Shows: Q-073.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  csvStatement,
  readStatement,
  type StatementRow,
} from "../../../../testing/builders/bank-statement-builder.ts";
import { type PlanNode, type Statement, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const INVOICES = 3_000;

let world: World;
let rows: StatementRow[];
before(async () => {
  world = await aWorld();
  const { invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into invoice select more.* from invoice i, generate_series(1, ${INVOICES}) n, lateral jsonb_populate_record(i,
       jsonb_build_object('id', gen_random_uuid(), 'invoice_number', 'INV-C' || n, 'deposit_reference_number', 'BL-C' || n, 'provider_payment_id', null)) more
     where i.id = $1`,
    [invoices[0]?.id],
  );
  await owner.query("analyze invoice");
  await owner.end();
  rows = [{ amount: "10.00", narrative: `Credit ${invoices[0]?.depositReferenceNumber}` }];
});
after(() => world.endUnchecked());

/** As the portal, which the row policies hold like everybody. */
async function scansOfInvoices({ text, values }: Statement): Promise<string[]> {
  const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<Record<string, unknown>>(`explain (format json) ${text}`, values),
  );
  const [explained] = Object.values(row ?? {}) as { Plan: PlanNode }[][];
  return explained?.[0] === undefined ? [] : scansIn(explained[0].Plan);
}

function scansIn(node: PlanNode): string[] {
  const own = node["Relation Name"] === "invoice" ? [node["Index Name"] ?? node["Node Type"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}

test("the invoice of a line is looked for by its id, and never among all invoices", async () => {
  const sent = await statementsOf(world.app, () => readStatement(world.app, { bytes: csvStatement(rows) }));
  const planning = sent.filter(({ text }) => /from bank_line l join invoice i/.test(text));
  assert.equal(new Set(planning.map(({ text }) => text)).size, 2);
  for (const statement of planning)
    assert.deepEqual(await scansOfInvoices(statement), ["invoice_pkey"], statement.text);
});
