// Shows what a first start has to show: eight years of business, its money and its ends, by records that agree with each other.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import { emptyTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const SECRET = "a secret for tests alone, 0123456789 abcdef";
const folder = mkdtempSync(join(tmpdir(), "bondline-book-"));

let database: TestDatabase;
let owner: pg.Client;
before(async () => {
  database = await emptyTestDatabase();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, "tools", "seed.ts")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      BONDLINE_SECRET: SECRET,
      BONDLINE_DATA: folder,
      DATABASE_URL: database.ownerUrl,
    },
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout + stderr);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner?.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Figure =
  | "guarantees"
  | "banks"
  | "years"
  | "endings"
  | "held"
  | "soon"
  | "then"
  | "late"
  | "waiting"
  | "in_force";

async function one(text: string): Promise<Record<Figure, number>> {
  const { rows } = await owner.query<Record<Figure, number>>(text);
  assert.ok(rows[0]);
  return rows[0];
}

test("the client has some 150 instruments over eight years and several banks, that ended in every way", async () => {
  const book = await one(
    `select count(*)::int as guarantees, count(distinct bank_name)::int as banks,
            (max(extract(year from established_at)) - min(extract(year from established_at)))::int as years,
            count(distinct status) filter (where status::text like 'CLOSED%')::int as endings,
            count(*) filter (where status = 'ESTABLISHED')::int as in_force
       from document d join organisation o on o.id = d.organisation_id
      where o.name like 'Harbour%' and not d.is_held`,
  );
  assert.ok(book.guarantees >= 145 && book.guarantees <= 175, `${book.guarantees} instruments`);
  assert.ok(book.banks >= 6, `${book.banks} banks`);
  assert.ok(book.years >= 7, `${book.years} years`);
  assert.equal(book.endings, 4);
  assert.ok(book.in_force >= 60, `${book.in_force} in force`);
});

test("claims were paid, terms were changed, originals came back, and some of each waits", async () => {
  const { rows } = await owner.query(
    `select kind || ' ' || status as what from document_request
     union select 'RETURN ' || status from document_return_request`,
  );
  const met = rows.map(({ what }) => what);
  for (const what of [
    "CLAIM EXECUTED",
    "CLAIM REQUESTED",
    "REDUCTION EXECUTED",
    "REDUCTION REQUESTED",
    "EXTENSION EXECUTED",
    "EXTENSION REQUESTED",
    "RETURN EXECUTED",
    "RETURN REQUESTED",
  ])
    assert.ok(met.includes(what), `${what} among ${met.join(", ")}`);
});

test("two facilities have less than a tenth of their limit left, and none is over it", async () => {
  const { rows } = await owner.query(
    `select 1 - (u.established_cents + u.projected_cents + u.drafts_cents)::float / f.limit_cents as free
       from facility f, lateral facility_use(f.id) u`,
  );
  const free = rows.map((row) => Number(row.free));
  assert.ok(free.every((share) => share >= 0));
  assert.ok(free.filter((share) => share < 0.1).length >= 2, free.join(", "));
});

test("a beneficiary organisation holds a dozen securities, some of them ending soon, one asked back", async () => {
  const held = await one(
    `select count(*)::int as held, count(*) filter (where expires_at < current_date + 90)::int as soon
       from document d join organisation o on o.id = d.organisation_id
      where o.name like 'Wesfarmers%' and d.is_held and d.status = 'ESTABLISHED'`,
  );
  assert.ok(Number(held.held) >= 9 && Number(held.soon) >= 3, JSON.stringify(held));
});

test("each bank has paid guarantees to issue, that have waited for different times", async () => {
  const { rows } = await owner.query(
    `select s.trade_name, count(*)::int as waiting, count(distinct d.updated_at::date)::int as days
       from draft d join fee_summary f on f.id = d.fee_summary_id join supplier s on s.id = f.supplier_id
      where d.status = 'PROCESSING' group by 1`,
  );
  for (const bank of ["Macquarie", "Beyond Bank Australia"]) {
    const found = rows.find((row) => row.trade_name === bank);
    assert.ok(found?.waiting >= 2 && found?.days >= 2, `${bank}: ${JSON.stringify(rows)}`);
  }
});

test("what was written to people before the last week counts as sent then, and nobody gets it today", async () => {
  const mail = await one(
    `select count(*) filter (where sent_at < now() - interval '8 days')::int as then,
            count(*) filter (where sent_at > created_at + interval '1 day' and created_at < now() - interval '8 days')::int as late,
            count(*) filter (where status = 'QUEUED' and created_at < now() - interval '8 days')::int as waiting
       from mail_message`,
  );
  assert.ok(Number(mail.then) > 300);
  assert.equal(mail.late, 0);
  assert.equal(mail.waiting, 0);
});

test("a draft that waits for its review has a checklist of four lines, two of them ticked", async () => {
  const { rows } = await owner.query(
    `select d.your_reference, d.submitted_at >= c.starts_at as is_later, jsonb_array_length(c.lines) as lines, count(*)::int as ticked
       from checklist_step s join draft d on d.id = s.record_id and d.submitted_at = s.begun_at
       join desk_checklist c on c.id = s.checklist_id
      where s.is_ticked group by 1, 2, 3`,
  );
  assert.deepEqual(rows, [{ your_reference: "HC-105", is_later: true, lines: 4, ticked: 2 }]);
});
