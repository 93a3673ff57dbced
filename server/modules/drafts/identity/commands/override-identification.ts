// The provider's staff have verified a person themselves, and say why; the last one lets the submission go on.

import { isStillToVerify } from "@bondline/domain/drafts/identity/identification-status.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { endCheck } from "../identity-check-store.ts";
import { accessIndividualToChange } from "../individual-access.ts";
import { saveIndividual } from "../individual-store.ts";
import { afterVerification } from "../save-answer.ts";

export type OverrideIdentificationInput = { id: string; version: number; reason: string };

const NOT_NEEDED_MESSAGE = "This person does not have to be verified, or is verified already.";

export async function overrideIdentification(
  tx: Transaction,
  { reason: given, ...read }: OverrideIdentificationInput,
): Promise<CommandResult> {
  const { draft, individual } = await accessIndividualToChange(tx, read, "CAN_VERIFY_OVERRIDE");
  if (!isStillToVerify(individual)) refuseFields({ id: NOT_NEEDED_MESSAGE });
  const verificationOverrideReason = requireReason(given);
  const verificationStatus = "VERIFIED_ADMIN" as const;

  await saveIndividual(tx, individual.id, { verificationStatus, verificationOverrideReason });
  await endCheck(tx, individual.id);
  await afterVerification(tx, draft, { ...individual, verificationStatus });
  return { draftId: draft.id, individualId: individual.id };
}
