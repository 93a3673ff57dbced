// Saves an application as it stands in its form, whole; what has not changed leaves no trace in the history.

import { checkApplication } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { type ApplicationInput, textsOfApplication, textsOfInput } from "../application-input.ts";
import { announceApplication } from "../application-mails.ts";
import { replaceEntities, replaceProperties, saveApplication } from "../application-store.ts";

export async function updateFacilityApplication(
  tx: Transaction,
  input: { id: string; version: number; application: ApplicationInput },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_EDIT");
  const texts = textsOfInput(input.application);
  const validated = checkApplication(texts);
  if (!validated.ok) refuseFields(validated.fields);

  const before = textsOfApplication(application);
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  await saveApplication(tx, application, validated.values);
  if (differs(before.entities, texts.entities))
    await replaceEntities(tx, application, validated.values.entities);
  if (differs(before.properties, texts.properties))
    await replaceProperties(tx, application, validated.values.properties);
  await announceApplication(tx, application);
  return { applicationId: application.id };
}
