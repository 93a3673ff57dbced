// Whatever happens to a guarantee's money, and in whichever order: each step is taken or refused as double entries say, and all balances to the cent.

import { allowed } from "../../decision.ts";
import { draftFees } from "../../drafts/drafts/draft-fees.ts";
import { isWithdrawn } from "../../drafts/drafts/draft-withdrawn.ts";
import { type Proof, proof } from "../../proof/proof.ts";
import { addCents, type Cents, cents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { chargedCents, isPayable } from "../invoices/invoice.ts";
import { gstCents } from "../invoices/tax-treatment.ts";
import { asked, came, emptyLedger, foldStep, type Ledger, stepOf, taxOf } from "./money-oracle.ts";
import { MONEY_RULES, type MoneyRules, NOTHING_PLAYED, type Played, playStep } from "./money-play.ts";
import { type DrawnStep, drawnSequence } from "./money-steps.ts";

const SEQUENCES: Proof = proof({
  name: "sequences of invoices, discounts, payments, credits, refunds and later periods: each step taken or refused, and all balanced to the cent",
  against: "double entries, folded over the same steps",
  subject: MONEY_RULES,
  cases: drawnSequence,
  holds: balances,
  broken: {
    "forgets what the product gives": broken({ firstLines: ({ terms }) => draftFees(terms).lines }),
    "rounds GST once, for the whole invoice": broken({
      invoiceTotals: (lines) => {
        const totals = MONEY_RULES.invoiceTotals(lines);
        const taxed = lines.filter(({ taxTreatment }) => taxTreatment === "TAXABLE_10");
        const gst = gstCents(addCents(ZERO_CENTS, ...taxed.map((line) => line.amountCents)), "TAXABLE_10");
        return { ...totals, gstCents: gst, totalCents: addCents(totals.netCents, gst) };
      },
    }),
    "takes a cent less for the whole": broken({
      invoiceStatusAfterPayments: (invoice, paid) =>
        MONEY_RULES.invoiceStatusAfterPayments(invoice, paid > 0n ? addCents(paid, cents(1n)) : paid),
    }),
    "opens a void invoice by a payment": broken({
      invoiceStatusAfterPayments: (invoice, paid) =>
        MONEY_RULES.invoiceStatusAfterPayments({ ...invoice, status: "open" }, paid),
    }),
    "forgets what was credited of what is owed": broken({
      owedCents: (invoice) => MONEY_RULES.owedCents({ ...invoice, creditedCents: ZERO_CENTS }),
    }),
    "credits a line as if nothing was credited of it": broken({
      decideCredit: (draft, invoice, lines) =>
        MONEY_RULES.decideCredit(
          draft,
          { ...invoice, lines: invoice.lines.map((line) => ({ ...line, creditedCents: ZERO_CENTS })) },
          lines,
        ),
    }),
    "lets a request go on for nothing by a credit": broken({
      decideCredit: (draft, invoice, lines) =>
        MONEY_RULES.decideCredit({ ...draft, isWaitedFor: false }, invoice, lines),
    }),
    "credits while a payment is under way": broken({
      decideCredit: (draft, invoice, lines) =>
        MONEY_RULES.decideCredit(draft, { ...invoice, paymentStatus: "requires_payment_method" }, lines),
    }),
    "keeps what was paid for a request that did not go ahead": broken({
      refundsDue: (invoice, payments) => MONEY_RULES.refundsDue({ ...invoice, isWithdrawn: false }, payments),
    }),
    "owes back of the oldest payment first": broken({
      refundsDue: (invoice, payments) => MONEY_RULES.refundsDue(invoice, payments.toReversed()),
    }),
    "owes back once more what is owed back": broken({
      refundsDue: (invoice, payments) =>
        MONEY_RULES.refundsDue({ ...invoice, chargedCents: ZERO_CENTS }, payments),
    }),
    "pays what is on its way back by transfer too": broken({
      refundStatusAfterPayment: (status) => (status === "PAID" ? undefined : "PAID"),
    }),
    "takes what came back to us for paid": broken({
      refundStatusAfterAnswer: (status, answer) =>
        status === "PAID" ? undefined : MONEY_RULES.refundStatusAfterAnswer(status, answer),
    }),
    "gives a debit back for a year": broken({
      decideCardRefund: (refund, today) =>
        refund.cameBy === "DIRECT_DEBIT" && refund.status === "DUE"
          ? allowed
          : MONEY_RULES.decideCardRefund(refund, today),
    }),
    "leaves a period paid whose deposit was taken out": broken({
      invoiceWithoutDeposit: (invoice, followed) => {
        const undone = MONEY_RULES.invoiceWithoutDeposit(invoice, followed);
        return undone.stays === undefined ? { ...undone, status: invoice.status } : undone;
      },
    }),
    "takes out a deposit of which some was paid back": broken({
      invoiceWithoutDeposit: (invoice, followed) =>
        MONEY_RULES.invoiceWithoutDeposit(invoice, { ...followed, isRefundUnderWay: false }),
    }),
    "takes the invoice of a period back that was paid in part": broken({
      isTakenBackWithPeriod: ({ status }) => isPayable(status),
    }),
    "charges a period that begins on the last day": broken({
      periodAfter: (schedule, rates, day) =>
        MONEY_RULES.periodAfter({ ...schedule, interestEndDate: null }, rates, day),
    }),
    "charges a cent too little for a later period": broken({
      periodAfter: (schedule, rates, day) => {
        const next = MONEY_RULES.periodAfter(schedule, rates, day);
        return next && { ...next, amountCents: subtractCents(next.amountCents, cents(1n)) };
      },
    }),
  },
});

export const MONEY_SEQUENCE_PROOFS: readonly Proof[] = [SEQUENCES];

function broken(rules: Partial<MoneyRules>): MoneyRules {
  return { ...MONEY_RULES, ...rules };
}

function balances(rules: MoneyRules, sequence: readonly DrawnStep[]): boolean {
  const ledger = emptyLedger();
  let played = NOTHING_PLAYED;
  return sequence.every((drawn, turn) => {
    const step = stepOf(ledger, drawn, turn);
    const after = playStep(rules, played, step);
    played = after ?? played;
    const isTaken = foldStep(ledger, step);
    return isTaken === (after !== undefined) && agrees(played, ledger) && standsIn(ledger, rules, played);
  });
}

const STATUSES = { asks: "open", paid: "paid", over: "void" } as const;
const STAGES = {
  submitted: ["SUBMITTED"],
  waits: ["PENDING_PAYMENT"],
  goesOn: ["PROCESSING"],
  issued: ["ESTABLISHED"],
  sentBack: ["CHANGES_REQUESTED"],
  over: ["CANCELLED", "REJECTED"],
};
const BACK = { due: "DUE", sent: "SENT", back: "PAID", transferred: "PAID" } as const;

/** Record by record. */
function agrees({ draft, invoices, refunds }: Played, ledger: Ledger): boolean {
  const areInvoicesAlike = ledger.invoices.every((invoice, at) => {
    const is = invoices[at];
    return (
      is?.status === STATUSES[invoice.state] &&
      chargedCents(is) === asked(invoice) &&
      is.gstCents === taxOf(invoice) &&
      is.paidCents === came(invoice)
    );
  });
  const areRefundsAlike = ledger.backs.every((back, at) => {
    const is = refunds[at];
    return (
      is?.invoice === back.invoice &&
      is.paymentId === back.payment &&
      is.amountCents === back.amount &&
      is.status === BACK[back.state]
    );
  });
  return (
    areInvoicesAlike &&
    areRefundsAlike &&
    invoices.length === ledger.invoices.length &&
    refunds.length === ledger.backs.length &&
    STAGES[ledger.stage].includes(draft)
  );
}

/** In sum: what is owed, taxed, due back and in hand is what stands on its account, and nothing is below zero. */
function standsIn({ balances: accounts }: Ledger, rules: MoneyRules, played: Played): boolean {
  const { invoices, payments, refunds } = played;
  const open = isWithdrawn({ status: played.draft })
    ? []
    : invoices.filter(({ status }) => status !== "void");
  const owed = invoices.map((invoice) => rules.owedCents(invoice));
  const tax = sum(open.map(({ gstCents: gst }) => gst));
  const charged = sum(open.map(chargedCents));
  const paidBack = sum(refunds.filter(({ status }) => status === "PAID").map((each) => each.amountCents));
  const dueBack = sum(refunds.filter(({ status }) => status !== "PAID").map((each) => each.amountCents));
  const received = sum(payments.map(({ amountCents }) => amountCents));
  const all = [...owed, ...refunds.map((each) => each.amountCents), ...open.map(chargedCents), tax];
  return (
    accounts.RECEIVABLE === sum(owed) &&
    accounts.GST === -tax &&
    accounts.INCOME === tax - charged &&
    accounts.REFUNDS_DUE === -dueBack &&
    accounts.CASH === received - paidBack &&
    all.every((amount) => amount >= 0n)
  );
}

function sum(amounts: readonly Cents[]): Cents {
  return addCents(ZERO_CENTS, ...amounts);
}
