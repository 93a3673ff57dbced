// The books: what each movement of money is booked as, that nothing is booked which does not add up, and that what was there before has its moves.
// Shows: Q-003.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Api } from "../../testing/api.ts";
import { csvStatement, recordedStatement } from "../../testing/builders/bank-statement-builder.ts";
import { aCreditNote } from "../../testing/builders/credit-note-builder.ts";
import { anEarning, newestPayout } from "../../testing/builders/referrer-builder.ts";
import { approveByTwo } from "../../testing/builders/refund-builder.ts";
import { aSecurityToReturn } from "../../testing/builders/security-builder.ts";
import { must, seenDraft } from "../../testing/draft-calls.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { runIntegrityChecks } from "../integrity/run-checks.ts";

let world: World;
let rosa: Api;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await world.end();
});

/** Each move in the order in which it was booked: its kind, what it took back, and its entries by account. */
async function movesOf(condition: string, value?: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select m.kind || case when m.reverses_id is null then '' else ' taken back' end || ': '
              || string_agg(e.account || ' ' || e.amount_cents, ', ' order by e.amount_cents desc, e.account) as text
       from book_move m join book_entry e on e.move_id = m.id where ${condition}
      group by m.id order by m.recorded_at, m.kind, m.reverses_id nulls first`,
    value === undefined ? [] : [value],
  );
  return rows.map(({ text }) => text);
}

const movesOfDraft = ({ id }: { id: string }) => movesOf("m.draft_id = $1", id);

async function step(
  name: "recordDraftPayment" | "rejectDraft" | "recordRefundPayment",
  id: string,
  input: object,
) {
  const { version } = await seenDraft(rosa, id);
  await must(rosa, name, { id, version, ...input });
}

async function payBack(id: string): Promise<void> {
  const { refunds } = await seenDraft(rosa, id, "refunds { id status }");
  const due = refunds.find(({ status }: { status: string }) => status === "DUE");
  await approveByTwo(world.app, { id, refundId: due.id });
  await step("recordRefundPayment", id, {
    refundId: due.id,
    paidDate: "2026-11-20",
    method: "BANK_TRANSFER",
    reference: "NPP 118",
  });
}

describe("what happens to a request's money", () => {
  test("is booked move by move, to the cent", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const [invoice] = draft.invoices;
    await step("recordDraftPayment", draft.id, {
      invoiceId: invoice?.id,
      amount: "4000.00",
      receivedDate: "2026-11-19",
    });
    await payBack(draft.id);
    await aCreditNote(world.app, draft, "500.00");
    await step("rejectDraft", draft.id, { reason: "Not for this purpose." });
    const moves = await movesOfDraft(draft);
    assert.deepEqual(moves.toSorted(), [
      "CREDITED: FEES_INPUT_TAXED 50000, RECEIVABLE -50000",
      "ISSUED: RECEIVABLE 377500, FEES_INPUT_TAXED -377500",
      "PAID_BACK: REFUNDS_DUE 22500, BANK -22500",
      "RECEIVED: BANK 400000, RECEIVABLE -400000",
      "REFUND_DUE: RECEIVABLE 22500, REFUNDS_DUE -22500",
      "REFUND_DUE: RECEIVABLE 327500, REFUNDS_DUE -327500",
      "REFUND_DUE: RECEIVABLE 50000, REFUNDS_DUE -50000",
      "TAKEN_BACK: FEES_INPUT_TAXED 327500, RECEIVABLE -327500",
    ]);
    const { rows } = await owner.query(
      "select move_date::text as day from book_move where draft_id = $1 and kind in ('RECEIVED', 'PAID_BACK') order by kind desc",
      [draft.id],
    );
    assert.deepEqual(rows, [{ day: "2026-11-19" }, { day: "2026-11-20" }]);
  });

  test("of security money is apart from the fees", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await must(rosa, "recordSecurityReturn", await aSecurityToReturn(rosa, draft));
    const moves = await movesOfDraft(draft);
    assert.ok(moves.includes("SECURED: SECURITY_BANK 25000000, SECURITY_HELD -25000000"));
    assert.ok(moves.includes("RETURNED: SECURITY_HELD 100000, SECURITY_BANK -100000"));
  });

  test("is taken back by a move of its own, when a deposit is undone, and stays in the books", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { id } = await recordedStatement(world.app, {
      bytes: csvStatement([{ amount: "775.00", narrative: draft.invoices[0]?.depositReferenceNumber ?? "" }]),
    });
    const { data } = await rosa.ask(
      "query S($id: ID!) { bankStatement(id: $id) { bankLines { edges { node { id version } } } } }",
      { id },
    );
    const undone = { ...data.bankStatement.bankLines.edges[0].node, reason: "Another client's." };
    await rosa.mutate("undoBankLine", "BankLineReasonInput", undone, "bankLine { id }");
    assert.deepEqual(await movesOfDraft(draft), [
      "ISSUED: RECEIVABLE 377500, FEES_INPUT_TAXED -377500",
      "RECEIVED: BANK 77500, RECEIVABLE -77500",
      "RECEIVED taken back: RECEIVABLE 77500, BANK -77500",
    ]);
  });
});

test("what a referrer earns is owed until it is paid out, and again when that is undone", async () => {
  const { id, version } = await anEarning(world);
  const payout = { id, version, amount: "40.00", paidDate: "2026-11-20", reference: "NPP 7" };
  await rosa.mutate("recordReferrerPayout", "RecordReferrerPayoutInput", payout, "clientMutationId");
  await rosa.mutate(
    "undoReferrerPayout",
    "UndoReferrerPayoutInput",
    await newestPayout(world),
    "clientMutationId",
  );
  assert.deepEqual(await movesOf("m.source_table like 'referrer%'"), [
    "EARNED: REFERRAL_COSTS 15000, REFERRALS_PAYABLE -15000",
    "PAID_OUT: REFERRALS_PAYABLE 4000, BANK -4000",
    "PAID_OUT taken back: BANK 4000, REFERRALS_PAYABLE -4000",
  ]);
});

type Line = [cents: number, treatment: string, kind: string | null];

/** An invoice of these lines, as no screen makes one yet: committed, or refused there. */
async function write(
  { id: draftId }: { id: string },
  gst: number,
  total: number,
  lines: Line[],
): Promise<string> {
  const { rows } = await owner.query("select gen_random_uuid() as id");
  const { id } = rows[0];
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query(
    `insert into invoice (id, organisation_id, draft_id, invoice_number, deposit_reference_number, status, payment_status, total_cents, gst_cents, created_at, voided_at)
     select $1::uuid, organisation_id, id, $1::text, $1::text, 'void', 'requires_payment_method', $3, $4, now(), now() from draft where id = $2`,
    [id, draftId, total, gst],
  );
  for (const [position, [cents, treatment, kind]] of lines.entries())
    await owner.query(
      `insert into invoice_line (id, organisation_id, draft_id, invoice_id, position, description, amount_cents, tax_treatment, line_kind, created_at)
       select gen_random_uuid(), organisation_id, draft_id, id, $2, 'x', $3, $4, $5, now() from invoice where id = $1`,
      [id, position, cents, treatment, kind],
    );
  await owner.query("commit");
  return id;
}

describe("an invoice's lines", () => {
  test("go to accounts of their tax and kind, and the tax to its own", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const id = await write(draft, 201, 12_211, [
      [10_000, "INPUT_TAXED", "FIRST_PERIOD"],
      [-500, "INPUT_TAXED", "ONGOING_PERCENTAGE"],
      [-100, "INPUT_TAXED", "ESTABLISHMENT_FEE_AMOUNT"],
      [-300, "INPUT_TAXED", "REFERRAL_AMOUNT"],
      [2_010, "TAXABLE_10", "ADDED"],
      [900, "OUT_OF_SCOPE", null],
    ]);
    assert.deepEqual(await movesOf("m.source_id = $1 and m.kind = 'ISSUED'", id), [
      "ISSUED: RECEIVABLE 12211, DISCOUNTS 600, REFERRAL_DISCOUNTS 300, GST -201, FEES_OUT_OF_SCOPE -900, FEES_TAXED -2010, FEES_INPUT_TAXED -10000",
    ]);
  });

  test("that come to another total than the invoice are refused at the commit", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await assert.rejects(
      write(draft, 0, 10_001, [[10_000, "INPUT_TAXED", "FIRST_PERIOD"]]),
      /the entries of a move of the books do not come to nothing: ISSUED/,
    );
    assert.equal((await movesOfDraft(draft)).length, 1);
  });
});

test("what was there before the books has its moves once they are there, and none twice", async () => {
  await owner.query("delete from book_entry; delete from book_move");
  const migration = readFileSync(join(import.meta.dirname, "migrations", "0990-the-books.sql"), "utf8");
  const statements = migration.match(/^select keep_books\(.*;$/gm) ?? [];
  assert.equal(statements.length, 8);
  for (const statement of [...statements, ...statements]) await owner.query(statement);
  assert.deepEqual(await runIntegrityChecks(owner as never), []);
  const { rows } = await owner.query(
    "select count(*)::int as moves, count(*) filter (where reverses_id is not null)::int as back from book_move",
  );
  assert.ok(rows[0].moves > 15);
  assert.equal(rows[0].back, 0);
});
