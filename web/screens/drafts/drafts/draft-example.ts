// A draft in which everything is filled in, for tests to state only what matters to them.

import {
  DRAFT_DETAILS,
  DRAFT_FIELDS,
  DRAFT_SUBMISSION,
} from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { headsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { emptyRecord } from "@bondline/domain/values/fields/testing.ts";
import type { BankProfileFieldsFragment, DraftRecordFragment } from "../../../api/generated/graphql.ts";
import { applicant, beneficiary } from "../../parties/parties/public/party-example.ts";

export const DRAFT_ID = "0198c000-0000-7000-8000-0000000000f1";
export const OWNER_ID = "0198c000-0000-7000-8000-000000000011";

export const SUBMISSION_FIELDS: string[] = headsOf(DRAFT_SUBMISSION);

export function aBankProfile(given: Partial<BankProfileFieldsFragment> = {}): BankProfileFieldsFragment {
  return {
    supplierId: "s",
    key: "OTHER",
    tradeName: "Macquarie",
    features: [],
    resources: [],
    ...given,
  };
}

export function aDraft(given: Partial<DraftRecordFragment> = {}): DraftRecordFragment {
  return {
    ...emptyRecord(DRAFT_FIELDS),
    id: DRAFT_ID,
    organisationId: OWNER_ID,
    version: 4,
    status: "DRAFT",
    processType: "BANK_GUARANTEE",
    referenceNumber: "DR-20871",
    capabilities: [
      "CAN_VIEW",
      "CAN_EDIT",
      "CAN_CANCEL",
      "CAN_SUBMIT",
      "CAN_VIEW_PROGRESS",
      "CAN_MANAGE_ATTACHMENTS",
      "CAN_COMMENT",
    ],
    editableFields: [...headsOf(DRAFT_DETAILS), "parties", ...SUBMISSION_FIELDS],
    amount: "400000.00",
    purpose: "PERFORMANCE",
    projectAddress: "180 Pigdons Road, Waurn Ponds VIC 3216",
    yourReference: "HC-0318",
    agreementContent: "D&C contract HR-22, Waurn Ponds duplication",
    expiryType: "FIXED",
    expiresAt: "2028-07-14",
    expectedReturnDate: "2028-06-30",
    contractForm: "AS4000_EXPIRY",
    contractTitle: "Waurn Ponds duplication",
    contractNumber: "HR-22",
    contractDate: "2026-10-01",
    issuerSourceOfFunds: "BUSINESS_INCOME",
    refundAccountNumber: "•••••671",
    refundBSB: "062000",
    feeSummaryId: "0198c000-0000-7000-8000-0000000000c1",
    financeStatus: "NOT_OFFERED",
    bankProfile: null,
    bGSwitch: null,
    securityType: null,
    hasDeclaredRevenue: null,
    contractQuestionnaire: null,
    requestedSuretyDocuments: [],
    totalFees: "4550.00",
    documentId: null,
    predecessor: null,
    requestChangeReason: null,
    rejectionReason: null,
    archivedAt: null,
    archiveDate: null,
    submittedAt: null,
    createdAt: "2026-11-08T22:00:00Z",
    updatedAt: "2026-11-09T02:00:00Z",
    waitingFor: "APPLICANT",
    waitingSince: "2026-11-08T22:00:00Z",
    organisation: { id: OWNER_ID, name: "Harbour Civil Pty Ltd", abn: "51824753556" },
    deliveryDetails: {
      deliveryType: "DIGITAL",
      recipientNames: null,
      companyName: null,
      phoneNumber: null,
      address: null,
    },
    parties: [applicant(), beneficiary()],
    applicableRequirements: [
      { field: "amount", message: "Enter the amount.", requirementMet: true },
      { field: "submissionTerms", message: "Accept the submission terms.", requirementMet: false },
    ],
    attachments: [],
    draftCollaborators: [],
    progress: progress(),
    feeSummary: null,
    productSelectionSummary: null,
    paymentDetails: null,
    invoices: [],
    nextPeriod: null,
    paymentSubscription: null,
    refunds: [],
    securityMoney: null,
    ...given,
  };
}

function progress(): DraftRecordFragment["progress"] {
  return [
    { label: "Drafted", state: "CURRENT", at: "2026-11-08T22:00:00Z", by: "Ada Marsh" },
    { label: "Submitted", state: "LATER", at: null, by: null },
    { label: "Payment", state: "LATER", at: null, by: null },
    { label: "With the bank", state: "LATER", at: null, by: null },
    { label: "Established", state: "LATER", at: null, by: null },
  ];
}
