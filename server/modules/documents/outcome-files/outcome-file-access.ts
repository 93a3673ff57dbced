// The only access checks of a bank's files of outcomes: they are for its own people, and each row is decided by the draft's own check.

import {
  mayDoWithOutcomeFile,
  OUTCOME_FILE_STAGE_TEXT,
  type OutcomeFileAction,
  type OutcomeFileStage,
} from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { asOutcomeFileId, type OutcomeFileId, type SupplierId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, supplierOf } from "../../../transaction/actor.ts";
import { type Granted, grant, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OutcomeFile, OutcomeRow } from "./outcome-file-record.ts";
import {
  findOutcomeFile,
  findOutcomeFileAsSystem,
  findOutcomeFileForChange,
  findSameFile,
  listOutcomeFiles,
  listOutcomeRows,
} from "./outcome-file-store.ts";

export function requireBank({ actor }: Pick<Transaction, "actor">, id: string): SupplierId {
  requirePerson(actor);
  return supplierOf(actor) ?? refuse("OUTCOME_FILE_NOT_FOUND", { id });
}

export async function accessOutcomeFile(tx: Transaction, id: string): Promise<OutcomeFile> {
  const supplierId = requireBank(tx, id);
  const found = await findOutcomeFile(tx, { id: asOutcomeFileId(id), supplierId });
  return found ?? refuse("OUTCOME_FILE_NOT_FOUND", { id });
}

export async function accessOutcomeFileToChange<Action extends OutcomeFileAction>(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  action: Action,
): Promise<Granted<OutcomeFile, Action>> {
  const supplierId = requireBank(tx, id);
  const found = await findOutcomeFileForChange(tx, { id: asOutcomeFileId(id), supplierId });
  const file = found ?? refuse("OUTCOME_FILE_NOT_FOUND", { id });
  return grantChange(file, {
    right: action,
    versionRead: version,
    decision: { allowed: mayDoWithOutcomeFile(file.stage, action) },
    named: { record: "outcome file", status: OUTCOME_FILE_STAGE_TEXT[file.stage] },
  });
}

export async function listAccessibleOutcomeFiles(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<OutcomeFile>> {
  return await listOutcomeFiles(tx, requireBank(tx, ""), list);
}

/** Of one that has come through its own access check. */
export async function rowsOf(tx: Transaction, file: OutcomeFile): Promise<OutcomeRow[]> {
  return await listOutcomeRows(tx, file);
}

/** Of one that has come through its own access check. */
export async function earlierFileOf(tx: Transaction, file: OutcomeFile): Promise<OutcomeFile | undefined> {
  return await findSameFile(tx, file);
}

const AT_WORK = { BEING_CHECKED: "CHECKING", BEING_APPLIED: "APPLYING" } as const;
export type OutcomeWork = keyof typeof AT_WORK;

/** For the work that somebody asked for, by their own rights; undefined where it is over or was discarded meanwhile. */
export async function accessOutcomeFileAtWork<Work extends OutcomeWork>(
  tx: Transaction,
  id: OutcomeFileId,
  work: Work,
): Promise<Granted<OutcomeFile, Work> | undefined> {
  const supplierId = requireBank(tx, id);
  const file = await findOutcomeFileForChange(tx, { id, supplierId });
  return file?.stage === AT_WORK[work] ? grant(file, work) : undefined;
}

/** For the portal's own part of it: that it cannot go on. */
export async function accessOutcomeFileAsSystem(
  tx: Transaction,
  id: OutcomeFileId,
): Promise<Granted<OutcomeFile, "AS_SYSTEM"> | undefined> {
  if (tx.actor.kind !== "system")
    throw new Error("Only the portal itself takes an outcome file without asking.");
  const file = await findOutcomeFileAsSystem(tx, id);
  const working: readonly OutcomeFileStage[] = Object.values(AT_WORK);
  return file !== undefined && working.includes(file.stage) ? grant(file, "AS_SYSTEM") : undefined;
}
