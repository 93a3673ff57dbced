// A session at the service has ended, says the browser that was there: a reason to ask the service itself, and no more.

import { isVerified, minutesUntilAsked } from "@bondline/domain/drafts/identity/identification-status.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveCheck } from "../identity-check-store.ts";
import type { IndividualPayload } from "../identity-jobs.ts";
import { accessIndividualToChange } from "../individual-access.ts";
import { type IndividualIdInput, NOT_BEGUN_MESSAGE } from "./renew-identity-check.ts";

export async function updateGreenId(tx: Transaction, { id }: IndividualIdInput): Promise<CommandResult> {
  const { draft, individual } = await accessIndividualToChange(
    tx,
    { id, version: undefined },
    "CAN_IDENTIFY_INDIVIDUALS",
  );
  if (individual.verificationIdEncrypted === null) refuseFields({ id: NOT_BEGUN_MESSAGE });
  if (!isVerified(individual.verificationStatus)) {
    const payload: IndividualPayload = { individualId: individual.id };
    await saveCheck(tx, individual.id, { dueAt: addMinutes(tx.now, minutesUntilAsked(0)), timesAsked: 0 });
    await tx.enqueue("check-identity", payload, { key: `check identity ${individual.id}` });
  }
  return { draftId: draft.id, individualId: individual.id };
}
