// A surety bond's own part, complete, and a draft that becomes one; for tests and for the demo business.

import { asDraftId } from "@bondline/domain/ids.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import type { App } from "../../app.ts";
import { accessDraftAsSystem } from "../../modules/drafts/drafts/draft-access.ts";
import { savePart } from "../../modules/drafts/drafts/save-part.ts";
import { runTransaction } from "../../transaction/transaction.ts";

const NO = { active: false };

/** Every question answered, the revenue declared, one bond asked for. */
export const WHOLE_BOND = {
  securityType: "INDEMNITY",
  hasDeclaredRevenue: true,
  contractQuestionnaire: {
    contractDescription: "Head contract for the Pyrmont wharf upgrade, stage 2.",
    contractLocation: "8 Wharf Road, Pyrmont NSW 2009",
    totalValue: "8400000.00",
    contractNumber: "HC-2026-118",
    startDate: "2026-12-01",
    completionDate: "2027-11-30",
    practicalCompletionDate: "2027-10-31",
    finalCompletionDate: "2030-04-30",
    maintenanceYears: 2,
    maintenanceMonths: 6,
    isSubcontractor: false,
    hasForceMajeure: true,
    coversNuclearRisk: false,
    bankFrontedBondsRequested: false,
    hasPreviousContracts: true,
    hasSimilarContracts: true,
    hasDesignObligationsLiability: false,
    hasDelayEvents: false,
    isExistingProject: false,
    projectNotOnBudget: false,
    defectsAndFaults: NO,
    defectsLiabilityPeriodExtended: NO,
    issuesAndDisputes: NO,
    replacingExistingSecurity: { active: true, detail: "Retention of $200,000 held by the principal." },
  },
  requestedSuretyDocuments: [
    {
      purpose: "PERFORMANCE",
      amount: "420000.00",
      periodStartDate: "2026-12-01",
      periodEndDate: "2028-04-30",
      hasCustomWording: false,
      documentWordingTemplate: "AS4000",
    },
  ],
};

/** The draft stands for a surety bond from then on. */
export async function aBondOn(app: App, draft: { id: string }): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await tx.query("update draft set process_type = 'SURETY_BOND' where id = $1", [draft.id]);
    const changing = await accessDraftAsSystem(tx, asDraftId(draft.id));
    await savePart(tx, "draft_surety_bond", changing, { securityType: "INDEMNITY" });
  });
}

/** One bond asked for on such a draft. */
export async function aRequestOn(app: App, draft: { id: string }): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) =>
    savePart(tx, "requested_surety_document", await accessDraftAsSystem(tx, asDraftId(draft.id)), {
      purpose: "PERFORMANCE",
      amountCents: cents(42_000_000n),
    }),
  );
}
