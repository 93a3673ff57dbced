// The migration that gives each refund its payment: what older versions wrote is carried over, and what they forgot is written down.
// Shows: Q-003.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import { changeSchema } from "../../testing/jobs-done.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { runIntegrityChecks } from "../integrity/run-checks.ts";

let world: World;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await world.endUnchecked();
});

/** As it stands there, but for how its time said who acts. */
const fileOf = (name: string) =>
  readFileSync(join(import.meta.dirname, "migrations", name), "utf8").replace(
    /^select set_config\('bondline\..*;$/m,
    "select begin_system_work('Set-up', now());",
  );
const BOOKED = ["invoice", "payment", "refund", "draft"];
const KEEP_BOOKS = (how: "disable" | "enable") =>
  BOOKED.map((table) => `alter table ${table} ${how} trigger keep_books;`).join(" ");
// What waits at the desk is read from that table too, clients' statements from refunds, and the books from both; all are there again at the end.
const BEFORE = `create table nothing_waits as select * from desk_waiting limit 0; drop table unmatched_payment cascade;
  create view desk_waiting as select * from nothing_waits; drop index refund_draft;
  alter table payment_event drop column fault; drop view statement_entry; ${KEEP_BOOKS("disable")}
  alter table refund drop column payment_id, drop column refund_reason, drop column unmatched_payment_id, drop column currency;
  alter table refund add constraint refund_invoice_id_key unique (invoice_id)`;

/** A payment of so many cents to the invoice of a draft, as an older version left it. */
async function pay(draftId: string, amountCents: number, day: number): Promise<void> {
  await owner.query(
    `insert into payment (id, organisation_id, draft_id, invoice_id, method, amount_cents, received_date, created_at)
     select gen_random_uuid(), organisation_id, draft_id, id, 'DEPOSIT', $2, current_date, timestamptz '2026-11-01' + make_interval(days => $3) from invoice where draft_id = $1`,
    [draftId, amountCents, day],
  );
  await owner.query("update invoice set paid_cents = paid_cents + $2 where draft_id = $1", [
    draftId,
    amountCents,
  ]);
}

test("older refunds go to their payments, money that came twice is due back, and nothing else is", async () => {
  const declined = await world.draft({ status: "PENDING_PAYMENT" });
  const twice = await world.draft({ status: "PROCESSING" });
  const right = await world.draft({ status: "PROCESSING" });
  const { rows: views } = await owner.query(
    "select pg_get_viewdef('desk_waiting') as text, pg_get_viewdef('statement_entry') as entries, pg_get_viewdef('money_movement') as movements",
  );
  await changeSchema(world, owner, `begin; select begin_system_work('Set-up', now()); ${BEFORE}`);
  await pay(declined.id, 100_000, 1);
  await pay(declined.id, 200_000, 2);
  await owner.query(
    "update draft set status = 'REJECTED', rejection_reason = 'x', closed_at = now() where id = $1",
    [declined.id],
  );
  await owner.query("update invoice set status = 'void', voided_at = now() where draft_id = $1", [
    declined.id,
  ]);
  await owner.query(
    "insert into refund select gen_random_uuid(), organisation_id, draft_id, id, paid_cents, 'DUE', now() from invoice where draft_id = $1",
    [declined.id],
  );
  await pay(twice.id, 377_500, 30);
  await owner.query("commit");

  await changeSchema(world, owner, `begin; ${fileOf("0056-refunds-of-payments.sql")}; commit`);
  await changeSchema(world, owner, `begin; ${fileOf("0057-unmatched-payments.sql")}; commit`);

  await owner.query(`create or replace view desk_waiting as ${views[0].text}`);
  await owner.query(`create view statement_entry with (security_invoker = true) as ${views[0].entries}`);
  await owner.query(`create view money_movement as ${views[0].movements}; ${KEEP_BOOKS("enable")}`);
  await owner.query("begin; select begin_system_work('Set-up', now())");
  for (const table of ["invoice", "payment", "refund"])
    await owner.query(`select keep_books('${table}', array_agg(id)) from ${table}`);
  await owner.query(
    "select keep_desk_work(subject_id, array_agg(kind)) from desk_waiting group by subject_id",
  );
  await owner.query("commit");

  const refundsOf = async (draftId: string) => {
    const { rows } = await owner.query(
      `select r.amount_cents::int as cents, r.refund_reason as reason, r.amount_cents = p.amount_cents as whole
         from refund r join payment p on p.id = r.payment_id where r.draft_id = $1 order by 1`,
      [draftId],
    );
    return rows.map(({ cents, reason, whole }) => `${cents} ${reason} ${whole ? "whole" : "part"}`);
  };
  assert.deepEqual(await refundsOf(declined.id), ["100000 WITHDRAWN whole", "200000 WITHDRAWN whole"]);
  assert.deepEqual(await refundsOf(twice.id), ["377500 OVERPAID whole"]);
  assert.deepEqual(await refundsOf(right.id), []);
  assert.deepEqual(await runIntegrityChecks(owner as never), []);
});
