// Which columns of a register's file say what the columns on screen do.

import { AGEING_PERIODS } from "@bondline/domain/money/invoices/invoice-ageing.ts";
import type { ListName } from "@bondline/domain/records/list-views/list-view.ts";

/** By the columns on screen; a column that is not named here has its own name in the file. */
type FileColumns = Readonly<Record<string, readonly string[]>>;

const OF_PAPER: FileColumns = {
  reference: ["referenceNumber"],
  beneficiary: ["beneficiary.name"],
  applicant: ["issuer.name"],
};
const OF_REQUEST: FileColumns = {
  expiry: ["requestedExpiryDate"],
  bank: ["supplier"],
  by: ["requestedBy"],
  asked: ["createdAt"],
  answered: ["answeredAt"],
  done: ["executedAt"],
};

/** What the screen alone says, such as what comes next, has no column of a file. */
export const REGISTER_FILE_COLUMNS: Readonly<Partial<Record<ListName, FileColumns>>> = {
  CLIENTS: {
    client: ["name", "abn", "abnStatus"],
    since: ["createdAt"],
    business: ["entityType"],
    actions: [],
  },
  STAFF_APPLICATIONS: {
    client: ["client", "referenceNumber"],
    facility: ["facilityType"],
    limit: ["facilityLimit"],
    next: [],
    bank: ["supplier"],
    submitted: ["submittedAt"],
    started: [],
  },
  STAFF_ARREARS: {
    ...Object.fromEntries(AGEING_PERIODS.map((period) => [period, [`owed.${period}`]])),
    owed: ["owed.total"],
    oldest: ["oldestDue"],
    reminder: ["owed.reminder"],
  },
  STAFF_CREDIT_NOTES: {
    client: ["client", "number"],
    invoice: ["invoiceNumber"],
    request: ["draftReference"],
    issued: ["createdAt"],
  },
  STAFF_DISPUTES: { client: ["client", "invoiceNumber"], request: ["draftReference"] },
  STAFF_DOCUMENTS: {
    ...OF_PAPER,
    reference: ["guaranteeNumber", "referenceNumber"],
    established: ["establishedAt"],
    expires: ["expiresAt"],
    kind: ["documentVariant"],
    bank: ["bankName"],
    added: [],
    expectedReturn: ["expectedReturnDate"],
    project: ["projectAddress"],
  },
  STAFF_DRAFTS: {
    ...OF_PAPER,
    kind: ["processType"],
    waitingFor: [],
    updated: ["updatedAt"],
    submitted: ["submittedAt"],
    bank: ["supplier"],
  },
  STAFF_ENQUIRIES: {
    client: ["client", "givenName", "familyName"],
    request: ["draftReference"],
    settled: ["settledAmount"],
    asked: ["createdAt"],
    answered: ["answeredAt"],
    ended: ["endedAt"],
    paidOn: ["settledDate"],
    phone: ["phoneNumber"],
    email: ["emailAddress"],
    reason: ["closingReason"],
  },
  STAFF_FACILITIES: {
    client: ["holder", "name"],
    bank: ["provider"],
    used: ["established"],
    ends: ["endDate"],
    starts: ["startDate"],
    usedFor: ["documentVariants"],
    security: ["securityType"],
    recorded: ["createdAt"],
  },
  STAFF_INVOICES: {
    client: ["client", "invoiceNumber"],
    request: ["draftReference"],
    issued: ["issuedDate"],
    due: ["dueDate"],
    paidOn: ["paidDate"],
    kind: ["processType"],
    deposit: ["depositReference"],
  },
  STAFF_REFERRALS: {
    client: ["client", "way"],
    signedUp: ["createdAt"],
    firstPaid: ["firstPaidReference"],
    firstPaidOn: ["firstPaidAt"],
  },
  STAFF_REFUNDS: {
    client: ["client", "invoiceNumber"],
    request: ["draftReference"],
    since: ["createdAt"],
    sent: ["sentAt"],
    paidOn: ["paidDate"],
  },
  STAFF_REQUIRED_DOCUMENTS: {
    client: ["client", "referenceNumber"],
    document: ["type", "name"],
    status: ["stage"],
    bank: ["supplier"],
    asked: ["createdAt"],
  },
  STAFF_REQUESTS: { client: ["client", "guaranteeNumber", "referenceNumber"], ...OF_REQUEST },
};

export function fileColumnsOf(list: ListName, shown: readonly string[]): readonly string[] {
  const columns = REGISTER_FILE_COLUMNS[list];
  return [...new Set(shown.flatMap((id) => columns?.[id] ?? [id]))];
}
