// What is typed of a credit note, as the domain checks it: the lines of the invoice that something is left of, with the amount of each.

import { isWithdrawn } from "@bondline/domain/drafts/drafts/draft-withdrawn.ts";
import {
  CREDIT_NOTE_FIELDS,
  type CreditableLine,
  checkCredit,
  creditTotals,
  decideCreditNote,
  type RequestedCredit,
} from "@bondline/domain/money/invoices/credit-note.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { addCents, centsFromDecimal, subtractCents } from "@bondline/domain/values/money/money.ts";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";

export type CreditedInvoice = StaffDraftRecord["invoices"][number];
/** By the position of the line. */
export type CreditValues = { amounts: string[]; reason: string };

export function creditableLines({ lineItems, creditNotes }: CreditedInvoice): CreditableLine[] {
  const credited = creditNotes.flatMap(({ lines }) => lines);
  return lineItems.map(({ amount, ...line }, at) => ({
    ...line,
    amountCents: centsFromDecimal(amount),
    creditedCents: addCents(
      ...credited.filter(({ position }) => position === at).map((each) => centsFromDecimal(each.amount)),
    ),
  }));
}

/** What the invoice still asks or has kept. */
export function chargedOf({ total, creditedAmount }: CreditedInvoice) {
  return subtractCents(centsFromDecimal(total), centsFromDecimal(creditedAmount));
}

/** What is still to be paid of one that is open; below zero where more came. */
export function owedOf(invoice: CreditedInvoice) {
  return subtractCents(chargedOf(invoice), centsFromDecimal(invoice.paidAmount));
}

/** Those that something may be taken back of now. */
export function creditableInvoices(draft: StaffDraftRecord): readonly CreditedInvoice[] {
  return draft.invoices.filter((invoice) => {
    const facts = {
      status: invoice.status,
      paymentStatus: invoice.paymentStatus,
      paidCents: centsFromDecimal(invoice.paidAmount),
      leftCents: chargedOf(invoice),
      creditCents: undefined,
      isWithdrawn: isWithdrawn(draft),
      isWaitedFor: false,
    };
    return decideCreditNote(facts).allowed;
  });
}

export function askedOf({ amounts }: Pick<CreditValues, "amounts">): RequestedCredit[] {
  return amounts
    .map((amount, position) => ({ position, amount: amount.trim() }))
    .filter(({ amount }) => amount !== "");
}

export function creditFaults(invoice: CreditedInvoice, values: CreditValues): FieldMessages {
  const asked = askedOf(values);
  const checked = checkCredit(creditableLines(invoice), asked, chargedOf(invoice));
  const reason = required(CREDIT_NOTE_FIELDS.reason.rule)(values.reason);
  return {
    ...(checked.ok ? {} : atPositions(checked.fields, asked)),
    ...(reason.ok ? {} : { reason: reason.message }),
  };
}

/** Undefined while something of it is wrong. */
export function creditOf(invoice: CreditedInvoice, amounts: string[]) {
  const checked = checkCredit(creditableLines(invoice), askedOf({ amounts }), chargedOf(invoice));
  return checked.ok ? creditTotals(checked.lines) : undefined;
}

/** The server counts the lines that were sent, the form those of the invoice; what is wrong with the whole stands at the first. */
function atPositions(fields: FieldMessages, asked: readonly RequestedCredit[]): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const at = Number(/^lines\.(\d+)/.exec(path)?.[1] ?? Number.NaN);
      const position = asked[at]?.position ?? asked[0]?.position ?? 0;
      return [`amounts.${position}`, message];
    }),
  );
}
