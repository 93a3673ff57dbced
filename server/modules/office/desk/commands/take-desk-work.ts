// Takes a piece of work that nobody has.

import { STEP_TAKEN } from "@bondline/domain/office/desk/desk-work.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDeskWorkToStep } from "../desk-work-access.ts";
import { insertStep, saveTaken } from "../desk-work-store.ts";

export async function takeDeskWork(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const work = await accessDeskWorkToStep(tx, input, "TAKE");
  const { accountId } = requirePerson(tx.actor);
  await saveTaken(tx, work, accountId);
  await insertStep(tx, work, { step: STEP_TAKEN.TAKE, by: accountId });
  await tx.announce("desk_work", { id: work.id });
  return { deskWorkId: work.id };
}
