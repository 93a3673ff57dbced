// The provider's word and nobody else's: events that are forged, changed, old, early, repeated, shuffled or wrong move nothing.
// Shows: INV-36, INV-37, EXT-01, REL-18.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import {
  addMinutes,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import {
  BANK_ACCOUNT,
  GOOD_CARD,
  type HostedInvoice,
  hostedPageOf,
  postEvent,
  pressOn,
} from "../../../../testing/card-payer.ts";
import { seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { untilSomebodyWaits } from "../../../../testing/lock-waits.ts";
import { eventually } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { requireSignature, signWebhook } from "../../../ports/card-payments/webhook-signature.ts";
import { WebhookRefused } from "../../../ports/webhook-refused.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { askAboutPayments } from "../../money/invoices/payment-jobs.ts";
import { accessDraftAsSystem } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/draft-record.ts";
import {
  debitEvent,
  FOREIGN_EVENTS,
  ORDERS,
  REFUSED_EVENTS,
  TAKEN_EVENTS,
} from "./draft-payment-events-corpus.ts";
import { applyPaymentEvent } from "./draft-payment-jobs.ts";

let world: World;
let ada: Api;
let draft: Draft;
let page: HostedInvoice;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());
beforeEach(async () => {
  draft = await world.draft({ status: "PENDING_PAYMENT" });
  page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
});

/** Everything that money could have moved. */
async function books(): Promise<unknown> {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      `select d.status, i.status as invoice, i.payment_status, i.paid_cents, (select count(*)::int from payment p where p.draft_id = d.id) as payments
         from draft d join invoice i on i.draft_id = d.id where d.id = $1`,
      [draft.id],
    ),
  );
}
const UNMOVED = [
  {
    status: "PENDING_PAYMENT",
    invoice: "open",
    paymentStatus: "requires_payment_method",
    paidCents: 0n,
    payments: 0,
  },
];
const MOVED_ONCE = [
  { status: "PROCESSING", invoice: "paid", paymentStatus: "succeeded", paidCents: 377_500n, payments: 1 },
];

const seconds = (count: number) =>
  instantFromMilliseconds(millisecondsOf(world.app.ports.clock.now()) + count * 1000);

async function eventsKept(): Promise<number> {
  const { rows } = await world.app.pool.query<{ count: number }>(
    "select count(*)::int as count from payment_event where payload ->> 'objectId' = $1",
    [page.payment.providerPaymentId],
  );
  return rows[0]?.count ?? 0;
}

describe("an event that is not the provider's", () => {
  for (const { what, overrides } of REFUSED_EVENTS) {
    test(`${what} is refused, kept nowhere and moves nothing`, async () => {
      assert.equal(await postEvent(world, page, overrides({ at: seconds })), 400);
      assert.equal(await eventsKept(), 0);
      assert.deepEqual(await books(), UNMOVED);
    });
  }
});

describe("an event that is genuine", () => {
  for (const { what, overrides } of FOREIGN_EVENTS) {
    test(`and about ${what} is answered, kept nowhere and moves nothing`, async () => {
      const eventId = `evt_foreign_${page.invoiceId}`;
      assert.equal(await postEvent(world, page, { ...overrides({ at: seconds }), eventId }), 200);
      const { rows } = await world.app.pool.query("select 1 from payment_event where id = $1", [eventId]);
      assert.deepEqual([rows, await books()], [[], UNMOVED]);
    });
  }

  for (const { what, overrides } of TAKEN_EVENTS) {
    test(`is taken and kept once: ${what}`, async () => {
      const eventId = `evt_taken_${page.invoiceId}`;
      for (const _ of [1, 2])
        assert.equal(await postEvent(world, page, { ...overrides({ at: seconds }), eventId }), 200);
      assert.equal(await eventsKept(), 1);
      assert.deepEqual(await books(), UNMOVED);
    });
  }

  test("but runs ahead of the provider's own books moves nothing: the provider is asked", async () => {
    assert.equal(await postEvent(world, page, { eventId: "evt_ahead" }), 200);
    await applyPaymentEvent(world.app, {
      eventId: "evt_ahead",
      providerPaymentId: page.payment.providerPaymentId,
    });
    assert.deepEqual(await books(), UNMOVED);
  });

  test("about another amount than the invoice's moves nothing", async () => {
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "update sandbox_payment set state = state || jsonb_build_object('amountCents', '377499', 'status', 'succeeded', 'method', 'card') where id = $1",
        [page.payment.providerPaymentId],
      ),
    );
    assert.equal(await postEvent(world, page, { eventId: "evt_less" }), 200);
    await applyPaymentEvent(world.app, {
      eventId: "evt_less",
      providerPaymentId: page.payment.providerPaymentId,
    });
    assert.deepEqual(await books(), UNMOVED);
  });

  test("about another invoice's payment moves nothing of this one", async () => {
    const other = await world.draft({ status: "PENDING_PAYMENT" });
    const theirs = await hostedPageOf(world, other.invoices[0]?.id ?? "");
    await pressOn(theirs, "card", GOOD_CARD);
    assert.equal(
      await postEvent(world, theirs, {
        eventId: "evt_theirs",
        object: { metadata: { intentId: page.payment.intentId, invoiceId: page.invoiceId } },
      }),
      200,
    );
    await applyPaymentEvent(world.app, {
      eventId: "evt_theirs",
      providerPaymentId: theirs.payment.providerPaymentId,
    });
    assert.deepEqual(await books(), UNMOVED);
    assert.equal((await seenDraft(ada, other.id)).status, "PROCESSING");
  });

  test("whose answer was asked for before the money came does not undo that it came", async () => {
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    const { providerPaymentId, intentId } = page.payment;
    const { late } = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await accessDraftAsSystem(tx, draft.id);
      const applied = applyPaymentEvent(world.app, { eventId: "evt_asked_before", providerPaymentId });
      await untilSomebodyWaits(world);
      await tx.query("update payment_intent set status = 'succeeded' where id = $1", [intentId]);
      return { late: applied };
    });
    await late;
    const intents = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("select status from payment_intent where id = $1", [intentId]),
    );
    assert.deepEqual(intents, [{ status: "succeeded" }]);
  });

  test("sent a hundred times is one payment", async () => {
    await pressOn(page, "card", GOOD_CARD);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => postEvent(world, page, { eventId: `evt_again_${page.invoiceId}` })),
    );
    assert.deepEqual(new Set(answers), new Set([200]));
    await eventually(world, async () =>
      JSON.stringify(await seenDraft(ada, draft.id, "status")).includes("PROCESSING"),
    );
    await Promise.all(
      [1, 2, 3].map(() =>
        applyPaymentEvent(world.app, {
          eventId: `evt_again_${page.invoiceId}`,
          providerPaymentId: page.payment.providerPaymentId,
        }),
      ),
    );
    assert.deepEqual(await books(), MOVED_ONCE);
  });

  for (const order of ORDERS) {
    test(`comes in any order: ${order.join(", ")}`, async () => {
      await pressOn(page, "direct-debit", BANK_ACCOUNT);
      await pressOn(page, "settle", { outcome: "settle" });
      const events = order.map((what) => ({
        ...debitEvent(what),
        eventId: `evt_${what}_${page.invoiceId}`,
      }));
      for (const event of events) assert.equal(await postEvent(world, page, event), 200);
      for (const { eventId } of events)
        await applyPaymentEvent(world.app, { eventId, providerPaymentId: page.payment.providerPaymentId });
      assert.deepEqual(await books(), MOVED_ONCE);
    });
  }
});

describe("an event that is lost is made up for, since the provider is asked", () => {
  /** At the provider's, without a word to us. */
  async function comesUnheard(): Promise<void> {
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        `update sandbox_payment set state = state || '{"status": "succeeded", "method": "card"}', next_delivery_at = null where id = $1`,
        [page.payment.providerPaymentId],
      ),
    );
  }

  async function asked(): Promise<unknown> {
    await askAboutPayments(world.app);
    await untilJobsAreDone(world.ownerUrl);
    return await books();
  }

  test("about a page, before it ends", async () => {
    const begins = world.app.ports.clock.now();
    await comesUnheard();
    assert.deepEqual(await asked(), UNMOVED);
    world.clock.setTo(addMinutes(begins, 23 * 60 + 30));
    assert.deepEqual(await asked(), MOVED_ONCE);
    assert.equal(await eventsKept(), 1);
    assert.deepEqual(await asked(), MOVED_ONCE);
    assert.equal(await eventsKept(), 1);
    world.clock.setTo(begins);
  });

  test("about a debit that is under way, every six hours", async () => {
    const begins = world.app.ports.clock.now();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    const { providerPaymentId } = page.payment;
    await applyPaymentEvent(world.app, { eventId: "evt_under_way", providerPaymentId });
    await asked();
    const before = await eventsKept();
    await asked();
    assert.equal(await eventsKept(), before);
    await comesUnheard();
    world.clock.setTo(addMinutes(begins, 6 * 60));
    assert.deepEqual(await asked(), MOVED_ONCE);
    world.clock.setTo(begins);
  });
});

describe("the judgement notices", () => {
  const BODY = Buffer.from('{"id":"evt_1"}');
  const secrets = ["the provider's secret, long enough to be one"];
  const reasonOf = (header: string, check: typeof requireSignature = requireSignature) => {
    try {
      check(BODY, header, { secrets, now: world.app.ports.clock.now() });
      return "taken";
    } catch (thrown) {
      return thrown instanceof WebhookRefused ? thrown.reason : "broken";
    }
  };
  const signed = (at: Instant, secret = secrets[0] ?? "") => signWebhook(BODY, secret, at);

  test("each wrong by its reason, and a check that looks at one thing only", () => {
    const validated = (check?: typeof requireSignature) => [
      reasonOf(signed(seconds(0)), check),
      reasonOf(signed(seconds(0), "another secret, long enough to be one"), check),
      reasonOf(signed(seconds(-301)), check),
      reasonOf(signed(seconds(61)), check),
      reasonOf("", check),
    ];
    const right = ["taken", "forged", "stale", "future", "malformed"];
    assert.deepEqual(validated(), right);
    const broken: (typeof requireSignature)[] = [
      () => undefined,
      (body, header, { now }) =>
        requireSignature(body, header, {
          secrets: [...secrets, "another secret, long enough to be one"],
          now,
        }),
      (body, header, given) => {
        const sentAt = Number(/t=(\d+)/.exec(header ?? "")?.[1] ?? 0);
        requireSignature(body, header, { ...given, now: instantFromMilliseconds(sentAt * 1000) });
      },
    ];
    for (const check of broken) assert.notDeepEqual(validated(check), right);
  });
});
