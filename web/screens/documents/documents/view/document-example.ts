// An established guarantee in which everything is filled in, for tests to state only what matters to them.

import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { emptyRecord } from "@bondline/domain/values/fields/testing.ts";
import { applicant, beneficiary } from "../../../parties/parties/public/party-example.ts";
import type { DocumentRecord } from "./document-facts.ts";

export const DOCUMENT_ID = "0198c000-0000-7000-8000-0000000000d1";
export const OWNER_ID = "0198c000-0000-7000-8000-000000000011";

export function aDocument(given: Partial<DocumentRecord> = {}): DocumentRecord {
  return {
    ...emptyRecord(DOCUMENT_OWN_FIELDS),
    id: DOCUMENT_ID,
    organisationId: OWNER_ID,
    version: 3,
    status: "ESTABLISHED",
    documentVariant: "BANK_GUARANTEE",
    referenceNumber: "BG-104212",
    guaranteeNumber: "MBG 7702 418 865",
    amount: "850000.00",
    purpose: "CONSTRUCTION_SECURITY",
    projectAddress: "180 Pigdons Road, Waurn Ponds VIC 3216",
    agreementContent: "D&C contract HR-22, Waurn Ponds duplication",
    establishedAt: "2025-03-12",
    createdAt: "2025-03-11T23:00:00Z",
    updatedAt: "2026-11-17T00:00:00Z",
    actionDate: "2025-03-12",
    closedAt: null,
    closeReason: null,
    archivedAt: null,
    archiveDate: null,
    contractDatesBy: null,
    contractDatesAt: null,
    expiryType: "FIXED",
    expiresAt: "2027-01-14",
    expiryInstant: "2027-01-14T05:00:00.000Z",
    expectedReturnDate: "2027-06-30",
    interestStartDate: "2025-03-12",
    interestEndDate: "2027-01-14",
    isHeld: false,
    isSystemDocument: true,
    facilityId: null,
    originalDraftId: "0198c000-0000-7000-8000-0000000000f1",
    specialProduct: null,
    supplierName: "Macquarie",
    metadata: [],
    deliveryType: "COURIER",
    possession: null,
    signature: null,
    custodian: null,
    handover: null,
    verification: {
      checkCode: "K7QF-2MXA",
      link: "https://portal.example/verify#ABCDEFGHJKLMNPQRSTUVWXYZ23",
    },
    lostDocument: null,
    collaborators: [],
    bankActions: [],
    requestForReturn: null,
    capabilities: ["CAN_VIEW", "CAN_VIEW_COSTS"],
    organisation: { id: OWNER_ID, name: "Harbour Civil Pty Ltd", abn: "51824753556" },
    bank: { name: "Macquarie Bank Limited", bsb: "182222", address: "1 Elizabeth Street, Sydney NSW 2000" },
    parties: [applicant(), beneficiary()],
    costs: costs(),
    attachments: files(),
    securityMoney: null,
    requestKinds: [],
    amendmentNumber: 0,
    requests: [],
    successorKinds: [],
    predecessor: null,
    successors: [],
    invoices: invoices(),
    ...given,
  };
}

function costs(): NonNullable<DocumentRecord["costs"]> {
  return {
    accruedCost: "28740.33",
    setUpCost: "650.00",
    nextInvoiceAmount: "8500.00",
    nextInvoiceDate: "2027-01-12",
    recurringFeeType: "ANNUAL_PERCENTAGE",
    recurringCostFrequency: 6,
    recurringFixedCost: null,
    recurringPercentageCost: "2.00",
    recurringMinimumAnnualCost: "1000.00",
    recurringSinglePayment: null,
    rates: [],
    steps: [
      { label: "Whole periods", workedOut: "3 periods × $8,500.00", amount: "25500.00" },
      { label: "Period from 12/09/2026", workedOut: "$8,500.00 × 69 ÷ 181 days", amount: "3240.33" },
      { label: "Accrued", workedOut: "whole periods + part period", amount: "28740.33" },
    ],
  };
}

function files(): DocumentRecord["attachments"] {
  const file = {
    variant: "OTHER",
    contentType: "application/pdf",
    isKept: false,
    received: true,
    fileSize: 412_000,
    uploadedBy: "Macquarie",
    createdAt: "2025-03-12T01:00:00Z",
  };
  return [
    { ...file, id: "a1", fileName: "Bank guarantee BG-104212 signed.pdf", infectedFileStatus: "CLEAN" },
    { ...file, id: "a2", fileName: "Deed of novation.pdf", infectedFileStatus: "NOT_SCANNED" },
    { ...file, id: "a3", fileName: "site-photos.jpg", infectedFileStatus: "INFECTED" },
  ];
}

function invoices(): DocumentRecord["invoices"] {
  const invoice = {
    createdAt: "2025-03-10T23:00:00Z",
    depositReferenceNumber: "DR20871LCPL",
    gst: "0.00",
    lineItems: [],
  };
  return [
    {
      ...invoice,
      id: "i1",
      invoiceNumber: "INV-2041",
      status: "paid",
      paymentStatus: "succeeded",
      total: "9150.00",
      paidAmount: "9150.00",
      paidAt: "2025-03-11T01:00:00Z",
      hostedUrl: "https://pay.example/i1",
      paymentIntents: [],
    },
    {
      ...invoice,
      id: "i2",
      invoiceNumber: "INV-1998",
      status: "void",
      paymentStatus: "requires_payment_method",
      total: "9150.00",
      paidAmount: "0.00",
      paidAt: null,
      hostedUrl: null,
      paymentIntents: [],
    },
  ];
}
