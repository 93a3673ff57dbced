// The words in which a required document is shown to people: what it is, how far it has come, and who has said something about it.

import { tonesOf } from "../../status-tone.ts";

export const REQUIRED_DOCUMENT_TYPE_TEXT = {
  APPLICATION_FORM: "Application form",
  CERTIFIED_TRUST_DOCUMENT: "Certified trust document",
  CUSTOMER_IDENTIFICATION: "Customer identification",
  DOCUMENT_FOR_CLIENT_RECORD: "Document for client record",
  DRAFT_BANK_GUARANTEE_FORM: "Draft bank guarantee form",
  OTHER_DOCUMENT: "Other document",
  SHARE_CERTIFICATE: "Share certificate",
} as const;

export const REQUIRED_DOCUMENT_STATUS_TEXT = {
  SENT: "Sent",
  PENDING_APPROVAL: "Pending approval",
  APPROVED: "Approved",
  NOT_APPROVED: "Not Approved",
} as const;

export const REQUIRED_DOCUMENT_STATUS_TONE = tonesOf(REQUIRED_DOCUMENT_STATUS_TEXT);

/** As lists say it: also before anything was put up, and once it is not needed any more. */
export const REQUIRED_DOCUMENT_STAGE_TEXT = {
  AWAITED: "Not there yet",
  ...REQUIRED_DOCUMENT_STATUS_TEXT,
  WITHDRAWN: "Withdrawn",
} as const;

export const REQUIRED_DOCUMENT_STAGE_TONE = tonesOf(REQUIRED_DOCUMENT_STAGE_TEXT);

/** Provider and bank decide as one. */
export const REQUIRED_DOCUMENT_PARTY_TEXT = {
  APPLICANT: "Applicant",
  BANK: "Bank or insurer",
} as const;

export const REQUIRED_DOCUMENT_SIDE_TEXT = {
  APPLICANT: "Applicant",
  PROVIDER_ADMIN: "Provider",
  SUPPLIER_ADMIN: "Bank or insurer",
} as const;

/** Who has said something: a side, or the e-signature service by itself. */
export const REQUIRED_DOCUMENT_SENDER_TEXT = {
  ...REQUIRED_DOCUMENT_SIDE_TEXT,
  AUTOMATED_E_SIGNATURE: "E-signature service",
} as const;
