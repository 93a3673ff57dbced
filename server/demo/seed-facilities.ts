// The facilities of the demo: a bank's line with guarantees on it, a line for bonds, those that others share, and applications at several of their steps.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../app.ts";
import { setDocumentFacility } from "../modules/documents/documents/commands/set-document-facility.ts";
import { submitFacilityApplication } from "../modules/facilities/facility-applications/commands/submit-facility-application.ts";
import type { LineName } from "./book-recorded.ts";
import { buildApplication } from "./builders/facility-application-builder.ts";
import { buildFacility } from "./builders/facility-builder.ts";
import { nextEndOfFinancialYear } from "./demo-clock.ts";
import { attachApplicationFile, type DemoFile } from "./demo-files.ts";
import { callAs } from "./sessions.ts";

const WESTPAC_LINE = { name: "Westpac guarantee line", limit: "2500000.00" };
const MACQUARIE_LINE = {
  name: "Macquarie guarantee facility",
  provider: "Macquarie Bank Limited",
  limit: "6500000.00",
  costs: { recurringFeeType: "ANNUAL_PERCENTAGE", recurringCostFrequency: 6, recurringPercentageCost: "2" },
};
const BOND_LINE = {
  name: "Contract bond facility",
  provider: "Assetinsure",
  limit: "6500000.00",
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

const ARRANGED_LINE = { name: "Plant guarantee line", limit: "1200000.00", endDate: null, costs: null };
const PROJECT_LINE = { name: "Project guarantee line", provider: "NAB", limit: "3000000.00", endDate: null };
const SITE_LINE = { name: "Site lease line", provider: "Bendigo Bank", limit: "600000.00", endDate: null };

const APPLICATION_FILES: readonly DemoFile[] = [
  {
    fileName: "Financial statements.pdf",
    variant: "FINANCIAL_STATEMENTS",
    lines: [
      "Harbour Civil Pty Ltd",
      "Financial statements for the last financial year",
      "Revenue 48,200,000",
    ],
  },
  {
    fileName: "Management accounts.pdf",
    variant: "MANAGEMENT_ACCOUNTS",
    lines: ["Harbour Civil Pty Ltd", "Management accounts for the year to date", "Revenue 16,900,000"],
  },
  {
    fileName: "Group structure.pdf",
    variant: "GROUP_STRUCTURE",
    lines: ["Harbour Civil Pty Ltd", "Harbour Plant Pty Ltd, wholly owned"],
  },
  {
    fileName: "Westpac facility letter.pdf",
    variant: "BANKING_FACILITIES",
    lines: ["Westpac Banking Corporation", "Guarantee facility 2,500,000"],
  },
];

/** By their ids. */
export type DemoFacilities = Record<LineName, string>;

/** That of Macquarie ends before much of what is on it: from the day after, it is over its limit. */
export async function seedFacilities(app: App, today: PlainDate): Promise<DemoFacilities> {
  const startDate = dayAt(app.ports.clock.now(), DEFAULT_ZONE);
  const westpac = await buildFacility(app, { fields: { ...WESTPAC_LINE, startDate } });
  const endDate = nextEndOfFinancialYear(today);
  const macquarie = await buildFacility(app, { fields: { ...MACQUARIE_LINE, startDate, endDate } });
  const bonds = await buildFacility(app, { fields: { ...BOND_LINE, startDate, endDate: null } });
  return { westpac: westpac.id, macquarie: macquarie.id, bonds: bonds.id };
}

/** What others share, what is offered, and what is applied for, as of late. */
export async function seedFacilityBusiness(app: App): Promise<void> {
  await buildFacility(app, { owner: "wesfarmers", fields: GROUP_LINE, sharedWith: "harbour" });
  await buildFacility(app, { owner: "wesfarmers", fields: PROJECT_LINE, offeredTo: "harbour" });
  await buildFacility(app, { fields: SITE_LINE, offeredTo: "wesfarmers" });
  await buildApplication(app, { owner: "wesfarmers", status: "SUBMITTED", sharedWith: "harbour" });
  await submitWithFiles(app);
  await buildApplication(app, { facilityType: "SURETY_BOND", status: "DRAFT" });
  await buildApplication(app, {
    status: "PROCESSING",
    question:
      "Please tell us which financial year the statements are of, and attach those of the year before.",
    offeredTo: "wesfarmers",
  });
  await buildApplication(app, { status: "PENDING_PAYMENT" });
  await buildFacility(app, { arrangedWith: "macquarie", isSent: true, fields: ARRANGED_LINE });
}

/** With four of the six files that are asked for. */
async function submitWithFiles(app: App): Promise<void> {
  const { id, version } = await buildApplication(app);
  for (const file of APPLICATION_FILES)
    await attachApplicationFile(app, { applicationId: id, by: "ada", file });
  await callAs(app, "ada", submitFacilityApplication, { id, version });
}

/** For a document that has just been recorded. */
export async function putOnFacility(app: App, documentId: string, facilityId: string): Promise<void> {
  await callAs(app, "ada", setDocumentFacility, { documentId, version: 1, facilityId });
}
