// A guarantee's money as the product decides it: each step is taken, or refused, by the functions that the server asks.

import type { DraftStatus } from "../../drafts/drafts/draft.ts";
import type { Given } from "../../drafts/drafts/draft-fee-proofs.ts";
import { type DraftFeeLine, draftFees } from "../../drafts/drafts/draft-fees.ts";
import { canHappenToDraft, draftStatusAfter } from "../../drafts/drafts/draft-transitions.ts";
import { isWithdrawn } from "../../drafts/drafts/draft-withdrawn.ts";
import {
  addCents,
  type Cents,
  decimalFromCents,
  subtractCents,
  ZERO_CENTS,
} from "../../values/money/money.ts";
import { addDays, type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import { withProductDiscounts } from "../fees/discounts.ts";
import type { FeeSchedule } from "../fees/fee-schedule.ts";
import { invoiceWithoutDeposit } from "../invoices/bank-match.ts";
import { decideCardRefund, refundStatusAfterAnswer } from "../invoices/card-refund.ts";
import { type CreditedInvoice, decideCredit } from "../invoices/credit-decision.ts";
import {
  chargedCents,
  type InvoiceLine,
  invoiceStatusAfter,
  invoiceStatusAfterPayments,
  invoiceTotals,
  owedCents,
} from "../invoices/invoice.ts";
import {
  type RefundDue,
  type RefundStatus,
  refundStatusAfterPayment,
  refundsDue,
} from "../invoices/refund.ts";
import { isTakenBackWithPeriod, periodAfter } from "../subscriptions/later-period.ts";
import { laterPeriodLine } from "../subscriptions/payment-subscription.ts";
import type { MoneyStep, PaymentWay } from "./money-steps.ts";

/** Each of them is asked by the server too, and may be replaced by a broken one. */
export const MONEY_RULES = {
  firstLines: ({ terms, product }: Given): readonly DraftFeeLine[] =>
    draftFees({ ...terms, discounts: withProductDiscounts(terms.discounts, product) }).lines,
  invoiceTotals,
  owedCents,
  invoiceStatusAfterPayments,
  decideCredit,
  refundsDue,
  refundStatusAfterPayment,
  refundStatusAfterAnswer,
  decideCardRefund,
  invoiceWithoutDeposit,
  isTakenBackWithPeriod,
  periodAfter,
};
export type MoneyRules = typeof MONEY_RULES;

type PlayedInvoice = CreditedInvoice & { readonly gstCents: Cents; readonly isOfLaterPeriod: boolean };
type PlayedPayment = {
  readonly id: string;
  readonly invoice: number;
  readonly amountCents: Cents;
  readonly way: PaymentWay;
};
type PlayedRefund = RefundDue & {
  readonly invoice: number;
  readonly status: RefundStatus;
  /** The card provider was notified of it, and what it answers counts. */
  readonly isSent: boolean;
};

export type Played = {
  readonly draft: DraftStatus;
  readonly invoices: readonly PlayedInvoice[];
  /** The oldest first. */
  readonly payments: readonly PlayedPayment[];
  readonly refunds: readonly PlayedRefund[];
  readonly schedule: FeeSchedule | undefined;
  readonly invoicedUntil: PlainDate | undefined;
};

export const NOTHING_PLAYED: Played = {
  draft: "SUBMITTED",
  invoices: [],
  payments: [],
  refunds: [],
  schedule: undefined,
  invoicedUntil: undefined,
};

const CAME = plainDate("2026-07-01");

/** Undefined where the step is refused: then all stays as it was. */
export function playStep(rules: MoneyRules, state: Played, step: MoneyStep): Played | undefined {
  const play = PLAYS[step.do] as (rules: MoneyRules, state: Played, step: MoneyStep) => Played | undefined;
  return play(rules, state, step);
}

type StepOf<Name extends MoneyStep["do"]> = Extract<MoneyStep, { do: Name }>;
type Plays = {
  [Name in MoneyStep["do"]]: (rules: MoneyRules, state: Played, step: StepOf<Name>) => Played | undefined;
};

const PLAYS: Plays = {
  approve: (rules, state, { given, added }) => {
    if (state.draft !== "SUBMITTED" && state.draft !== "CHANGES_REQUESTED") return undefined;
    const lines = [...rules.firstLines(given), ...added.map((line) => ({ ...line, description: "Courier" }))];
    const { totalCents } = rules.invoiceTotals(lines);
    const draft = draftStatusAfter("SUBMITTED", "approve", { totalCents });
    const { schedule } = given.terms;
    const approved = { ...state, draft, schedule };
    return totalCents > 0n ? withInvoice(rules, approved, lines, false) : approved;
  },
  pay: (rules, state, { invoice, payment: id, amountCents, way }) => {
    if (state.invoices[invoice] === undefined) return undefined;
    const payments = [...state.payments, { id, invoice, amountCents, way }];
    return settled(rules, { ...state, payments }, invoice);
  },
  credit: (rules, state, { invoice: at, asked, isUnderWay }) => {
    const invoice = state.invoices[at];
    if (invoice === undefined) return undefined;
    const decided = rules.decideCredit(
      { isWithdrawn: isWithdrawn({ status: state.draft }), isWaitedFor: state.draft === "PENDING_PAYMENT" },
      { ...invoice, paymentStatus: isUnderWay ? "processing" : invoice.paymentStatus },
      asked.map(({ position, amountCents }) => ({ position, amount: decimalFromCents(amountCents) })),
    );
    if (decided.outcome !== "allowed") return undefined;
    const { credit } = decided;
    const lines = invoice.lines.map((line, position) => ({
      ...line,
      creditedCents: addCents(
        line.creditedCents,
        ...credit.lines.filter((each) => each.position === position).map((each) => each.amountCents),
      ),
    }));
    const credited = {
      lines,
      creditedCents: addCents(invoice.creditedCents, credit.totalCents),
      gstCents: subtractCents(invoice.gstCents, credit.gstCents),
    };
    return settled(rules, withChanged(state, at, credited), at);
  },
  stop: (rules, state, { event }) => {
    if (!canHappenToDraft(state.draft, event)) return undefined;
    const draft = statusAfterStop(state, event);
    if (draft === undefined) return undefined;
    const ended = state.invoices.map((invoice) => ({
      ...invoice,
      status: invoiceStatusAfter(invoice.status, "void") ?? invoice.status,
    }));
    const stopped = { ...state, draft, invoices: ended };
    return ended.reduce<Played>((each, _, at) => withRefundsDue(rules, each, at), stopped);
  },
  issue: (_, state) =>
    canHappenToDraft(state.draft, "establish")
      ? {
          ...state,
          draft: draftStatusAfter(state.draft, "establish"),
          invoicedUntil: state.schedule?.interestStartDate,
        }
      : undefined,
  period: (rules, state, { extendedBy }) => {
    const { draft, schedule, invoicedUntil } = state;
    if (draft !== "ESTABLISHED" || schedule === undefined || invoicedUntil === undefined) return undefined;
    const { interestEndDate: end } = schedule;
    const extended = { ...schedule, interestEndDate: end === null ? null : addDays(end, extendedBy) };
    const next = rules.periodAfter(extended, [], invoicedUntil);
    if (next === undefined || next.amountCents === ZERO_CENTS) return undefined;
    const later = { ...state, schedule: extended, invoicedUntil: next.startDate };
    return withInvoice(rules, later, [laterPeriodLine(next)], true);
  },
  takeBack: (rules, state, { invoice: at }) => {
    const invoice = state.invoices[at];
    if (invoice === undefined || !invoice.isOfLaterPeriod || !rules.isTakenBackWithPeriod(invoice))
      return undefined;
    return withChanged(state, at, { status: invoiceStatusAfter(invoice.status, "void") ?? invoice.status });
  },
  undo: (rules, state, { payment: id }) => {
    const payment = state.payments.find((each) => each.id === id);
    const invoice = payment && state.invoices[payment.invoice];
    if (invoice === undefined || payment?.way !== "DEPOSIT") return undefined;
    const refunds = state.refunds.filter((refund) => refund.invoice === payment.invoice);
    const paidCents = subtractCents(invoice.paidCents, payment.amountCents);
    const undone = rules.invoiceWithoutDeposit(
      { status: invoice.status, chargedCents: chargedCents(invoice), paidCents },
      {
        isRefundUnderWay: refunds.some(({ paymentId, status }) => paymentId === id && status !== "DUE"),
        refundApproval: null,
        othersRefunded: refunds.some(({ paymentId }) => paymentId !== id),
        isOfLaterPeriod: invoice.isOfLaterPeriod,
      },
    );
    if (undone.stays !== undefined) return undefined;
    const without = {
      ...state,
      payments: state.payments.filter((each) => each !== payment),
      refunds: state.refunds.filter(({ paymentId }) => paymentId !== id),
    };
    return withChanged(without, payment.invoice, { status: undone.status, paidCents });
  },
  transfer: (rules, state, { refund: at, isAgreed }) => {
    const refund = state.refunds[at];
    const status = refund && rules.refundStatusAfterPayment(refund.status);
    return status === undefined || !isAgreed ? undefined : withRefund(state, at, { status });
  },
  send: (rules, state, { refund: at, daysLater }) => {
    const refund = state.refunds[at];
    const payment = state.payments.find(({ id }) => id === refund?.paymentId);
    if (refund === undefined || payment === undefined) return undefined;
    const { status } = refund;
    const facts = {
      status,
      cameBy: payment.way,
      cameDate: CAME,
      isDisputed: false,
      isTransferWaiting: false,
      transferAgreedAt: null,
    };
    if (!rules.decideCardRefund(facts, addDays(CAME, daysLater)).allowed) return undefined;
    return withRefund(state, at, { status: "SENT", isSent: true });
  },
  answer: (rules, state, { refund: at, answer }) => {
    const refund = state.refunds[at];
    if (refund === undefined || !refund.isSent) return undefined;
    const status = rules.refundStatusAfterAnswer(refund.status, answer);
    if (status === undefined) return undefined;
    return withRefund(state, at, { status, isSent: status !== "DUE" });
  },
};

function withInvoice(
  rules: MoneyRules,
  state: Played,
  lines: readonly InvoiceLine[],
  isOfLaterPeriod: boolean,
): Played {
  const { gstCents, totalCents } = rules.invoiceTotals(lines);
  const invoice: PlayedInvoice = {
    lines: lines.map((line) => ({ ...line, creditedCents: ZERO_CENTS })),
    status: "open",
    paymentStatus: "requires_payment_method",
    totalCents,
    gstCents,
    creditedCents: ZERO_CENTS,
    paidCents: ZERO_CENTS,
    isOfLaterPeriod,
  };
  return { ...state, invoices: [...state.invoices, invoice] };
}

/** As after a payment and after a credit note: what is paid is the sum of what came, and what is too much is due back. */
function settled(rules: MoneyRules, state: Played, at: number): Played {
  const invoice = state.invoices[at];
  if (invoice === undefined) return state;
  const came = state.payments.filter((each) => each.invoice === at).map(({ amountCents }) => amountCents);
  const paidCents = addCents(ZERO_CENTS, ...came);
  const charged = { status: invoice.status, chargedCents: chargedCents(invoice) };
  const status = rules.invoiceStatusAfterPayments(charged, paidCents);
  const paid = withRefundsDue(rules, withChanged(state, at, { paidCents, status }), at);
  const isPaidInFull =
    paid.invoices.every((each) => each.status !== "open") &&
    paid.invoices.some((each) => each.status === "paid");
  return paid.draft === "PENDING_PAYMENT" && isPaidInFull
    ? { ...paid, draft: draftStatusAfter(paid.draft, "paymentComplete") }
    : paid;
}

function withRefundsDue(rules: MoneyRules, state: Played, at: number): Played {
  const invoice = state.invoices[at];
  if (invoice === undefined) return state;
  const kept = {
    status: invoice.status,
    chargedCents: chargedCents(invoice),
    isWithdrawn: isWithdrawn({ status: state.draft }),
  };
  const left = state.payments
    .filter((each) => each.invoice === at)
    .toReversed()
    .map(({ id, amountCents }) => ({ id, leftCents: subtractCents(amountCents, refundedOf(state, id)) }));
  const due = rules
    .refundsDue(kept, left)
    .map((each) => ({ ...each, invoice: at, status: "DUE" as const, isSent: false }));
  return { ...state, refunds: [...state.refunds, ...due] };
}

function refundedOf({ refunds }: Played, payment: string): Cents {
  const of = refunds.filter(({ paymentId }) => paymentId === payment).map(({ amountCents }) => amountCents);
  return addCents(ZERO_CENTS, ...of);
}

function statusAfterStop(state: Played, event: StepOf<"stop">["event"]): DraftStatus | undefined {
  if (event !== "requestChanges") return draftStatusAfter(state.draft, event);
  const valid = state.invoices.filter(({ status }) => status !== "void");
  const paidCents = addCents(ZERO_CENTS, ...valid.map((invoice) => invoice.paidCents));
  // It throws what is refused, which is only asked for where it is not.
  return paidCents > ZERO_CENTS && state.draft === "PENDING_PAYMENT"
    ? undefined
    : draftStatusAfter(state.draft, event, { paidCents });
}

function withChanged(state: Played, at: number, change: Partial<PlayedInvoice>): Played {
  return {
    ...state,
    invoices: state.invoices.map((invoice, place) => (place === at ? { ...invoice, ...change } : invoice)),
  };
}

function withRefund(state: Played, at: number, change: Partial<PlayedRefund>): Played {
  return {
    ...state,
    refunds: state.refunds.map((refund, place) => (place === at ? { ...refund, ...change } : refund)),
  };
}
