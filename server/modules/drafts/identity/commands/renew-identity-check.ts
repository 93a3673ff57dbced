// Asks for another token of a check that has begun: one opens the service's page for half an hour.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { enqueueOpening, requireToVerify } from "../ask-for-check.ts";
import { accessIndividualToChange } from "../individual-access.ts";

export type IndividualIdInput = { id: string };

export const NOT_BEGUN_MESSAGE = "Submit this person's details first.";

export async function renewIdentityCheck(tx: Transaction, { id }: IndividualIdInput): Promise<CommandResult> {
  const { draft, individual } = await accessIndividualToChange(
    tx,
    { id, version: undefined },
    "CAN_IDENTIFY_INDIVIDUALS",
  );
  requireToVerify(tx, individual);
  if (individual.verificationIdEncrypted === null) refuseFields({ id: NOT_BEGUN_MESSAGE });
  await enqueueOpening(tx, individual);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, individualId: individual.id };
}
