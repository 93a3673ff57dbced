// A submitted draft in which everything is in order, for tests to state only what matters to them.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { emptyRecord } from "@bondline/domain/values/fields/testing.ts";
import type { RegisterAnswers } from "../../../parties/business-register/public/use-registered-businesses.ts";
import type { StaffDraftRecord } from "./staff-check.ts";

export function aStaffDraft(given: Partial<StaffDraftRecord> = {}): StaffDraftRecord {
  return {
    ...emptyRecord(DRAFT_FIELDS),
    editableFields: [],
    financeStatus: null,
    predecessor: null,
    progress: [],
    id: "0192f000-0000-7000-8000-000000000001",
    organisationId: "0192f000-0000-7000-8000-00000000000a",
    version: 4,
    status: "SUBMITTED",
    processType: "BANK_GUARANTEE",
    referenceNumber: "DR-20911",
    yourReference: "LC-0318",
    amount: "1150000.00",
    purpose: "PERFORMANCE",
    projectAddress: "180 Pigdons Road, Waurn Ponds VIC 3216",
    agreementContent: "D&C contract HR-22",
    contractForm: "AS4000_EXPIRY",
    expiryType: "FIXED",
    expiresAt: "2028-09-30",
    waitingFor: "PROVIDER",
    waitingSince: "2026-11-17T21:00:00Z",
    submittedAt: "2026-11-17T21:00:00Z",
    createdAt: "2026-11-16T21:00:00Z",
    updatedAt: "2026-11-17T21:00:00Z",
    requestChangeReason: null,
    rejectionReason: null,
    archivedAt: null,
    archiveDate: null,
    totalFees: "12150.00",
    issuerSourceOfFunds: "BUSINESS_INCOME",
    directorFirstName: "Ruth",
    directorLastName: "Calder",
    directorEmail: "ruth@lachlancivil.example",
    isVisibleToSupplier: true,
    discountPercentage: null,
    establishmentFeeDiscountAmount: null,
    acceptedChannelPartnerId: null,
    acceptedChannelPartnerName: null,
    waitingRequiredDocuments: { applicantDocuments: [], bankDocuments: [] },
    documentId: null,
    bGSwitch: null,
    securityType: null,
    hasDeclaredRevenue: null,
    contractQuestionnaire: null,
    requestedSuretyDocuments: [],
    capabilities: ["CAN_VIEW", "CAN_REQUEST_CHANGES", "CAN_REJECT", "CAN_APPROVE_SUBMISSION"],
    bankProfile: null,
    feeSummaryId: "fee-1",
    feeSummary: {
      id: "fee-1",
      name: "Standard",
      securityTypeCash: false,
      supplier: { id: "s", name: "Macquarie", tradeName: "Macquarie" },
    },
    organisation: {
      id: "0192f000-0000-7000-8000-00000000000a",
      name: "Lachlan Civil Pty Ltd",
      abn: "53004085616",
      abnStatus: "CONFIRMED",
    },
    deliveryDetails: {
      deliveryType: "COURIER",
      companyName: "Lachlan Civil Pty Ltd",
      recipientNames: "Ruth Calder",
      address: "88 Franklin Street, Melbourne VIC 3000",
      phoneNumber: "0491570156",
    },
    parties: [applicant(), beneficiary()],
    applicableRequirements: [{ field: "amount", message: "The amount is given", requirementMet: true }],
    attachments: [contractFile()],
    draftCollaborators: [beneficiaryPerson()],
    productSelectionSummary: fees(),
    paymentDetails: null,
    invoices: [],
    refundAccountName: "Lachlan Civil Pty Ltd",
    refundAccountNumber: "••• 671",
    refundBSB: "062000",
    nextPeriod: null,
    paymentSubscription: null,
    refunds: [],
    securityMoney: null,
    unmatchedPayments: [],
    needsSecondApproval: false,
    deskApprovals: [],
    ...given,
  };
}

/** Asked for and not come yet. */
export function securityMoney(
  given: Partial<NonNullable<StaffDraftRecord["securityMoney"]>> = {},
): NonNullable<StaffDraftRecord["securityMoney"]> {
  return {
    askedAmount: "1150000.00",
    bankName: "Macquarie",
    heldAmount: "0.00",
    heldDate: null,
    missingAmount: "1150000.00",
    returnableAmount: "0.00",
    returnedAmount: "0.00",
    returnedDate: null,
    status: "ASKED",
    movements: [],
    ...given,
  };
}

function applicant(): StaffDraftRecord["parties"][number] {
  return {
    id: "party-1",
    partyVariant: "ISSUER",
    partyEntityType: "PRV",
    name: "Lachlan Civil Pty Ltd",
    abn: "53004085616",
    address: "88 Franklin Street, Melbourne VIC 3000",
    state: "VIC",
    postcode: "3000",
    notes: null,
    primaryContact: {
      givenName: "Ruth",
      familyName: "Calder",
      email: "ruth@lachlancivil.example",
      phoneNumber: "0491570156",
    },
  };
}

function beneficiary(): StaffDraftRecord["parties"][number] {
  return {
    id: "party-2",
    partyVariant: "BENEFICIARY",
    partyEntityType: null,
    name: "Hume Rail Delivery Authority",
    abn: "51824753556",
    address: "12 Malop Street, Geelong VIC 3220",
    state: "VIC",
    postcode: "3220",
    notes: null,
    primaryContact: {
      givenName: "Alison",
      familyName: "Brandt",
      email: "a.brandt@humerail.example",
      phoneNumber: "0355502210",
    },
  };
}

function contractFile(): StaffDraftRecord["attachments"][number] {
  return {
    id: "file-1",
    fileName: "Contract HR-22.pdf",
    fileSize: 412000,
    contentType: "application/pdf",
    received: true,
    infectedFileStatus: "CLEAN",
    failureReason: null,
    uploadedBy: "Ruth Calder",
    variant: "OTHER",
    createdAt: "2026-11-16T22:00:00Z",
  };
}

function beneficiaryPerson(): StaffDraftRecord["draftCollaborators"][number] {
  return {
    id: "person-1",
    givenName: "Alison",
    familyName: "Brandt",
    emailAddress: "a.brandt@humerail.example",
    organisationName: "Hume Rail Delivery Authority",
    roles: ["BENEFICIARY"],
    hasApproved: true,
    approvedAt: "2026-11-16T22:00:00Z",
    shownToOrganisation: null,
    invitationStatus: "ACCEPTED",
    expiresAt: null,
    invitedBy: "Ruth Calder",
    isMember: false,
    capabilities: [],
  };
}

function fees(): NonNullable<StaffDraftRecord["productSelectionSummary"]> {
  return {
    totalFees: "12150.00",
    gst: "0.00",
    securityAmount: null,
    feeSummary: { id: "fee-1", name: "Standard", supplier: { tradeName: "Macquarie" } },
    lineItems: [
      { description: "Establishment Fee", amount: "650.00", taxTreatment: "INPUT_TAXED" },
      { description: "First half year", amount: "11500.00", taxTreatment: "INPUT_TAXED" },
    ],
    steps: [{ label: "First half year", workedOut: "$1,150,000.00 × 2.00% × 6 ÷ 12", amount: "11500.00" }],
  };
}

/** A register that has every party of the example under the name it gives. */
export const AS_REGISTERED: RegisterAnswers = (number) => {
  const party = aStaffDraft().parties.find(({ abn }) => abn === number);
  return {
    state: "FOUND",
    business: {
      abn: number,
      name: party?.name ?? "",
      entityType: "PRV",
      status: "ACTIVE",
      state: null,
      postcode: null,
    },
  };
};

type Approval = StaffDraftRecord["deskApprovals"][number];

/** By Gus Reid, and it waits for whoever looks. */
export function aFirstApproval(given: Partial<Approval> = {}): Approval {
  return {
    id: "approval-1",
    status: "WAITING",
    approvedBy: "Gus Reid",
    createdAt: "2026-11-18T21:00:00Z",
    decidedBy: null,
    decidedAt: null,
    note: null,
    decisions: ["CONFIRM", "DECLINE"],
    feeSummaryId: "fee-1",
    feeSummaryName: "Standard",
    lineItems: [],
    ...given,
  };
}
