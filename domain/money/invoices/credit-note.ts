// A credit note: how much of each line of an issued invoice it takes back, with the tax that was in it, and when none can be written.

import { allowed, type Decision, denied } from "../../decision.ts";
import { currencyBetween } from "../../values/fields/amount.ts";
import { fieldsOf, linesField, textField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import {
  addCents,
  type Cents,
  cents,
  formatAud,
  subtractCents,
  ZERO_CENTS,
} from "../../values/money/money.ts";
import {
  type InvoiceLine,
  type InvoiceStatus,
  type InvoiceTotals,
  isPayable,
  type PaymentStatus,
} from "./invoice.ts";
import { gstCents } from "./tax-treatment.ts";

/** What two people look at; the client reads the reason too. */
export const CREDIT_NOTE_FIELDS = fieldsOf({
  invoiceNumber: textField("Invoice", LENGTHS.name),
  organisationName: textField("Organisation", LENGTHS.name),
  lines: linesField("Taken back", LENGTHS.notes),
  gst: textField("GST in it", LENGTHS.name),
  amount: textField("Credit with GST", LENGTHS.name),
  reason: linesField("Reason that the client reads", LENGTHS.notes),
});

/** A line of an issued invoice, with what was taken back of it before, by the sign of the line. */
export type CreditableLine = InvoiceLine & { readonly creditedCents: Cents };

/** What is asked to be taken back of a line, as typed: of a discount, how much of it is taken off again. */
export type RequestedCredit = { readonly position: number; readonly amount: string };
export type CreditLine = { readonly position: number; readonly amountCents: Cents; readonly gstCents: Cents };

type CheckedCredit =
  | { readonly ok: true; readonly lines: readonly CreditLine[] }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

export const NO_LINE_MESSAGE = "The invoice has no such line, or nothing of it is left.";
export const LINE_TWICE_MESSAGE = "This line is named twice.";
export const NOTHING_CREDITED_MESSAGE = "Say how much of at least one line is taken back.";
export const DISCOUNT_ALONE_MESSAGE =
  "A credit note takes off what the client owes. Take back more than discounts.";

/** What can still be taken back of a line, never below zero. */
export function creditLeftCents({ amountCents, creditedCents }: CreditableLine): Cents {
  return sizeOf(subtractCents(amountCents, creditedCents));
}

/** The tax is that of what was taken back so far, less that of what was before: several notes never take back more of it than there was. */
function creditLine(line: CreditableLine, position: number, size: Cents): CreditLine {
  const amountCents = line.amountCents < 0n ? cents(-size) : size;
  const { creditedCents: before, taxTreatment } = line;
  const after = addCents(before, amountCents);
  return {
    position,
    amountCents,
    gstCents: subtractCents(gstCents(after, taxTreatment), gstCents(before, taxTreatment)),
  };
}

export function creditTotals(lines: readonly Omit<CreditLine, "position">[]): InvoiceTotals {
  const netCents = addCents(...lines.map(({ amountCents }) => amountCents));
  const gst = addCents(...lines.map((line) => line.gstCents));
  return { netCents, gstCents: gst, totalCents: addCents(netCents, gst) };
}

/** `leftCents` is what the whole invoice still asks or has kept, with its tax. */
export function checkCredit(
  lines: readonly CreditableLine[],
  asked: readonly RequestedCredit[],
  leftCents: Cents,
): CheckedCredit {
  const checked = asked.map((each, at) => checkLine(lines, asked, at, each));
  const faults = checked.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  if (faults.length > 0) return { ok: false, fields: Object.fromEntries(faults) };
  const credited = checked.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const fault = wholeFault(credited, leftCents);
  return fault === undefined ? { ok: true, lines: credited } : { ok: false, fields: { lines: fault } };
}

type CheckedLine = { readonly line?: CreditLine; readonly fault?: readonly [string, string] };

function checkLine(
  lines: readonly CreditableLine[],
  asked: readonly RequestedCredit[],
  at: number,
  { position, amount }: RequestedCredit,
): CheckedLine {
  const line = lines[position];
  const left = line === undefined ? ZERO_CENTS : creditLeftCents(line);
  if (line === undefined || left === ZERO_CENTS) return { fault: [`lines.${at}.position`, NO_LINE_MESSAGE] };
  if (asked.findIndex((each) => each.position === position) < at)
    return { fault: [`lines.${at}.position`, LINE_TWICE_MESSAGE] };
  const typed = required(currencyBetween({ min: cents(1n), max: left }))(amount);
  return typed.ok
    ? { line: creditLine(line, position, typed.value) }
    : { fault: [`lines.${at}.amount`, typed.message] };
}

function wholeFault(lines: readonly CreditLine[], leftCents: Cents): string | undefined {
  if (lines.length === 0) return NOTHING_CREDITED_MESSAGE;
  const { totalCents, gstCents: gst } = creditTotals(lines);
  if (totalCents <= 0n || gst < 0n) return DISCOUNT_ALONE_MESSAGE;
  return totalCents > leftCents ? `Only ${formatAud(leftCents)} is left of this invoice.` : undefined;
}

export type CreditFacts = {
  readonly status: InvoiceStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paidCents: Cents;
  /** What the invoice still asks or has kept, before this credit. */
  readonly leftCents: Cents;
  /** Undefined while it is not known. */
  readonly creditCents: Cents | undefined;
  /** The request did not go ahead: nothing of it is kept. */
  readonly isWithdrawn: boolean;
  /** The request goes on once this invoice is paid. */
  readonly isWaitedFor: boolean;
};

export const CREDIT_NOTE_DENIALS = {
  expired: "This invoice has expired. It asks for nothing any more.",
  withdrawn: "This request did not go ahead. Whatever was paid for it is due back already.",
  "under-way": "A payment of this invoice is under way. Wait until it has come or failed.",
  "nothing-left": "All of this invoice was credited already.",
  "not-paid":
    "The request is waiting for this payment, and nothing has come. Leave a part to pay, or decline the request.",
} as const;
export type CreditNoteDenial = keyof typeof CREDIT_NOTE_DENIALS;

/** A request is never let go on for nothing by a credit note: that is a discount, which is given before it is approved. */
export function decideCreditNote(facts: CreditFacts): Decision<CreditNoteDenial> {
  const { status, paymentStatus, paidCents, leftCents, creditCents } = facts;
  if (status === "void") return denied("expired");
  if (facts.isWithdrawn) return denied("withdrawn");
  if (paymentStatus === "processing") return denied("under-way");
  if (leftCents <= 0n) return denied("nothing-left");
  const isForNothing = isPayable(status) && facts.isWaitedFor && paidCents === ZERO_CENTS;
  return isForNothing && creditCents === leftCents ? denied("not-paid") : allowed;
}

/** By the invoice and the how manieth of it. */
export function creditNoteNumber(invoiceNumber: string, count: number): string {
  return `${invoiceNumber.replace(/^INV-/, "CN-")}-${count}`;
}

function sizeOf(amount: Cents): Cents {
  return amount < 0n ? cents(-amount) : amount;
}
