// The only access checks of lost originals: by what somebody may do with the document, and how far its loss has come.

import {
  LOST_ORIGINAL_STEPS,
  type LostOriginalCapability,
  type LostOriginalStatus,
  type LostOriginalStep,
  lostOriginalCapabilities,
  lostOriginalStatusAfter,
} from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { asLostOriginalId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, isProviderStaff, requirePerson, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocumentToChange, type GrantedDocument, maySee } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { lostOriginalOf } from "./lost-original-part.ts";
import type { LostOriginalOfDesk, LostOriginalRow } from "./lost-original-record.ts";
import { listLossesOfDesk } from "./lost-original-store.ts";

export type LostOriginalInput = { id: string; documentId: string; version: number };
export type LossOnDocument<Step extends LostOriginalStep> = {
  lost: LostOriginalRow;
  /** What it becomes. */
  status: LostOriginalStatus;
  document: GrantedDocument<(typeof LOST_ORIGINAL_STEPS)[Step]["needs"]>;
};

/** Locks the document, then asks whether the person may, whether what was read is current, and how far the loss has come. */
export async function accessLostOriginal<Step extends LostOriginalStep>(
  tx: Transaction,
  { id, documentId, version }: LostOriginalInput,
  step: Step,
): Promise<LossOnDocument<Step>> {
  const capability: (typeof LOST_ORIGINAL_STEPS)[Step]["needs"] = LOST_ORIGINAL_STEPS[step].needs;
  const document = await accessDocumentToChange(tx, { id: documentId, version }, capability);
  const lost = lostOriginalOf(document);
  if (lost === null || lost.id !== asLostOriginalId(id)) refuse("LOST_DOCUMENT_NOT_FOUND", { id });
  return { lost, status: lostOriginalStatusAfter(lost.status, step), document };
}

export function capabilitiesOn(
  actor: Actor,
  document: Document,
  { status }: LostOriginalRow,
): LostOriginalCapability[] {
  return lostOriginalCapabilities(status, (capability) => maySee(actor, document, capability));
}

/** For the provider's staff every one that waits; for a supplier's own people those on what it issued. */
export async function listDeskLosses(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<LostOriginalOfDesk>> {
  const { actor } = tx;
  requirePerson(actor);
  const supplierId = isProviderStaff(actor) ? undefined : supplierOf(actor);
  if (!isProviderStaff(actor) && supplierId === undefined) refuse("LOST_DOCUMENT_NOT_FOUND", { id: "desk" });
  return await listLossesOfDesk(tx, supplierId, list);
}
