// What is looked at of one record since it was handed in, and where its decision stops while a required line is open: called by the decision's own command, with its record locked.

import {
  type ChecklistKind,
  type LookedAt,
  lookedAt,
  openLines,
} from "@bondline/domain/office/checklists/checklist.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type ChecklistStepRow, listChecklistSteps } from "./checklist-step-store.ts";
import { findChecklistAt } from "./checklist-store.ts";

export type ChecklistRun = {
  kind: ChecklistKind;
  recordId: string;
  /** When it was handed in; null until then. */
  begunAt: Instant | null;
};
export type RunningChecklist = {
  checklistId: string;
  begunAt: Instant;
  lines: LookedAt<ChecklistStepRow>[];
};

/** The list that held when the record was handed in; undefined where there was none. */
export async function readChecklist(
  tx: Transaction,
  { kind, recordId, begunAt }: ChecklistRun,
): Promise<RunningChecklist | undefined> {
  if (begunAt === null) return undefined;
  const version = await findChecklistAt(tx, kind, begunAt);
  if (version === undefined || version.lines.length === 0) return undefined;
  const steps = await listChecklistSteps(tx, recordId, begunAt);
  return { checklistId: version.id, begunAt, lines: lookedAt(version.lines, steps) };
}

export async function requireChecklistDone(tx: Transaction, run: ChecklistRun): Promise<void> {
  const lines = openLines((await readChecklist(tx, run))?.lines ?? []);
  if (lines.length > 0) refuse("CHECKLIST_OPEN", { lines });
}
