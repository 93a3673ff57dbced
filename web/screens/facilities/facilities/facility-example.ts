// A facility as the screens' tests read it: an organisation's own, in force, of which its administrators may do everything.

import type { FacilityRecordFragment } from "../../../api/generated/graphql.ts";
import { HARBOUR_CIVIL } from "../../../testing/client-cast.ts";

export const FACILITY_ID = "0198c000-0000-7000-8000-0000000000fa";
const MAY_ALL = [
  "CAN_VIEW",
  "CAN_EDIT",
  "CAN_CLOSE",
  "CAN_RAISE_DRAFTS",
  "CAN_SHARE",
  "CAN_STOP_SHARING",
  "CAN_MANAGE_COLLABORATORS",
  "CAN_TAKE_OFF_COLLABORATORS",
  "CAN_VIEW_COSTS",
];

export function aFacility(given: Partial<FacilityRecordFragment> = {}): FacilityRecordFragment {
  return {
    id: FACILITY_ID,
    organisationId: HARBOUR_CIVIL.id,
    name: "Westpac guarantee line",
    provider: "Westpac",
    status: "ESTABLISHED",
    limit: "5000000.00",
    totalEstablished: "1430000.50",
    totalProjected: "400000.00",
    totalDrafts: "96000.00",
    totalUsed: "1926000.50",
    headroom: "3073999.50",
    startDate: "2026-01-01",
    endDate: "2028-12-31",
    version: 3,
    isSystemFacility: false,
    createdAt: "2026-01-05T00:00:00Z",
    supplierId: null,
    documentVariants: ["BANK_GUARANTEE"],
    securityType: "PROPERTY",
    setUpCost: "2500.00",
    annualCost: null,
    endedReason: null,
    bankApprovedAt: null,
    bankNote: null,
    sentToSupplierAt: null,
    closedAt: null,
    archivedAt: null,
    archiveDate: null,
    documentsOnIt: 2,
    capabilities: MAY_ALL,
    organisation: { name: HARBOUR_CIVIL.name },
    costs: {
      recurringFeeType: "ANNUAL_PERCENTAGE",
      recurringCostFrequency: 6,
      recurringPercentageCost: "1.6000",
      recurringFixedCost: null,
      recurringMinimumAnnualCost: "500.00",
      recurringSinglePayment: null,
    },
    bankFrontedBondCosts: null,
    premiumRecurringCosts: null,
    sharedFacilityWithOrganisations: [],
    shareOffers: [],
    members: [],
    ...given,
  };
}
