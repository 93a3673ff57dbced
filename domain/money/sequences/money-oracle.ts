// A second, independent account of a guarantee's money: double entries in whole cents, folded over the steps, its rules in plain sums.

import { cents } from "../../values/money/money.ts";
import { oracleFee } from "../fees/fee-cases.ts";
import {
  oracleFirstLines,
  oracleFirstPeriod,
  oracleGst,
  oraclePeriodCharge,
  oraclePeriodsBegun,
} from "../fees/fee-oracle.ts";
import type { DrawnStep, MoneyStep } from "./money-steps.ts";

type Account = "CASH" | "GST" | "INCOME" | "RECEIVABLE" | "REFUNDS_DUE";
type Line = { readonly net: bigint; readonly isTaxed: boolean; credited: bigint };
type Came = { readonly id: string; readonly amount: bigint; readonly way: string };
type Invoice = {
  readonly lines: Line[];
  readonly isLater: boolean;
  state: "asks" | "over" | "paid";
  came: Came[];
};
/** What is back by the card provider's word may still return. */
type Back = {
  readonly payment: string;
  readonly invoice: number;
  readonly amount: bigint;
  state: "back" | "due" | "sent" | "transferred";
};

/** Changed in place, by steps that are not refused. */
export type Ledger = {
  stage: "goesOn" | "issued" | "over" | "sentBack" | "submitted" | "waits";
  invoices: Invoice[];
  backs: Back[];
  fee: (Omit<ReturnType<typeof oracleFee>, "end"> & { end: string | null }) | undefined;
  periodsInvoiced: bigint;
  readonly balances: Record<Account, bigint>;
};

export function emptyLedger(): Ledger {
  return {
    stage: "submitted",
    invoices: [],
    backs: [],
    fee: undefined,
    periodsInvoiced: 0n,
    balances: { CASH: 0n, GST: 0n, INCOME: 0n, RECEIVABLE: 0n, REFUNDS_DUE: 0n },
  };
}

/** The step with the amounts that stand there: shares are rounded up, so that none is of nothing. */
export function stepOf(ledger: Ledger, drawn: DrawnStep, turn: number): MoneyStep {
  const { invoices, backs } = ledger;
  switch (drawn.do) {
    case "pay": {
      const invoice = placeOf(invoices, drawn.at, ({ state }) => state === "asks");
      const of = invoices[invoice];
      const open = of === undefined ? 0n : asked(of) - came(of);
      const amountCents = shareOf(open > 0n ? open : 500n, drawn.percent);
      return { do: "pay", invoice, payment: `payment ${turn}`, amountCents, way: drawn.way };
    }
    case "credit": {
      const invoice = placeOf(invoices, drawn.at, ({ state }) => state !== "over");
      const lines = invoices[invoice]?.lines ?? [];
      const left = lines.map((line) => sizeOf(line.net) - sizeOf(line.credited));
      const all = left.map((cents, position) => ({
        position,
        amountCents: shareOf(cents, drawn.percents[position] ?? 0),
      }));
      const isAsked = ({ amountCents }: { amountCents: bigint }) => amountCents > 0n;
      return { do: "credit", invoice, asked: all.filter(isAsked), isUnderWay: drawn.isUnderWay };
    }
    case "takeBack":
      return {
        do: "takeBack",
        invoice: placeOf(invoices, drawn.at, ({ isLater, state }) => isLater && state === "asks"),
      };
    case "undo": {
      const all = invoices.flatMap((each) => each.came);
      return { do: "undo", payment: all[placeOf(all, drawn.at, ({ way }) => way === "DEPOSIT")]?.id ?? "" };
    }
    case "transfer":
      return { do: "transfer", refund: placeOf(backs, drawn.at, isDue), isAgreed: drawn.isAgreed };
    case "send":
      return { do: "send", refund: placeOf(backs, drawn.at, isDue), daysLater: drawn.daysLater };
    case "answer": {
      const isAtProvider = ({ state }: Back) => state === "sent" || state === "back";
      return { do: "answer", refund: placeOf(backs, drawn.at, isAtProvider), answer: drawn.answer };
    }
    default:
      return drawn;
  }
}

const isDue = ({ state }: Back) => state === "due";

function placeOf<Row>(rows: readonly Row[], at: number, isMeant: (row: Row) => boolean): number {
  const all = rows.map((row, place) => ({ row, place }));
  const meant = at % 2 === 0 ? all.filter(({ row }) => isMeant(row)) : [];
  const among = meant.length > 0 ? meant : all;
  return among[at % Math.max(1, among.length)]?.place ?? 0;
}

type Folds = {
  [Name in MoneyStep["do"]]: (ledger: Ledger, step: Extract<MoneyStep, { do: Name }>) => boolean;
};

/** False where the step is refused. */
export function foldStep(ledger: Ledger, step: MoneyStep): boolean {
  return (FOLDS[step.do] as (ledger: Ledger, step: MoneyStep) => boolean)(ledger, step);
}

const FOLDS: Folds = {
  approve: (ledger, { given, added }) => {
    if (ledger.stage !== "submitted" && ledger.stage !== "sentBack") return false;
    const { terms, product } = given;
    const { discounts } = terms;
    const fee = oracleFee(terms.schedule);
    const lines = oracleFirstLines(terms.establishmentFeeCents, oracleFirstPeriod(fee), {
      rates: [discounts.organisationPercentage, discounts.draftPercentage, product.percentage],
      establishment: [discounts.establishmentFeeAmountCents, product.establishmentFeeCents],
      referral: discounts.referralAmountCents,
    }).map(([, net]) => ({ net, isTaxed: false, credited: 0n }));
    ledger.fee = fee;
    const more = added.map((line) => ({
      net: BigInt(line.amountCents),
      isTaxed: line.taxTreatment === "TAXABLE_10",
      credited: 0n,
    }));
    const isAsked = [...lines, ...more].reduce((sum, line) => sum + grossOf(line), 0n) > 0n;
    ledger.stage = isAsked ? "waits" : "goesOn";
    if (isAsked) issue(ledger, [...lines, ...more], false);
    return true;
  },
  pay: (ledger, { invoice: at, payment: id, amountCents, way }) => {
    const invoice = ledger.invoices[at];
    if (invoice === undefined) return false;
    invoice.came.push({ id, amount: amountCents, way });
    post(ledger, { CASH: amountCents, RECEIVABLE: -amountCents });
    settle(ledger, at);
    return true;
  },
  credit: (ledger, { invoice: at, asked: lines, isUnderWay }) => {
    const invoice = ledger.invoices[at];
    if (invoice === undefined || invoice.state === "over" || ledger.stage === "over" || isUnderWay)
      return false;
    const whole = asked(invoice);
    if (whole <= 0n || lines.length === 0) return false;
    const taken = lines.map(({ position, amountCents }) => {
      const line = invoice.lines[position];
      const left = line === undefined ? 0n : sizeOf(line.net) - sizeOf(line.credited);
      if (line === undefined || amountCents < 1n || amountCents > left) return undefined;
      const net = line.net < 0n ? -amountCents : amountCents;
      return { line, net, gst: gstOf(line, line.credited + net) - gstOf(line, line.credited) };
    });
    const known = taken.filter((each) => each !== undefined);
    if (known.length < taken.length) return false;
    const net = known.reduce((sum, each) => sum + each.net, 0n);
    const gst = known.reduce((sum, each) => sum + each.gst, 0n);
    const gross = net + gst;
    if (gross <= 0n || gst < 0n || gross > whole) return false;
    const isForNothing = ledger.stage === "waits" && invoice.state === "asks" && came(invoice) === 0n;
    if (isForNothing && gross === whole) return false;
    for (const each of known) each.line.credited += each.net;
    post(ledger, { RECEIVABLE: -gross, GST: gst, INCOME: net });
    settle(ledger, at);
    return true;
  },
  stop: (ledger, { event }) => {
    const { stage } = ledger;
    const isPaid = ledger.invoices.some((each) => each.state !== "over" && came(each) > 0n);
    const mayStop = {
      cancel: ["submitted", "sentBack", "waits"].includes(stage),
      reject: ["submitted", "waits", "goesOn"].includes(stage),
      requestChanges: stage === "submitted" || (stage === "waits" && !isPaid),
    };
    if (!mayStop[event]) return false;
    ledger.stage = event === "requestChanges" ? "sentBack" : "over";
    for (const [at, invoice] of ledger.invoices.entries()) {
      // What was paid is taken back too where nothing comes of it.
      const isKept = invoice.state === "over" || (invoice.state === "paid" && event === "requestChanges");
      if (isKept) continue;
      takeBack(ledger, invoice);
      if (invoice.state === "asks") invoice.state = "over";
      giveBack(ledger, at);
    }
    return true;
  },
  issue: (ledger) => {
    if (ledger.stage !== "goesOn") return false;
    ledger.stage = "issued";
    ledger.periodsInvoiced = 1n;
    return true;
  },
  period: (ledger, { extendedBy }) => {
    const { stage, fee, periodsInvoiced } = ledger;
    if (stage !== "issued" || fee === undefined || fee.months === 0 || fee.feeType === "LIFETIME_FEE")
      return false;
    const end = fee.end === null ? null : daysOn(fee.end, extendedBy);
    if (end !== null && oraclePeriodsBegun({ ...fee, end }) <= periodsInvoiced) return false;
    const charge = oraclePeriodCharge(fee);
    if (charge === 0n) return false;
    ledger.fee = { ...fee, end };
    ledger.periodsInvoiced += 1n;
    issue(ledger, [{ net: charge, isTaxed: false, credited: 0n }], true);
    return true;
  },
  takeBack: (ledger, { invoice: at }) => {
    const invoice = ledger.invoices[at];
    if (invoice === undefined || !invoice.isLater || invoice.state !== "asks" || came(invoice) > 0n)
      return false;
    takeBack(ledger, invoice);
    invoice.state = "over";
    return true;
  },
  undo: (ledger, { payment: id }) => {
    const at = ledger.invoices.findIndex((each) => each.came.some((payment) => payment.id === id));
    const invoice = ledger.invoices[at];
    const payment = invoice?.came.find((each) => each.id === id);
    if (invoice === undefined || payment?.way !== "DEPOSIT") return false;
    const backs = ledger.backs.filter((each) => each.invoice === at);
    if (backs.some((back) => back.payment !== id || back.state !== "due")) return false;
    const rest = came(invoice) - payment.amount;
    const isShort = invoice.state === "paid" && rest < asked(invoice);
    if (isShort && !invoice.isLater) return false;
    invoice.came = invoice.came.filter((each) => each !== payment);
    if (isShort) invoice.state = "asks";
    ledger.backs = ledger.backs.filter((each) => each.payment !== id);
    const back = backs.reduce((sum, each) => sum + each.amount, 0n);
    post(ledger, { REFUNDS_DUE: back, RECEIVABLE: -back });
    post(ledger, { RECEIVABLE: payment.amount, CASH: -payment.amount });
    return true;
  },
  transfer: (ledger, { refund, isAgreed }) => {
    const back = ledger.backs[refund];
    if (back?.state !== "due" || !isAgreed) return false;
    back.state = "transferred";
    post(ledger, { REFUNDS_DUE: back.amount, CASH: -back.amount });
    return true;
  },
  send: (ledger, { refund, daysLater }) => {
    const back = ledger.backs[refund];
    if (back?.state !== "due") return false;
    const { way } = ledger.invoices.flatMap((each) => each.came).find(({ id }) => id === back.payment) ?? {};
    const mayGo = way === "CARD" || (way === "DIRECT_DEBIT" && daysLater <= 90);
    if (!mayGo) return false;
    back.state = "sent";
    return true;
  },
  answer: (ledger, { refund, answer }) => {
    const back = ledger.backs[refund];
    if (back === undefined || answer === "pending") return false;
    if (back.state === "sent" && answer === "succeeded") {
      back.state = "back";
      post(ledger, { REFUNDS_DUE: back.amount, CASH: -back.amount });
      return true;
    }
    if (answer !== "failed" || (back.state !== "sent" && back.state !== "back")) return false;
    if (back.state === "back") post(ledger, { CASH: back.amount, REFUNDS_DUE: -back.amount });
    back.state = "due";
    return true;
  },
};

/** What an invoice asks in all, with the tax of what was credited off. */
export function asked({ lines }: Invoice): bigint {
  return lines.reduce((sum, line) => sum + grossOf(line) - line.credited - gstOf(line, line.credited), 0n);
}

export function taxOf({ lines }: Invoice): bigint {
  return lines.reduce((sum, line) => sum + gstOf(line, line.net) - gstOf(line, line.credited), 0n);
}

export function came(invoice: Invoice): bigint {
  return invoice.came.reduce((sum, { amount }) => sum + amount, 0n);
}

function issue(ledger: Ledger, lines: Line[], isLater: boolean): void {
  ledger.invoices.push({ lines, isLater, state: "asks", came: [] });
  const gross = lines.reduce((sum, line) => sum + grossOf(line), 0n);
  const net = lines.reduce((sum, line) => sum + line.net, 0n);
  post(ledger, { RECEIVABLE: gross, GST: net - gross, INCOME: -net });
}

function takeBack(ledger: Ledger, invoice: Invoice): void {
  const [gross, gst] = [asked(invoice), taxOf(invoice)];
  post(ledger, { RECEIVABLE: -gross, GST: gst, INCOME: gross - gst });
}

/** Paid once all that it asks has come; the guarantee goes on once nothing of it is asked for any more. */
function settle(ledger: Ledger, at: number): void {
  const invoice = ledger.invoices[at];
  if (invoice?.state === "asks" && came(invoice) >= asked(invoice)) invoice.state = "paid";
  giveBack(ledger, at);
  const states = ledger.invoices.map(({ state }) => state);
  if (ledger.stage === "waits" && states.includes("paid") && !states.includes("asks"))
    ledger.stage = "goesOn";
}

/** What the oldest payments fill up is kept; what lies beyond it is due back. */
function giveBack(ledger: Ledger, at: number): void {
  const invoice = ledger.invoices[at];
  if (invoice === undefined) return;
  let room = invoice.state === "over" || ledger.stage === "over" ? 0n : asked(invoice);
  const due: Back[] = [];
  for (const { id, amount } of invoice.came) {
    const backs = ledger.backs.filter(({ payment }) => payment === id);
    const left = backs.reduce((rest, back) => rest - back.amount, amount);
    const kept = left < room ? left : room;
    room -= kept;
    if (left > kept) due.unshift({ payment: id, invoice: at, amount: left - kept, state: "due" });
  }
  ledger.backs.push(...due);
  const sum = due.reduce((all, { amount }) => all + amount, 0n);
  post(ledger, { RECEIVABLE: sum, REFUNDS_DUE: -sum });
}

function post({ balances }: Ledger, entries: Partial<Record<Account, bigint>>): void {
  const sum = Object.values(entries).reduce((all, cents) => all + cents, 0n);
  if (sum !== 0n) throw new Error("An entry of the oracle does not balance.");
  for (const [account, cents] of Object.entries(entries)) balances[account as Account] += cents;
}

function grossOf(line: Line): bigint {
  return line.net + gstOf(line, line.net);
}

function gstOf({ isTaxed }: Line, amount: bigint): bigint {
  return isTaxed ? oracleGst(amount) : 0n;
}

function shareOf(amount: bigint, percent: number) {
  return cents((amount * BigInt(percent) + 99n) / 100n);
}

function sizeOf(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

function daysOn(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
