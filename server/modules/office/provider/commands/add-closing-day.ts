// Closes the desk on a day: no hour of business passes on it for work that comes in from now on.

import { CLOSING_DAY_RULES, findClosingDayFault } from "@bondline/domain/office/closing-days/closing-day.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessClosingDaysToChange } from "../closing-day-access.ts";
import { insertClosingDay } from "../closing-day-store.ts";

export async function addClosingDay(
  tx: Transaction,
  input: { date: string; name: string },
): Promise<CommandResult> {
  const facts = await accessClosingDaysToChange(tx);
  const day = requireFields(CLOSING_DAY_RULES, input, {
    across: ({ date }) => findClosingDayFault(date, facts),
  });
  await insertClosingDay(tx, facts.providerId, day);
  return { providerId: facts.providerId };
}
