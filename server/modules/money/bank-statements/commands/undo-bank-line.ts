// Takes back what was said of a line, or what was recorded of it while nothing has followed: it waits for a person again.

import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeBackBankDeposit } from "../../../drafts/draft-payments/commands/take-back-bank-deposit.ts";
import { findDraftOfInvoice, saveLine } from "../bank-line-store.ts";
import { accessLineToChange } from "../bank-statement-access.ts";
import { planMatches } from "../plan-lines.ts";
import { LINE_REASON, type SetAsideBankLineInput } from "./set-aside-bank-line.ts";

export async function undoBankLine(tx: Transaction, input: SetAsideBankLineInput): Promise<CommandResult> {
  const { statement, line } = await accessLineToChange(tx, input, "CAN_UNDO");
  const { reason } = requireFields(LINE_REASON, { reason: input.reason });

  const { invoiceId, paymentId, match } = line;
  const decided = { decidedBy: requirePerson(tx.actor).accountId, decidedAt: tx.now, reason };
  const none = {
    match: null,
    invoiceId: null,
    suggestedInvoiceId: null,
    openCents: null,
    recordedPaymentId: null,
    isByHand: false,
  };
  await saveLine(tx, line, { ...decided, ...none, state: "UNMATCHED", note: "UNDONE", paymentId: null });
  if (invoiceId !== null && paymentId !== null && match !== null) {
    const draftId = await findDraftOfInvoice(tx, invoiceId);
    if (draftId !== undefined) await takeBackBankDeposit(tx, { draftId, invoiceId, paymentId, match });
  }
  if (invoiceId !== null) await planMatches(tx, statement, invoiceId);
  await tx.announce("bank_statement", { id: statement.id });
  return { bankLineId: line.id };
}
