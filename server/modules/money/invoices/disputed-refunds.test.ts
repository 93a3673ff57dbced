// A refund of a card payment that is disputed: it waits for the payer's bank, what the bank has given back is not paid twice, and the books say so.
// Shows: INV-77.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { confirmRefund } from "../../../../testing/builders/refund-builder.ts";
import {
  GOOD_CARD,
  hostedPageOf,
  pressOn,
  providerOf,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runIntegrityChecks } from "../../../integrity/run-checks.ts";

const ACCOUNT = "Harbour Civil Pty Ltd, BSB 033-088";
type Step = "dispute" | "lose dispute" | "win dispute";

let world: World;
let owner: pg.Client;
let rosa: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
});
after(async () => {
  assert.deepEqual(await runIntegrityChecks(owner as never), []);
  await owner.end();
  await world.end();
});

async function paidByCard() {
  const { id, invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, invoices[0]?.id ?? "");
  await pressOn(page, "card", GOOD_CARD);
  await untilPaymentsAreReported(world);
  return { id, paymentId: page.payment.providerPaymentId };
}
type Paid = Awaited<ReturnType<typeof paidByCard>>;

async function take({ paymentId }: Paid, step: Step): Promise<void> {
  await providerOf(world).take(paymentId, step);
  await untilPaymentsAreReported(world);
}

const REFUND =
  "version refunds { id status isDisputed isTransferApproved paidDate paidMethod paidReference }";
const refundOf = async ({ id }: Paid) => {
  const { version, refunds } = await seenDraft(rosa, id, REFUND);
  const [{ id: refundId, ...refund }] = refunds;
  return { of: { id, version, refundId }, refund };
};
/** All that was paid is due back. */
async function reject({ id }: Paid): Promise<void> {
  const { version } = await seenDraft(rosa, id, "version");
  await must(rosa, "rejectDraft", { id, version, reason: "It was not paid." });
  await untilPaymentsAreReported(world);
}
async function approve(paid: Paid) {
  const { of } = await refundOf(paid);
  return refusalOf(await call(rosa, "approveRefund", { ...of, paidTo: ACCOUNT }));
}
const confirm = async (paid: Paid) => await confirmRefund(world.app, (await refundOf(paid)).of);

/** What is left on each account that the draft's money was on; what was taken back is there no more. */
async function accountsOf({ id }: Paid) {
  const { rows } = await owner.query(
    `select e.account, sum(e.amount_cents)::text as cents from book_move m join book_entry e on e.move_id = m.id
      where m.draft_id = $1 group by 1 having sum(e.amount_cents) <> 0 order by 1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

const GIVEN_BACK = { status: "PAID", isDisputed: false, isTransferApproved: false, paidMethod: "DISPUTE" };
function assertGivenBack({ paidDate, paidReference, ...refund }: Record<string, string>): void {
  assert.deepEqual([refund, paidDate], [GIVEN_BACK, "2026-11-20"]);
  assert.match(paidReference ?? "", /^du_/);
}

describe("while the payer's bank decides", () => {
  test("a refund goes back neither by transfer nor to the card, and does once the dispute is won", async () => {
    const paid = await paidByCard();
    await take(paid, "dispute");
    await reject(paid);
    assert.equal((await refundOf(paid)).refund.isDisputed, true);
    assert.equal(await approve(paid), "REFUND_DISPUTED");
    const { of } = await refundOf(paid);
    assert.equal(
      refusalOf(await call(rosa, "proposeCardRefund", { ...of, reason: "Declined." })),
      "CARD_REFUND_REFUSED",
    );
    await take(paid, "win dispute");
    assert.equal((await refundOf(paid)).refund.isDisputed, false);
    assert.equal(await approve(paid), "OK");
  });

  test("a second person confirms nothing that a first one has approved before", async () => {
    const paid = await paidByCard();
    await reject(paid);
    assert.equal(await approve(paid), "OK");
    await take(paid, "dispute");
    await assert.rejects(confirm(paid), { code: "REFUND_DISPUTED" });
  });

  test("the database agrees to no transfer, whichever statement asks for it", async () => {
    const paid = await paidByCard();
    await take(paid, "dispute");
    await reject(paid);
    const { refundId } = (await refundOf(paid)).of;
    await owner.query("begin; select begin_system_work('Set-up', now())");
    await assert.rejects(
      owner.query(
        `update refund set transfer_to = 'Somebody', transfer_agreed_by = (select account_id from staff_member limit 1), transfer_agreed_at = now() where id = $1`,
        [refundId],
      ),
      /A refund of disputed money waits/,
    );
    await owner.query("rollback; begin; select begin_system_work('Set-up', now())");
    await assert.rejects(
      owner.query(
        `update refund set status = 'PAID', paid_method = 'DISPUTE', paid_date = now()::date, paid_at = now(), paid_reference = 'du_1' where id = $1`,
        [refundId],
      ),
      /Two people have to approve this refund/,
    );
    await owner.query("rollback");
  });
});

describe("a dispute that is lost", () => {
  test("pays the refund that waited for it, and what a first person had approved is out of date", async () => {
    const paid = await paidByCard();
    await reject(paid);
    assert.equal(await approve(paid), "OK");
    await take(paid, "dispute");
    await take(paid, "lose dispute");
    assertGivenBack((await refundOf(paid)).refund);
    assert.equal(await approve(paid), "INVALID_TRANSITION");
    const { rows } = await owner.query("select status from step_approval where record_id = $1", [
      (await refundOf(paid)).of.refundId,
    ]);
    assert.deepEqual(rows, [{ status: "OUTDATED" }]);
    // All is as if the money had never come, but for the fee of the dispute.
    assert.deepEqual(await accountsOf(paid), { CARD_CLEARING: "-2500", DISPUTE_COSTS: "2500" });
  });

  test("pays a refund that becomes due afterwards, by whoever declines the request", async () => {
    const paid = await paidByCard();
    await take(paid, "dispute");
    await take(paid, "lose dispute");
    await reject(paid);
    assertGivenBack((await refundOf(paid)).refund);
    assert.deepEqual(await accountsOf(paid), { CARD_CLEARING: "-2500", DISPUTE_COSTS: "2500" });
  });

  test("leaves a transfer that two have agreed on to them, and pays the refund once that is taken back", async () => {
    const paid = await paidByCard();
    await reject(paid);
    await approve(paid);
    await confirm(paid);
    await take(paid, "dispute");
    await take(paid, "lose dispute");
    const { of, refund } = await refundOf(paid);
    assert.deepEqual([refund.status, refund.isTransferApproved], ["DUE", true]);
    await must(rosa, "takeBackRefundTransfer", of);
    await untilPaymentsAreReported(world);
    assertGivenBack((await refundOf(paid)).refund);
  });

  test("makes the refund due again where it is won after all", async () => {
    const paid = await paidByCard();
    await take(paid, "dispute");
    await take(paid, "lose dispute");
    await reject(paid);
    await take(paid, "win dispute");
    const { refund } = await refundOf(paid);
    assert.deepEqual([refund.status, refund.paidMethod], ["DUE", null]);
    assert.equal(await approve(paid), "OK");
  });
});
