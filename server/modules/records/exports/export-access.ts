// The only access checks of exports: each is for whoever asked for it, and its file only while they might have it made again.

import { asExportJobId, type ExportJobId } from "@bondline/domain/ids.ts";
import {
  EXPORT_KEPT_DAYS,
  EXPORT_STATUS_TEXT,
  type ExportKind,
  isExportWorking,
} from "@bondline/domain/records/exports/export.ts";
import { Refusal, refuse } from "@bondline/domain/refusals.ts";
import { addWholeDays } from "@bondline/domain/values/time/instant.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grant, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Export } from "./export-record.ts";
import { exportSourceOf } from "./export-sources.ts";
import { findExport, findExportForChange, listExports, listExportsToClear } from "./export-store.ts";

export async function accessExport(tx: Transaction, id: string): Promise<Export> {
  return requireOwn(tx, await findExport(tx, asExportJobId(id)), id);
}

export async function accessExportToCancel(
  tx: Transaction,
  id: string,
): Promise<Granted<Export, "CAN_CANCEL">> {
  requirePerson(tx.actor);
  const job = requireOwn(tx, await findExportForChange(tx, asExportJobId(id)), id);
  const named = { record: "export", status: EXPORT_STATUS_TEXT[job.status] };
  const decision = { allowed: isExportWorking(job.status) };
  return grantChange(job, { right: "CAN_CANCEL", versionRead: undefined, decision, named });
}

/** Of one kind alone where it is named. */
type OwnExports = PageArguments & { kind?: ExportKind | null | undefined };

export async function listOwnExports(tx: Transaction, list: OwnExports): Promise<Page<Export>> {
  const { accountId } = requirePerson(tx.actor);
  return await listExports(tx, { accountId, kind: list.kind ?? null }, list);
}

/** Asked at each press: whoever sees other rows or columns by now than the file was made of does not get it. */
export async function mayHaveFile(tx: Transaction, { wanted, rights }: Export): Promise<boolean> {
  try {
    return (await exportSourceOf(tx, wanted)).rights === rights;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}

/** For the work that somebody asked for, by their own rights; undefined where nobody waits for it any more. */
export async function accessExportAtWork(
  tx: Transaction,
  id: ExportJobId,
): Promise<Granted<Export, "BEING_MADE"> | undefined> {
  const job = requireOwn(tx, await findExportForChange(tx, id), id);
  return isExportWorking(job.status) ? grant(job, "BEING_MADE") : undefined;
}

/** For the portal's own part of it: how it ended. */
export async function accessExportAsSystem(
  tx: Transaction,
  id: ExportJobId,
): Promise<Granted<Export, "AS_SYSTEM"> | undefined> {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself takes an export without asking.");
  const job = await findExportForChange(tx, id);
  return job !== undefined && isExportWorking(job.status) ? grant(job, "AS_SYSTEM") : undefined;
}

/** Those whose days are over. */
export async function accessExportsToClear(
  tx: Transaction,
  max: number,
): Promise<Granted<Export, "AS_SYSTEM">[]> {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself clears exports.");
  const over = await listExportsToClear(tx, addWholeDays(tx.now, -EXPORT_KEPT_DAYS), max);
  return over.map((job) => grant(job, "AS_SYSTEM"));
}

function requireOwn(tx: Transaction, job: Export | undefined, id: string): Export {
  const { accountId } = requirePerson(tx.actor);
  return job?.createdBy === accountId ? job : refuse("EXPORT_NOT_FOUND", { id });
}
