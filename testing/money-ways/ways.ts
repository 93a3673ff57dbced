// Every way in which money comes to an invoice or leaves it, as one table: what is made ready first, and the step itself.

import { Refusal } from "@bondline/domain/refusals.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { aStrayPayment, type Stray } from "../../server/demo/builders/stray-payment-builder.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import type { Api } from "../api.ts";
import { agreeOnCredit } from "../builders/credit-note-builder.ts";
import { confirmRefund } from "../builders/refund-builder.ts";
import {
  BANK_ACCOUNT,
  DECLINED_CARD,
  GOOD_CARD,
  type HostedInvoice,
  pressOn,
  providerOf,
} from "../card-payer.ts";
import { call, type DraftCall, refusalOf, seenDraft } from "../draft-calls.ts";
import { notifyOf } from "../stray-payments.ts";
import type { World } from "../world.ts";

export type Fixture = {
  world: World;
  applicant: Api;
  staff: Api;
  draft: Draft;
  page: HostedInvoice;
  /** What staff were shown is recorded, in cents. */
  acknowledged: bigint[];
  /** The refunds that staff were told are recorded as paid. */
  paidBack: string[];
  /** What staff were shown is credited, in cents. */
  credited: bigint[];
};

/** Answers the step, which may be taken at the same moment as another's. */
type Way = (fixture: Fixture) => Promise<() => Promise<void>>;

const LESS: Stray = { amountCents: cents(100_000n) };
const ELSEWHERE: Stray = { intentId: "0199c0de-0000-7000-8000-000000000009" };

export const WAYS = {
  "a deposit in full": deposit("3775.00"),
  "a deposit in part": deposit("775.00"),
  "a deposit of more": deposit("4000.00"),
  "a card on the page": onPage(async ({ page }) => void (await pressOn(page, "card", GOOD_CARD))),
  "a card that is declined": onPage(async ({ page }) => void (await pressOn(page, "card", DECLINED_CARD))),
  "a card, told of twice": onPage(async ({ page }) => void (await pressOn(page, "card", GOOD_CARD)), 2),
  "card money under way past the page": onPage(takePastThePage),
  "a direct debit": onPage((fixture) => debit(fixture, "settle")),
  "a direct debit, dishonoured": onPage((fixture) => debit(fixture, "dishonour")),
  "a card payment of another amount": stray(LESS),
  "a card payment in another currency": stray({ currency: "USD" }),
  "a card payment for another invoice": stray(ELSEWHERE),
  "one of another amount, accepted": decided(LESS, "ACCEPTED"),
  "one in another currency, owed back": decided({ currency: "USD" }, "REFUND_DUE"),
  "one for another invoice, dismissed": decided(ELSEWHERE, "DISMISSED"),
  "one of another amount, owed back and paid": async (fixture) => {
    await (await decided(LESS, "REFUND_DUE")(fixture))();
    return async () => await payWhatIsDue(fixture);
  },
  "a card, disputed and lost": onPage((fixture) => dispute(fixture, "lose dispute"), 2),
  "a card, disputed and won": onPage((fixture) => dispute(fixture, "win dispute")),
  "a part is credited": credit("500.00"),
  "the applicant cancels": step(({ applicant }) => applicant, "cancelDraft"),
  "staff decline": step(({ staff }) => staff, "rejectDraft", { reason: "Not for this purpose." }),
  "staff request changes": step(({ staff }) => staff, "requestDraftChanges", { reason: "Name it." }),
} as const satisfies Record<string, Way>;
export type WayName = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as WayName[];

const TRIES_MAX = 6;
const TRY_AGAIN = ["CONFLICT", "IN_PROGRESS", "SERVICE_UNAVAILABLE"];

/** As a person does: what changed meanwhile is read, and the call is made once more. Any other refusal is an answer. */
async function tryCall(api: Api, { draft }: Fixture, name: DraftCall, input: object): Promise<boolean> {
  for (let round = 0; round < TRIES_MAX; round += 1) {
    const { version } = await seenDraft(api, draft.id);
    const refusal = refusalOf(await call(api, name, { id: draft.id, version, ...input }));
    if (refusal === "INTERNAL") throw new Error(`${name} is a mistake of ours.`);
    if (!TRY_AGAIN.includes(String(refusal))) return refusal === "OK";
  }
  throw new Error(`${name} was told to try again ${TRIES_MAX} times.`);
}

function deposit(amount: string): Way {
  return async (fixture) => async () => {
    const invoiceId = fixture.page.invoiceId;
    const input = { amount, invoiceId, receivedDate: "2026-11-20" };
    if (await tryCall(fixture.staff, fixture, "recordDraftPayment", input))
      fixture.acknowledged.push(BigInt(amount.replace(".", "")));
  };
}

/** One has proposed it before; the step is the other's agreement. */
function credit(amount: string): Way {
  return async (fixture) => {
    const { invoiceId } = fixture.page;
    const input = { invoiceId, reason: "Agreed by phone.", lines: [{ position: 0, amount }] };
    const isProposed = await tryCall(fixture.staff, fixture, "proposeCreditNote", input);
    return async () => {
      if (isProposed && (await isAgreed(fixture))) fixture.credited.push(BigInt(amount.replace(".", "")));
    };
  };
}

/** As a person does, who is refused where the invoice does not stand any more as it did. */
async function isAgreed({ world, page }: Fixture): Promise<boolean> {
  try {
    return await agreeOnCredit(world.app, "gus", page.invoiceId);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === "CREDIT_NOTE_REFUSED") return false;
    throw thrown;
  }
}

function step(who: (fixture: Fixture) => Api, name: DraftCall, input: object = {}): Way {
  return async (fixture) => async () => {
    await tryCall(who(fixture), fixture, name, input);
  };
}

/** Every refund that is due at the time, as staff see it. */
async function payWhatIsDue(fixture: Fixture): Promise<void> {
  const { refunds } = await seenDraft(fixture.staff, fixture.draft.id, "refunds { id status }");
  for (const { id } of refunds.filter(({ status }: { status: string }) => status === "DUE")) {
    if (!(await approvedByTwo(fixture, id))) continue;
    const payment = { paidDate: "2026-11-20", method: "BANK_TRANSFER", reference: "NPP 118" };
    if (await tryCall(fixture.staff, fixture, "recordRefundPayment", { refundId: id, ...payment }))
      fixture.paidBack.push(id);
  }
}

/** As two people do; false where it is not due any more by then. */
async function approvedByTwo(fixture: Fixture, refundId: string): Promise<boolean> {
  const paidTo = "Harbour Civil Pty Ltd, BSB 033-088";
  if (!(await tryCall(fixture.staff, fixture, "approveRefund", { refundId, paidTo }))) return false;
  return await confirmRefund(fixture.world.app, { id: fixture.draft.id, refundId });
}

/** The provider has its answer from the payer; then it tells us, so many times at once. */
function onPage(pay: (fixture: Fixture) => Promise<void>, times = 1): Way {
  return async (fixture) => {
    await pay(fixture);
    const { providerPaymentId } = fixture.page.payment;
    return async () => {
      await Promise.all(Array.from({ length: times }, () => notifyOf(fixture.world, providerPaymentId)));
    };
  };
}

/** Notified of before it is decided and once more then. */
async function dispute({ world, page }: Fixture, end: "lose dispute" | "win dispute"): Promise<void> {
  await pressOn(page, "card", GOOD_CARD);
  const provider = providerOf(world);
  await provider.take(page.payment.providerPaymentId, "dispute");
  await notifyOf(world, page.payment.providerPaymentId);
  await provider.take(page.payment.providerPaymentId, end);
}

async function debit({ page }: Fixture, outcome: "settle" | "dishonour"): Promise<void> {
  await pressOn(page, "direct-debit", BANK_ACCOUNT);
  await pressOn(page, "settle", { outcome });
}

/** As with a real provider, where a payment that has begun is not stopped by closing its page. */
async function takePastThePage({ world, page }: Fixture): Promise<void> {
  await world.app.pool.query(
    `update sandbox_payment set version = version + 1,
       state = state || jsonb_build_object('status', 'succeeded', 'method', 'card', 'version', version + 1) where id = $1`,
    [page.payment.providerPaymentId],
  );
}

function stray(overrides: Stray): Way {
  return async ({ world, page }) => {
    const id = await aStrayPayment(world, page.invoiceId, overrides);
    return async () => void (await notifyOf(world, id));
  };
}

function decided(overrides: Stray, decision: "ACCEPTED" | "DISMISSED" | "REFUND_DUE"): Way {
  return async (fixture) => {
    await (await stray(overrides)(fixture))();
    const { unmatchedPayments } = await seenDraft(
      fixture.staff,
      fixture.draft.id,
      "unmatchedPayments { id }",
    );
    const unmatchedPaymentId: string = unmatchedPayments.at(-1)?.id ?? "";
    return async () => {
      const input = { unmatchedPaymentId, decision, reason: "Looked into." };
      await tryCall(fixture.staff, fixture, "settleUnmatchedPayment", input);
    };
  };
}
