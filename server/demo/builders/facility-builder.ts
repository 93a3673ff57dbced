// Makes facilities by running the real commands; a test states only what matters to it.

import { asFacilityId, type FacilityId } from "@bondline/domain/ids.ts";
import type { App } from "../../app.ts";
import { acceptFacilityShareOffer } from "../../modules/facilities/facilities/commands/accept-facility-share-offer.ts";
import { createDocumentFacility } from "../../modules/facilities/facilities/commands/create-document-facility.ts";
import { recordDocumentFacilityBankOutcome } from "../../modules/facilities/facilities/commands/record-document-facility-bank-outcome.ts";
import { sendDocumentFacilityToSupplier } from "../../modules/facilities/facilities/commands/send-document-facility-to-supplier.ts";
import { shareDocumentFacility } from "../../modules/facilities/facilities/commands/share-document-facility.ts";
import type { FacilityInput } from "../../modules/facilities/facilities/facility-input.ts";
import type { Facility } from "../../modules/facilities/facilities/facility-record.ts";
import { listOffersOf } from "../../modules/facilities/facilities/facility-share-store.ts";
import { findFacility } from "../../modules/facilities/facilities/facility-store.ts";
import { runTransaction } from "../../transaction/transaction.ts";
import { ORGANISATIONS, type OrganisationName, type SupplierName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import { callAs, signInAs } from "../sessions.ts";

export type FacilityOverrides = {
  owner?: OrganisationName;
  /** Arranged by the provider with this bank; without one it is the organisation's own record. */
  arrangedWith?: SupplierName;
  isSent?: boolean;
  /** Its bank has said yes. */
  isApproved?: boolean;
  /** Accepted by that organisation. */
  sharedWith?: OrganisationName;
  /** Not answered yet. */
  offeredTo?: OrganisationName;
  fields?: Partial<FacilityInput>;
};

const RECORDED_BY = { harbour: "ada", wesfarmers: "wes" } as const;

export async function buildFacility(app: App, overrides: FacilityOverrides = {}): Promise<Facility> {
  const owner = overrides.owner ?? "harbour";
  const token = await signInAs(app, overrides.arrangedWith === undefined ? RECORDED_BY[owner] : "rosa");
  const id = await runTransaction(app, { token }, async (tx) => {
    const { facilityId } = await createDocumentFacility(tx, {
      organisationId: idOf("organisation", owner),
      facility: { ...FIELDS, ...supplierOf(overrides.arrangedWith), ...overrides.fields },
    });
    const offeredTo = overrides.offeredTo ?? overrides.sharedWith;
    if (offeredTo !== undefined) {
      const { abn } = ORGANISATIONS[offeredTo];
      await shareDocumentFacility(tx, { id: String(facilityId), version: 1, abn });
    }
    if (overrides.isSent) await sendDocumentFacilityToSupplier(tx, { id: String(facilityId), version: 1 });
    if (overrides.isApproved)
      await recordDocumentFacilityBankOutcome(tx, { id: String(facilityId), version: 2, isApproved: true });
    return asFacilityId(String(facilityId));
  });
  if (overrides.sharedWith !== undefined) await acceptOffer(app, id, overrides.sharedWith);
  const built = await runTransaction(app, { system: "Set-up" }, (tx) => findFacility(tx, id));
  if (built === undefined) throw new Error("The builder lost its facility.");
  return built;
}

/** As an administrator of the other organisation would. */
async function acceptOffer(app: App, id: FacilityId, by: OrganisationName): Promise<void> {
  const offerId = await offerOf(app, id);
  await callAs(app, RECORDED_BY[by], acceptFacilityShareOffer, { offerId });
}

/** The id of the newest offer of a facility. */
export async function offerOf(app: App, facilityId: string): Promise<string> {
  const [offer] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    listOffersOf(tx, asFacilityId(facilityId), 1),
  );
  if (offer === undefined) throw new Error("The facility is offered to nobody.");
  return offer.id;
}

function supplierOf(name: SupplierName | undefined): Partial<FacilityInput> {
  return name === undefined ? {} : { supplierId: idOf("supplier", name) };
}

export const FIELDS: FacilityInput = {
  name: "Guarantee facility",
  provider: "Westpac Banking Corporation",
  limit: "5000000.00",
  startDate: "2026-01-01",
  endDate: "2028-12-31",
  documentVariants: ["BANK_GUARANTEE", "LEASE_BOND"],
  securityType: "PROPERTY",
  setUpCost: "2500.00",
  annualCost: "4000.00",
  costs: { recurringFeeType: "ANNUAL_PERCENTAGE", recurringCostFrequency: 6, recurringPercentageCost: "1.6" },
};
