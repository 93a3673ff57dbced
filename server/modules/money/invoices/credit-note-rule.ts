// Whether a credit note may be written of an invoice now, and what it comes to: asked when it is proposed, and once more when it is approved.

import { isWithdrawn } from "@bondline/domain/drafts/drafts/draft-withdrawn.ts";
import { type Credit, decideCredit } from "@bondline/domain/money/invoices/credit-decision.ts";
import {
  CREDIT_NOTE_DENIALS,
  type CreditableLine,
  type RequestedCredit,
} from "@bondline/domain/money/invoices/credit-note.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { addCents } from "@bondline/domain/values/money/money.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import type { InvoiceRow } from "./invoice-record.ts";

/** Called with the draft locked, under which alone credit notes are written. */
export function requireCredit(
  draft: InvoicedDraft,
  invoice: InvoiceRow,
  asked: readonly RequestedCredit[],
): Credit {
  const place = { isWithdrawn: isWithdrawn(draft), isWaitedFor: draft.status === "PENDING_PAYMENT" };
  const decided = decideCredit(place, { ...invoice, lines: creditableLines(invoice) }, asked);
  if (decided.outcome === "denied")
    refuse("CREDIT_NOTE_REFUSED", { reason: CREDIT_NOTE_DENIALS[decided.because] });
  if (decided.outcome === "faulty") refuseFields(decided.fields);
  return decided.credit;
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
