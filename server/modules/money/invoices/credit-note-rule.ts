// Whether a credit note may be written of an invoice now, and what it comes to: asked when it is proposed, and once more when it is approved.

import { isWithdrawn } from "@bondline/domain/drafts/drafts/draft-withdrawn.ts";
import {
  type AskedCredit,
  CREDIT_NOTE_DENIALS,
  type CreditableLine,
  type CreditLine,
  checkCredit,
  creditTotals,
  decideCreditNote,
} from "@bondline/domain/money/invoices/credit-note.ts";
import { chargedCents, type InvoiceTotals } from "@bondline/domain/money/invoices/invoice.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { addCents } from "@bondline/domain/values/money/money.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import type { InvoiceRow } from "./invoice-record.ts";

export type Credit = InvoiceTotals & { lines: readonly CreditLine[] };

/** Called with the draft locked, under which alone credit notes are written. */
export function requireCredit(
  draft: InvoicedDraft,
  invoice: InvoiceRow,
  asked: readonly AskedCredit[],
): Credit {
  const leftCents = chargedCents(invoice);
  const facts = {
    ...invoice,
    leftCents,
    isWithdrawn: isWithdrawn(draft),
    isWaitedFor: draft.status === "PENDING_PAYMENT",
  };
  requireAllowed({ ...facts, creditCents: undefined });
  const checked = checkCredit(creditableLines(invoice), asked, leftCents);
  if (!checked.ok) refuseFields(checked.fields);
  const totals = creditTotals(checked.lines);
  requireAllowed({ ...facts, creditCents: totals.totalCents });
  return { ...totals, lines: checked.lines };
}

function requireAllowed(facts: Parameters<typeof decideCreditNote>[0]): void {
  const decided = decideCreditNote(facts);
  if (!decided.allowed) refuse("CREDIT_NOTE_REFUSED", { reason: CREDIT_NOTE_DENIALS[decided.because] });
}

/** Each with what the notes before took back of it. */
export function creditableLines({ lines, creditNotes }: InvoiceRow): CreditableLine[] {
  const credited = creditNotes.flatMap((note) => note.lines);
  return lines.map((line, position) => ({
    ...line,
    creditedCents: addCents(
      ...credited.filter((each) => each.position === position).map(({ amountCents }) => amountCents),
    ),
  }));
}
