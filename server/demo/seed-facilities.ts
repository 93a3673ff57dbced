// The facilities of the demo: a bank's line with guarantees on it, a line for bonds, and one that another organisation shares.

import type { App } from "../app.ts";
import { setDocumentFacility } from "../modules/documents/documents/commands/set-document-facility.ts";
import type { DraftOverrides } from "./builders/draft-builder.ts";
import { buildApplication } from "./builders/facility-application-builder.ts";
import { buildFacility } from "./builders/facility-builder.ts";
import { callAs } from "./sessions.ts";

const GUARANTEE_LINE = { name: "Westpac guarantee line", limit: "2500000.00" };
const BOND_LINE = {
  name: "Contract bond facility",
  provider: "Assetinsure",
  limit: "4000000.00",
  documentVariants: ["SURETY_BOND"],
  securityType: "UNSECURED",
  costs: null,
  premiumRecurringCosts: {
    recurringFeeType: "ANNUAL_PERCENTAGE",
    recurringCostFrequency: 12,
    recurringPercentageCost: "1.9",
  },
};
const GROUP_LINE = { name: "Group guarantee line", provider: "ANZ", limit: "10000000.00", endDate: null };

const PROJECT_LINE = { name: "Project guarantee line", provider: "NAB", limit: "3000000.00", endDate: null };
const SITE_LINE = { name: "Site lease line", provider: "Bendigo Bank", limit: "600000.00", endDate: null };

export async function seedFacilities(app: App): Promise<{ guaranteeLine: string; bondLine: string }> {
  const guaranteeLine = await buildFacility(app, { fields: GUARANTEE_LINE });
  const bondLine = await buildFacility(app, { fields: BOND_LINE });
  await buildFacility(app, { owner: "wesfarmers", fields: GROUP_LINE, sharedWith: "harbour" });
  await buildFacility(app, { owner: "wesfarmers", fields: PROJECT_LINE, offeredTo: "harbour" });
  await buildFacility(app, { fields: SITE_LINE, offeredTo: "wesfarmers" });
  await buildApplication(app, { status: "SUBMITTED" });
  await buildApplication(app, { facilityType: "SURETY_BOND", status: "DRAFT" });
  return { guaranteeLine: guaranteeLine.id, bondLine: bondLine.id };
}

export function onFacility(overrides: DraftOverrides, facilityId: string): DraftOverrides {
  return { ...overrides, fields: { ...overrides.fields, facilityId } };
}

/** For a document that has just been recorded. */
export async function putOnFacility(app: App, documentId: string, facilityId: string): Promise<void> {
  await callAs(app, "ada", setDocumentFacility, { documentId, version: 1, facilityId });
}
