// Changes the details of one individual.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessIndividualToChange } from "../individual-access.ts";
import { type IndividualInput, readIndividual, writeIndividual } from "../write-individual.ts";

export type UpdateIdentificationInput = { id: string; version: number; individual: IndividualInput };

export async function updateIdentification(
  tx: Transaction,
  { individual: given, ...read }: UpdateIdentificationInput,
): Promise<CommandResult> {
  const { draft, individual: before } = await accessIndividualToChange(tx, read, "CAN_MANAGE_INDIVIDUALS");
  const { individual, faults } = readIndividual(tx, draft, { given, before });
  if (Object.keys(faults).length > 0) refuseFields(faults);

  await writeIndividual(tx, draft, individual);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, individualId: before.id };
}
