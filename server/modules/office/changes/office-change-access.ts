// The access check of changes that a second person approves: the provider's administrators, and to nobody else they are there.

import { asOfficeChangeId } from "@bondline/domain/ids.ts";
import {
  type ChangeDecision,
  type ChangeStatus,
  changeDecisions,
  decideChange,
} from "@bondline/domain/office/changes/office-change.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findOfficeChange,
  findOfficeChangeForDecision,
  listOfficeChanges,
  lockProviderRow,
  type OfficeChangeRow,
} from "./office-change-store.ts";

export type { OfficeChangeRow };

export async function accessOfficeChanges(
  tx: Transaction,
  { status, ...list }: PageArguments & { status?: ChangeStatus | null | undefined },
): Promise<Page<OfficeChangeRow>> {
  requireAdministrator(tx, "");
  return await listOfficeChanges(tx, status ?? null, list);
}

export async function accessOfficeChange(tx: Transaction, id: string): Promise<OfficeChangeRow> {
  requireAdministrator(tx, id);
  return (await findOfficeChange(tx, asOfficeChangeId(id))) ?? refuse("OFFICE_CHANGE_NOT_FOUND", { id });
}

export async function accessOfficeChangeToDecide(
  tx: Transaction,
  { id, version, decision }: { id: string; version: number; decision: ChangeDecision },
): Promise<OfficeChangeRow> {
  const { accountId } = requireAdministrator(tx, id);
  await lockProviderRow(tx);
  const change =
    (await findOfficeChangeForDecision(tx, asOfficeChangeId(id))) ??
    refuse("OFFICE_CHANGE_NOT_FOUND", { id });
  requireCurrent(change, version);
  const decided = decideChange({ status: change.status, isOwn: change.proposedBy === accountId }, decision);
  if (decided.allowed) return change;
  if (decided.because === "own") refuse("SECOND_PERSON_NEEDED");
  refuse("INVALID_TRANSITION", { record: "change", status: change.status, event: decision });
}

export function decisionsNow({ actor }: Transaction, change: OfficeChangeRow): ChangeDecision[] {
  const { accountId } = requirePerson(actor);
  return changeDecisions({ status: change.status, isOwn: change.proposedBy === accountId });
}

function requireAdministrator({ actor }: Transaction, id: string) {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("OFFICE_CHANGE_NOT_FOUND", { id });
  return person;
}
