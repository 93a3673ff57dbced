// The access check of suppliers and their fee summaries: offers, which every signed-in person and the portal itself may read.

import type { FeeSummaryId, SupplierId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FeeSummaryRow, SupplierRow } from "./fee-summary-record.ts";
import {
  findFeeSummary,
  findSupplier,
  isOfferedNow,
  listFeeSummaries,
  listSuppliers,
  type OfferWish,
} from "./fee-summary-store.ts";

export async function accessFeeSummary(tx: Transaction, id: FeeSummaryId) {
  requireKnown(tx);
  return await findFeeSummary(tx, id);
}

export async function accessSupplier(tx: Transaction, id: SupplierId): Promise<SupplierRow | undefined> {
  requireKnown(tx);
  return await findSupplier(tx, id);
}

export async function accessSuppliers(tx: Transaction): Promise<SupplierRow[]> {
  requireKnown(tx);
  return await listSuppliers(tx);
}

/** As `accessFeeSummary`, of the version that is offered now: an earlier one holds only for whoever has chosen it. */
export async function accessOffer(tx: Transaction, id: FeeSummaryId) {
  const found = await accessFeeSummary(tx, id);
  return found !== undefined && (await isOfferedNow(tx, id)) ? found : undefined;
}

/** Active offers for a kind of guarantee, cheapest to set up first; without an amount, every band. */
export async function accessOffers(tx: Transaction, wish: OfferWish): Promise<FeeSummaryRow[]> {
  requireKnown(tx);
  return await listFeeSummaries(tx, wish);
}

function requireKnown({ actor }: Transaction): void {
  if (actor.kind !== "system") requirePerson(actor);
}
