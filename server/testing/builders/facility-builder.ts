// Makes facilities by running the real commands; a test states only what matters to it.

import { asFacilityId } from "@bondline/domain/ids.ts";
import type { App } from "../../app.ts";
import { createDocumentFacility } from "../../modules/facilities/commands/create-document-facility.ts";
import { sendDocumentFacilityToSupplier } from "../../modules/facilities/commands/move-document-facility.ts";
import { shareDocumentFacility } from "../../modules/facilities/commands/share-document-facility.ts";
import type { FacilityInput } from "../../modules/facilities/facility-input.ts";
import type { Facility } from "../../modules/facilities/facility-record.ts";
import { findFacility } from "../../modules/facilities/facility-store.ts";
import { runWork } from "../../work/work.ts";
import { ORGANISATIONS, type OrganisationName, type SupplierName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import { signInAs } from "../sessions.ts";

export type FacilityWishes = {
  owner?: OrganisationName;
  /** Arranged by the provider with this bank; without one it is the organisation's own record. */
  arrangedWith?: SupplierName;
  isSent?: boolean;
  sharedWith?: OrganisationName;
  fields?: Partial<FacilityInput>;
};

const RECORDED_BY = { harbour: "ada", wesfarmers: "wes" } as const;

export async function buildFacility(app: App, wishes: FacilityWishes = {}): Promise<Facility> {
  const owner = wishes.owner ?? "harbour";
  const token = await signInAs(app, wishes.arrangedWith === undefined ? RECORDED_BY[owner] : "rosa");
  const id = await runWork(app, { token }, async (work) => {
    const { facilityId } = await createDocumentFacility(work, {
      organisationId: idOf("organisation", owner),
      facility: { ...FIELDS, ...supplierOf(wishes.arrangedWith), ...wishes.fields },
    });
    if (wishes.sharedWith !== undefined) {
      const { abn } = ORGANISATIONS[wishes.sharedWith];
      await shareDocumentFacility(work, { id: String(facilityId), version: 1, abn });
    }
    if (wishes.isSent) await sendDocumentFacilityToSupplier(work, { id: String(facilityId), version: 1 });
    return asFacilityId(String(facilityId));
  });
  const built = await runWork(app, { system: "Set-up" }, (work) => findFacility(work, id));
  if (built === undefined) throw new Error("The builder lost its facility.");
  return built;
}

function supplierOf(name: SupplierName | undefined): Partial<FacilityInput> {
  return name === undefined ? {} : { supplierId: idOf("supplier", name) };
}

const FIELDS: FacilityInput = {
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
