// Removes an alert: nothing is sent for it any more.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessAlertConfigurationToChange } from "../alert-access.ts";
import { deleteAlertConfiguration } from "../alert-store.ts";

export async function removeOrganisationAlertConfiguration(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const alert = await accessAlertConfigurationToChange(tx, input);
  await deleteAlertConfiguration(tx, alert);
  return {};
}
