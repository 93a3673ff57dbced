// The access check of the desk's checklists: the provider's administrators see all versions and set another, one after another.

import { CHECKLIST_KINDS, type ChecklistKind } from "@bondline/domain/office/checklists/checklist.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessProvider, accessProviderToChange } from "../provider/provider-access.ts";
import { type ChecklistVersion, listChecklists } from "./checklist-store.ts";

export type { ChecklistVersion };

export type DeskChecklist = {
  kind: ChecklistKind;
  /** The newest first: that one holds for records that are handed in now. */
  versions: ChecklistVersion[];
};

export async function accessChecklists(tx: Transaction): Promise<DeskChecklist[]> {
  await accessProvider(tx);
  const versions = await listChecklists(tx);
  return CHECKLIST_KINDS.map((kind) => ({
    kind,
    versions: versions.filter((version) => version.kind === kind),
  }));
}

export async function accessChecklist(tx: Transaction, kind: ChecklistKind): Promise<DeskChecklist> {
  const checklists = await accessChecklists(tx);
  return { kind, versions: checklists.find((each) => each.kind === kind)?.versions ?? [] };
}

type ToChange = { kind: ChecklistKind; versionCount: number };

/** Nobody else sets one until this transaction ends. */
export async function accessChecklistToChange(
  tx: Transaction,
  { kind, versionCount }: ToChange,
): Promise<{ providerId: string; number: number }> {
  const { id: providerId } = await accessProviderToChange(tx);
  const versionNow = (await accessChecklist(tx, kind)).versions.length;
  requireCurrent({ version: versionNow }, versionCount);
  return { providerId, number: versionNow + 1 };
}
