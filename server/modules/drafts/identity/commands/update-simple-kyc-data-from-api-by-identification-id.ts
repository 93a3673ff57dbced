// Takes over what the service holds of somebody whom it has verified; the service is asked by a job.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { IndividualPayload } from "../identity-jobs.ts";
import { accessIndividualToChange } from "../individual-access.ts";
import { isVerifiedByService } from "../individual-part.ts";

export type UpdateSimpleKycDataInput = { identificationIndividualId: string };

const NOT_VERIFIED_MESSAGE = "The identity service has not verified this person.";

export async function updateSimpleKycDataFromApiByIdentificationId(
  tx: Transaction,
  { identificationIndividualId: id }: UpdateSimpleKycDataInput,
): Promise<CommandResult> {
  const { draft, individual } = await accessIndividualToChange(
    tx,
    { id, version: undefined },
    "CAN_IDENTIFY_INDIVIDUALS",
  );
  if (!isVerifiedByService(individual)) refuseFields({ identificationIndividualId: NOT_VERIFIED_MESSAGE });
  const payload: IndividualPayload = { individualId: individual.id };
  await tx.enqueue("pull-verified-details", payload, { key: `pull verified details ${individual.id}` });
  return { draftId: draft.id, individualId: individual.id };
}
