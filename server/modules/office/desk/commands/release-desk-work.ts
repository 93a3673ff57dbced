// Lets a piece of work go, so that anybody at the desk may take it.

import { STEP_TAKEN } from "@bondline/domain/office/desk/desk-work.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDeskWorkToStep } from "../desk-work-access.ts";
import { insertStep, saveTaken } from "../desk-work-store.ts";

export async function releaseDeskWork(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const work = await accessDeskWorkToStep(tx, input, "RELEASE");
  await saveTaken(tx, work, null);
  await insertStep(tx, work, { step: STEP_TAKEN.RELEASE, by: requirePerson(tx.actor).accountId });
  await tx.announce("desk_work", { id: work.id });
  return { deskWorkId: work.id };
}
