// What a credit note of an invoice comes to, or why none may be written: who asks, the invoice and the asked lines together.

import type { Cents } from "../../values/money/money.ts";
import {
  type CreditableLine,
  type CreditFacts,
  type CreditLine,
  type CreditNoteDenial,
  checkCredit,
  creditTotals,
  decideCreditNote,
  type RequestedCredit,
} from "./credit-note.ts";
import { chargedCents, type InvoiceTotals } from "./invoice.ts";

export type Credit = InvoiceTotals & { readonly lines: readonly CreditLine[] };

export type CreditedInvoice = Pick<CreditFacts, "status" | "paymentStatus" | "paidCents"> & {
  readonly totalCents: Cents;
  readonly creditedCents: Cents;
  readonly lines: readonly CreditableLine[];
};

type CreditDecision =
  | { readonly outcome: "allowed"; readonly credit: Credit }
  | { readonly outcome: "denied"; readonly because: CreditNoteDenial }
  | { readonly outcome: "faulty"; readonly fields: Readonly<Record<string, string>> };

/** Whether the invoice can be credited at all is said before what is wrong with the lines. */
export function decideCredit(
  draft: Pick<CreditFacts, "isWithdrawn" | "isWaitedFor">,
  invoice: CreditedInvoice,
  asked: readonly RequestedCredit[],
): CreditDecision {
  const { status, paymentStatus, paidCents, lines } = invoice;
  const leftCents = chargedCents(invoice);
  const facts = {
    status,
    paymentStatus,
    paidCents,
    leftCents,
    ...draft,
  };
  const atAll = decideCreditNote({ ...facts, creditCents: undefined });
  if (!atAll.allowed) return { outcome: "denied", because: atAll.because };
  const checked = checkCredit(lines, asked, leftCents);
  if (!checked.ok) return { outcome: "faulty", fields: checked.fields };
  const totals = creditTotals(checked.lines);
  const decided = decideCreditNote({ ...facts, creditCents: totals.totalCents });
  if (!decided.allowed) return { outcome: "denied", because: decided.because };
  return { outcome: "allowed", credit: { ...totals, lines: checked.lines } };
}
