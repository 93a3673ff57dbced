// The door to suppliers and their fee summaries: offers, which every signed-in person and the portal itself may read.

import type { FeeSummaryId, SupplierId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import type { FeeSummaryRow, SupplierRow } from "./fee-summary-record.ts";
import {
  findFeeSummary,
  findSupplier,
  listFeeSummaries,
  listSuppliers,
  type OfferWish,
} from "./fee-summary-store.ts";

export async function accessFeeSummary(work: Work, id: FeeSummaryId): Promise<FeeSummaryRow | undefined> {
  requireKnown(work);
  return await findFeeSummary(work, id);
}

export async function accessSupplier(work: Work, id: SupplierId): Promise<SupplierRow | undefined> {
  requireKnown(work);
  return await findSupplier(work, id);
}

export async function accessSuppliers(work: Work): Promise<SupplierRow[]> {
  requireKnown(work);
  return await listSuppliers(work);
}

/** Active offers for a kind of guarantee, cheapest to set up first; without an amount, every band. */
export async function accessOffers(work: Work, wish: OfferWish): Promise<FeeSummaryRow[]> {
  requireKnown(work);
  return await listFeeSummaries(work, wish);
}

function requireKnown({ actor }: Work): void {
  if (actor.kind !== "system") requirePerson(actor);
}
