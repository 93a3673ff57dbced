// The only access checks of actions of the bank: by what somebody may do with the document, and how far the action has come.

import {
  BANK_ACTION_STEPS,
  type BankActionCapability,
  type BankActionStatus,
  type BankActionStep,
  bankActionCapabilities,
  bankActionStatusAfter,
} from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { asBankActionId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, isProviderStaff, requirePerson, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocumentToChange, type GrantedDocument, maySee } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { bankActionsOf } from "./bank-action-part.ts";
import type { BankActionOfDesk, BankActionRow } from "./bank-action-record.ts";
import { listBankActionsOfDesk } from "./bank-action-store.ts";

export type BankActionInput = { id: string; documentId: string };
type ActionOnDocument<Step extends BankActionStep> = {
  action: BankActionRow;
  /** What it becomes. */
  status: BankActionStatus;
  document: GrantedDocument<(typeof BANK_ACTION_STEPS)[Step]["needs"]>;
};

/** Locks the document, then asks whether the person may, and how far the action has come: who comes second is told. */
export async function accessBankAction<Step extends BankActionStep>(
  tx: Transaction,
  { id, documentId }: BankActionInput,
  step: Step,
): Promise<ActionOnDocument<Step>> {
  const capability: (typeof BANK_ACTION_STEPS)[Step]["needs"] = BANK_ACTION_STEPS[step].needs;
  const document = await accessDocumentToChange(tx, { id: documentId, version: undefined }, capability);
  const wanted = asBankActionId(id);
  const action = bankActionsOf(document).find((each) => each.id === wanted);
  if (action === undefined) refuse("BANK_ACTION_NOT_FOUND", { id });
  return { action, status: bankActionStatusAfter(action.status, step), document };
}

export function capabilitiesOn(
  actor: Actor,
  document: Document,
  { status }: BankActionRow,
): BankActionCapability[] {
  return bankActionCapabilities(status, (capability) => maySee(actor, document, capability));
}

/** For the provider's staff every one that waits; for a supplier's own people those on what it issued. */
export async function listDeskBankActions(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<BankActionOfDesk>> {
  const { actor } = tx;
  requirePerson(actor);
  const supplierId = isProviderStaff(actor) ? undefined : supplierOf(actor);
  if (!isProviderStaff(actor) && supplierId === undefined) refuse("BANK_ACTION_NOT_FOUND", { id: "desk" });
  return await listBankActionsOfDesk(tx, supplierId, list);
}
