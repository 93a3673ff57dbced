// Says that a line pays no invoice, and why: it is looked after elsewhere.

import { BANK_LINE_REASON_MAX } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveLine } from "../bank-line-store.ts";
import { accessLineToChange } from "../bank-statement-access.ts";
import { planMatches } from "../plan-lines.ts";

export type SetAsideBankLineInput = { id: string; version: number; reason: string };

export const LINE_REASON = { reason: required(severalLines(BANK_LINE_REASON_MAX)) };

export async function setAsideBankLine(
  tx: Transaction,
  input: SetAsideBankLineInput,
): Promise<CommandResult> {
  const { statement, line } = await accessLineToChange(tx, input, "CAN_SET_ASIDE");
  const { reason } = requireFields(LINE_REASON, { reason: input.reason });

  const decided = { decidedBy: requirePerson(tx.actor).accountId, decidedAt: tx.now, reason };
  await saveLine(tx, line, { ...decided, state: "SET_ASIDE", match: null, invoiceId: null, isByHand: false });
  if (line.invoiceId !== null) await planMatches(tx, statement, line.invoiceId);
  await tx.announce("bank_statement", { id: statement.id });
  return { bankLineId: line.id };
}
