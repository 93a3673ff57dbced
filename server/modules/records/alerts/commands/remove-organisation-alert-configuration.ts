// Removes an alert: nothing is sent for it any more.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessAlertConfigurationToChange } from "../alert-access.ts";
import { deleteAlertConfiguration } from "../alert-store.ts";

export async function removeOrganisationAlertConfiguration(
  work: Work,
  input: { id: string; version: number },
): Promise<Answer> {
  const alert = await accessAlertConfigurationToChange(work, input);
  await deleteAlertConfiguration(work, alert.id);
  return {};
}
