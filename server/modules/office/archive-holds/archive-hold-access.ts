// The access check of legal holds: the provider's staff who see a record read them, its administrators set and end them, and to nobody else they are there.

import { asArchiveHoldId } from "@bondline/domain/ids.ts";
import { HELD_RECORDS, type HeldRecordKind } from "@bondline/domain/records/archive/archive-hold.ts";
import { type RefusalCode, refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, isProviderAdministrator, isProviderStaff } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessFacility } from "../../facilities/facilities/facility-access.ts";
import { accessApplication } from "../../facilities/facility-applications/application-access.ts";
import {
  type ArchiveHold,
  findHold,
  findHoldForChange,
  type HeldRecord,
  listHolds,
} from "./archive-hold-store.ts";

export type { ArchiveHold };

const ACCESS: Record<HeldRecordKind, (tx: Transaction, id: string) => Promise<Omit<HeldRecord, "kind">>> = {
  DOCUMENT: (tx, id) => accessDocument(tx, id, ["facts"]),
  DRAFT: (tx, id) => accessDraft(tx, id),
  FACILITY: (tx, id) => accessFacility(tx, id),
  FACILITY_APPLICATION: (tx, id) => accessApplication(tx, id),
};

/** Whoever sees a record and not its holds is told that it is not there, as one who sees neither. */
const REFUSAL = {
  DOCUMENT: "DOCUMENT_NOT_FOUND",
  DRAFT: "DRAFT_NOT_FOUND",
  FACILITY: "FACILITY_NOT_FOUND",
  FACILITY_APPLICATION: "FACILITY_APPLICATION_NOT_FOUND",
} as const satisfies Record<HeldRecordKind, RefusalCode>;

export type HeldAsked = { recordKind: HeldRecordKind; recordId: string };

async function accessHeld(
  tx: Transaction,
  { recordKind: kind, recordId }: HeldAsked,
  may: (actor: Actor) => boolean,
): Promise<HeldRecord> {
  const { id, organisationId } = await ACCESS[kind](tx, recordId);
  if (!may(tx.actor)) refuse(REFUSAL[kind], { id: recordId });
  return { kind, id, organisationId };
}

export async function accessRecordToHold(tx: Transaction, asked: HeldAsked): Promise<HeldRecord> {
  return await accessHeld(tx, asked, isProviderAdministrator);
}

export async function accessArchiveHolds(
  tx: Transaction,
  { recordKind, recordId, ...page }: HeldAsked & PageArguments,
): Promise<Page<ArchiveHold>> {
  return await listHolds(tx, await accessHeld(tx, { recordKind, recordId }, isProviderStaff), page);
}

/** Nobody else ends it until this transaction ends. */
export async function accessHoldToEnd(
  tx: Transaction,
  id: string,
): Promise<{ hold: ArchiveHold; record: HeldRecord }> {
  const found = await findHold(tx, asArchiveHoldId(id));
  if (found === undefined || !isProviderAdministrator(tx.actor))
    return refuse("ARCHIVE_HOLD_NOT_FOUND", { id });
  const { recordKind, recordId, organisationId } = found;
  const hold = (await findHoldForChange(tx, found.id)) ?? found;
  return { hold, record: { kind: recordKind as HeldRecordKind, id: recordId, organisationId } };
}

/** Whoever of the staff has the record open reads its holds again. */
export async function notifyWhoLooks(
  tx: Transaction,
  { kind, id, organisationId }: HeldRecord,
): Promise<void> {
  await tx.announce(HELD_RECORDS[kind], { id, organisationId });
}
