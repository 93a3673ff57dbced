// The only access checks of imports: they are for whoever may add documents of the organisation, and for nobody else.

import {
  IMPORT_STAGE_TEXT,
  type ImportAction,
  type ImportStage,
  mayImport,
  undoEndsAt,
} from "@bondline/domain/documents/imports/import-job.ts";
import { asImportJobId, type ImportJobId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import { type Granted, grant, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { ImportJob, ImportRow } from "./import-record.ts";
import { listImportRows, type RowsWanted } from "./import-row-store.ts";
import { findImport, findImportForChange, findSameFile, listImports } from "./import-store.ts";

export async function accessImport(tx: Transaction, id: string): Promise<ImportJob> {
  requirePerson(tx.actor);
  return requireVisible(tx, await findImport(tx, asImportJobId(id)), id);
}

export async function accessImportToChange<Action extends ImportAction>(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  action: Action,
): Promise<Granted<ImportJob, Action>> {
  requirePerson(tx.actor);
  const job = requireVisible(tx, await findImportForChange(tx, asImportJobId(id)), id);
  const named = { record: "import", status: IMPORT_STAGE_TEXT[job.stage] };
  return grantChange(job, {
    right: action,
    versionRead: version,
    decision: { allowed: mayDo(tx, job, action) },
    named,
  });
}

/** What is imported and not undone can be undone for a while; the rest goes by the stage alone. */
export function mayDo({ now }: Transaction, job: ImportJob, action: ImportAction): boolean {
  if (!mayImport(job.stage, action)) return false;
  return action !== "CAN_UNDO" || (job.rowsImported > 0 && now < (undoUntil(job) ?? now));
}

/** Null where nothing was imported, or it is undone. */
export function undoUntil({ finishedAt, stage, rowsImported }: ImportJob): Instant | null {
  const isThere = finishedAt !== null && rowsImported > 0 && mayImport(stage, "CAN_UNDO");
  return isThere ? undoEndsAt(finishedAt) : null;
}

export async function listAccessibleImports(
  tx: Transaction,
  organisationId: string,
  list: PageArguments,
): Promise<Page<ImportJob>> {
  return await listImports(tx, requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS"), list);
}

/** An import of the same file whose documents are there, of the organisation that this one was shown for. */
export async function earlierImportOf(tx: Transaction, job: ImportJob): Promise<ImportJob | undefined> {
  return await findSameFile(tx, job);
}

const RIGHTS = { CHECKING: "BEING_READ", RUNNING: "BEING_RUN", UNDOING: "BEING_UNDONE" } as const;

/** For the work that somebody asked for, by their own rights; undefined where it is no longer what it was asked for. */
export async function accessImportAtWork<Stage extends keyof typeof RIGHTS>(
  tx: Transaction,
  { id, organisationId }: Pick<ImportJob, "id" | "organisationId">,
  stage: Stage,
): Promise<Granted<ImportJob, (typeof RIGHTS)[Stage]> | undefined> {
  requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  const job = await findImportForChange(tx, id);
  if (job === undefined || job.stage !== stage) return undefined;
  return grant(job, RIGHTS[stage]);
}

/** For the portal's own part of it: what has come of its file, and how it ended. */
export async function accessImportAsSystem(
  tx: Transaction,
  id: ImportJobId,
  stages: readonly ImportStage[],
): Promise<Granted<ImportJob, "AS_SYSTEM"> | undefined> {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself takes an import without asking.");
  const job = await findImportForChange(tx, id);
  return job !== undefined && stages.includes(job.stage) ? grant(job, "AS_SYSTEM") : undefined;
}

function requireVisible(tx: Transaction, job: ImportJob | undefined, id: string): ImportJob {
  const role = job === undefined ? null : (roleIn(tx.actor, job.organisationId) ?? null);
  if (job === undefined || !decideOrganisation({ role }, "CAN_ADD_DOCUMENTS").allowed)
    refuse("IMPORT_JOB_NOT_FOUND", { id });
  return job;
}

/** Rows of an import that has come through its own access check. */
export async function listRowsOf(
  tx: Transaction,
  { id }: Pick<ImportJob, "id">,
  wanted: RowsWanted,
): Promise<ImportRow[]> {
  return await listImportRows(tx, id, wanted);
}
