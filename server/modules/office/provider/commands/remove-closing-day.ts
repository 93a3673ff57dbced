// Takes a closing day back that has not begun: the desk is open on it for work that comes in from now on.

import { CLOSING_DAY_RULES, findRemovalFault } from "@bondline/domain/office/closing-days/closing-day.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessClosingDaysToChange } from "../closing-day-access.ts";
import { deleteClosingDay } from "../closing-day-store.ts";

export async function removeClosingDay(tx: Transaction, input: { date: string }): Promise<CommandResult> {
  const facts = await accessClosingDaysToChange(tx);
  const { date } = requireFields({ date: CLOSING_DAY_RULES.date }, input);
  const fault = findRemovalFault(date, facts);
  if (fault !== undefined) refuseFields({ date: fault });
  await deleteClosingDay(tx, date);
  return { providerId: facts.providerId };
}
