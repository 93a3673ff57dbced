// An open invoice as the billing page reads it, for tests.

import { HARBOUR_CIVIL } from "../../../testing/client-cast.ts";

export const BILLED = {
  organisationId: HARBOUR_CIVIL.id,
  organisationName: HARBOUR_CIVIL.name,
  organisationAbn: HARBOUR_CIVIL.abn,
  organisationAddress: "PO Box 7, Newcastle NSW 1300",
  draftId: "0198c000-0000-7000-8000-000000000904",
  draftReferenceNumber: "BD-104212",
  processType: "BANK_GUARANTEE",
  beneficiaryName: "Woolworths Group Limited",
  bankAccountName: "Bondline Trust Account",
  bankAccountBsb: "033-088",
  bankAccountNumber: "482913",
  invoice: {
    id: "0198c000-0000-7000-8000-000000000905",
    invoiceNumber: "INV-7KQ2",
    depositReferenceNumber: "BL-7KQ2",
    status: "open",
    paymentStatus: "requires_payment_method",
    hostedUrl: "https://pay.example/7kq2",
    total: "2212.50",
    gst: "0.00",
    creditedAmount: "0.00",
    creditNotes: [],
    paidAmount: "0.00",
    paidAt: null,
    createdAt: "2026-11-20T00:00:00.000Z",
    dueDate: "2026-11-27",
    lineItems: [{ description: "Establishment Fee", amount: "650.00", taxTreatment: "INPUT_TAXED" }],
  },
};

const AGEING = {
  asOf: "2026-11-23",
  total: "3862.50",
  periods: [
    { period: "NOT_DUE", amount: "2212.50", count: 1 },
    { period: "DAYS_1_TO_30", amount: "0.00", count: 0 },
    { period: "DAYS_31_TO_60", amount: "1650.00", count: 2 },
    { period: "DAYS_61_TO_90", amount: "0.00", count: 0 },
    { period: "OVER_90_DAYS", amount: "0.00", count: 0 },
  ],
};

export function invoicesOf(nodes: readonly object[]) {
  return {
    invoiceAgeing: AGEING,
    invoices: {
      totalCount: nodes.length,
      totalCountIsCapped: false,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ node })),
    },
  };
}
