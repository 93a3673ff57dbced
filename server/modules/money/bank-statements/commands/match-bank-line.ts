// Says by hand which invoice a line pays. In the dry run it is only planned; afterwards it is recorded at once.

import { isUuid } from "@bondline/domain/ids.ts";
import { BANK_LINE_NOTE_TEXT } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { isAppliedAtOnce } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { applyLine } from "../apply-line.ts";
import { findDraftOfInvoice, lockLine, saveLine } from "../bank-line-store.ts";
import { accessLineToChange, lineAtWork } from "../bank-statement-access.ts";
import { planMatches } from "../plan-lines.ts";

export type MatchBankLineInput = { id: string; version: number; invoiceId: string };

export async function matchBankLine(
  tx: Transaction,
  { invoiceId, ...input }: MatchBankLineInput,
): Promise<CommandResult> {
  const { statement, line } = await accessLineToChange(tx, input, "CAN_MATCH");
  if (line.currency !== OUR_CURRENCY) refuseFields({ id: BANK_LINE_NOTE_TEXT.FOREIGN });
  const draftId = isUuid(invoiceId) ? await findDraftOfInvoice(tx, invoiceId) : undefined;
  if (draftId === undefined) refuse("INVOICE_NOT_FOUND", { id: invoiceId });

  // Before the line names the invoice: whoever opens its payment page holds the draft and waits for whoever names it.
  if (isAppliedAtOnce(statement.stage))
    await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_SETTLE_PAYMENT");

  const before = line.invoiceId;
  const decided = { decidedBy: requirePerson(tx.actor).accountId, decidedAt: tx.now, reason: null };
  // What it comes to is worked out with all lines for that invoice.
  const planned = {
    state: "MATCHED",
    match: "EXACT",
    note: null,
    invoiceId,
    suggestedInvoiceId: invoiceId,
  } as const;
  await saveLine(tx, line, { ...planned, ...decided, isByHand: true });
  await planMatches(tx, statement, invoiceId);
  if (before !== null && before !== invoiceId) await planMatches(tx, statement, before);
  if (isAppliedAtOnce(statement.stage)) {
    const matched = await lockLine(tx, line.id);
    if (matched !== undefined) await applyLine(tx, lineAtWork(statement, matched), statement.fileName);
  }
  await tx.announce("bank_statement", { id: statement.id });
  return { bankLineId: line.id };
}
