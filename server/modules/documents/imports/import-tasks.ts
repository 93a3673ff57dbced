// What of an import is done in the background, by the names of the tasks.

import type { AccountId, ImportJobId, OrganisationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ImportJob } from "./import-record.ts";

/** By the rights of whoever has asked for it; where its file has just come, of whoever sent that. */
export type CheckPayload = { importJobId: ImportJobId; accountId?: AccountId };
export type WorkPayload = { importJobId: ImportJobId; organisationId: OrganisationId; accountId: AccountId };

/** Asked for by whoever is at work. */
export function workOn(
  tx: Transaction,
  { id, organisationId }: Pick<ImportJob, "id" | "organisationId">,
): WorkPayload {
  return { importJobId: id, organisationId, accountId: requirePerson(tx.actor).accountId };
}

const keyOf = (id: ImportJobId) => ({ key: `import ${id}` });

export async function enqueueCheck(tx: Transaction, work: WorkPayload): Promise<void> {
  await tx.enqueue("check-import", work, keyOf(work.importJobId));
}

export async function enqueueRun(tx: Transaction, work: WorkPayload): Promise<void> {
  await tx.enqueue("run-import", work, keyOf(work.importJobId));
}

export async function enqueueUndo(tx: Transaction, work: WorkPayload): Promise<void> {
  await tx.enqueue("undo-import", work, keyOf(work.importJobId));
}
