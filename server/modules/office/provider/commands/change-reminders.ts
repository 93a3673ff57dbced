// Changes when unpaid invoices are reminded of; an invoice that was reminded of is not reminded of that step again.

import { REMINDER_RULES, reminderOrderFaults } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessProviderToChange } from "../provider-access.ts";
import { saveReminders } from "../provider-store.ts";

type Sent = { readonly [Field in keyof typeof REMINDER_RULES]?: string | number | null | undefined };
export type ChangeRemindersInput = Sent & { version: number };

export async function changeReminders(
  tx: Transaction,
  { version, ...input }: ChangeRemindersInput,
): Promise<CommandResult> {
  const { id } = await accessProviderToChange(tx, version);
  const steps = requireFields(REMINDER_RULES, flattenFields(input));
  const faults = reminderOrderFaults(steps);
  if (Object.keys(faults).length > 0) refuseFields(faults);
  await saveReminders(tx, id, steps);
  return { providerId: id };
}
