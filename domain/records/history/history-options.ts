// The words for the codes in a history, by field; a status is worded by the kind of record it is the status of.

import { BANK_ACTION_STATUS_TEXT } from "../../documents/bank-actions/bank-action-text.ts";
import { REQUEST_SIDE_TEXT } from "../../documents/document-requests/document-request-text.ts";
import {
  DOCUMENT_REQUEST_STATUS_TEXT,
  DOCUMENT_STATUS_TEXT,
  SECURITY_TYPE_TEXT,
} from "../../documents/documents/document-text.ts";
import { LOST_ORIGINAL_STATUS_TEXT } from "../../documents/lost-originals/lost-original-text.ts";
import { SIGNATURE_STATUS_TEXT } from "../../documents/signatures/signature-text.ts";
import {
  CONFIRMATION_CHANGE_TEXT,
  CONFIRMATION_STATUS_TEXT,
} from "../../drafts/confirmations/confirmation-text.ts";
import { SPECIAL_PRODUCT_TEXT } from "../../drafts/drafts/draft-bank-fields.ts";
import { DELIVERY_TYPE_TEXT, DRAFT_ROLE_TEXT, DRAFT_STATUS_TEXT } from "../../drafts/drafts/draft-text.ts";
import { IDENTIFICATION_STATUS_TEXT } from "../../drafts/identity/identification-status.ts";
import {
  REQUIRED_DOCUMENT_SENDER_TEXT,
  REQUIRED_DOCUMENT_SIDE_TEXT,
  REQUIRED_DOCUMENT_STATUS_TEXT,
  REQUIRED_DOCUMENT_TYPE_TEXT,
} from "../../drafts/required-documents/required-document-text.ts";
import { SIGNER_CAPACITY_TEXT } from "../../drafts/signed-forms/signed-form.ts";
import {
  WORDING_PROPOSAL_STATUS_TEXT,
  WORDING_SIDE_TEXT,
} from "../../drafts/wording-proposals/wording-proposal-text.ts";
import { FACILITY_APPLICATION_STATUS_TEXT } from "../../facilities/facilities/facility-application.ts";
import { SHARE_OFFER_STATUS_TEXT } from "../../facilities/facilities/facility-share-offer.ts";
import {
  FACILITY_COST_KIND_TEXT,
  FACILITY_STATUS_TEXT,
  FACILITY_TYPE_TEXT,
} from "../../facilities/facilities/facility-text.ts";
import { INVOICE_STATUS_TEXT, PAYMENT_STATUS_TEXT } from "../../money/invoices/invoice.ts";
import { DISPUTE_STATUS_TEXT } from "../../money/invoices/payment-dispute.ts";
import { PAYMENT_INTENT_STATUS_TEXT } from "../../money/invoices/payment-intent.ts";
import { REFUND_METHOD_TEXT, REFUND_REASON_TEXT, REFUND_STATUS_TEXT } from "../../money/invoices/refund.ts";
import { TAX_TREATMENT_TEXT } from "../../money/invoices/tax-treatment.ts";
import {
  PAYMENT_DIFFERENCE_TEXT,
  UNMATCHED_PAYMENT_STATUS_TEXT,
} from "../../money/invoices/unmatched-payment.ts";
import { SUBSCRIPTION_STATUS_TEXT } from "../../money/subscriptions/payment-subscription.ts";
import { BANK_FEATURE_TEXT } from "../../office/bank-profiles/bank-profile.ts";
import { CHANGE_STATUS_TEXT } from "../../office/changes/office-change.ts";
import { SUPPLIER_STATUS_TEXT } from "../../office/suppliers/supplier-fields.ts";
import { ABN_STATUS_TEXT } from "../../people/organisations/abn-claim.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { TRIGGER_PROPERTY_TEXT } from "../alerts/alert.ts";
import { NOTICE_MAIL_TEXT, NOTICE_REASON_TEXT } from "../alerts/expiry-ladder.ts";
import { AMENDMENT_PAPER, ATTACHMENT_VARIANTS, ISSUED_PAPER } from "../attachments/attachment.ts";
import { ATTACHMENT_FAILURE_TEXT } from "../attachments/attachment-failure.ts";
import { DRAFT_TOPIC_TEXT, NOTIFICATION_TOPIC_TEXT } from "../collaborators/notification-list.ts";
import { ENVELOPE_STATUS_TEXT } from "../envelopes/envelope.ts";
import { historyFieldOf } from "./history-records.ts";

type Words = Readonly<Record<string, string>>;

const WORDS_BY_FIELD: Readonly<Record<string, Words>> = {
  abn_status: ABN_STATUS_TEXT,
  process_type: PROCESS_TYPE_TEXT,
  document_variants: PROCESS_TYPE_TEXT,
  kind: FACILITY_COST_KIND_TEXT,
  facility_type: FACILITY_TYPE_TEXT,
  asked_by_side: { PROVIDER: "The provider", SUPPLIER: "The bank or insurer" },
  delivery_type: DELIVERY_TYPE_TEXT,
  roles: DRAFT_ROLE_TEXT,
  verification_status: IDENTIFICATION_STATUS_TEXT,
  topics: { ...NOTIFICATION_TOPIC_TEXT, ...DRAFT_TOPIC_TEXT },
  failure_reason: ATTACHMENT_FAILURE_TEXT,
  variant: {
    ...Object.fromEntries(ATTACHMENT_VARIANTS.map(({ code, label }) => [code, label])),
    [ISSUED_PAPER]: "As issued by the bank",
    [AMENDMENT_PAPER]: "Amendment",
  },
  infected_file_status: {
    NOT_SCANNED: "Not scanned yet",
    CLEAN: "Clean",
    INFECTED: "Infected",
    FAILED: "Not received",
  },
  invitation_status: { INVITED: "Invited", EXPIRED: "Expired", ACCEPTED: "Accepted" },
  payment_status: PAYMENT_STATUS_TEXT,
  tax_treatment: TAX_TREATMENT_TEXT,
  security_type: SECURITY_TYPE_TEXT,
  trigger_property: TRIGGER_PROPERTY_TEXT,
  differs: PAYMENT_DIFFERENCE_TEXT,
  mail_status: NOTICE_MAIL_TEXT,
  notice_reason: NOTICE_REASON_TEXT,
  refund_reason: REFUND_REASON_TEXT,
  paid_method: REFUND_METHOD_TEXT,
  side: REQUEST_SIDE_TEXT,
  agreement_side: REQUEST_SIDE_TEXT,
  what_changed: CONFIRMATION_CHANGE_TEXT,
  proposed_by_side: WORDING_SIDE_TEXT,
  declined_by_side: WORDING_SIDE_TEXT,
  required_document_type: REQUIRED_DOCUMENT_TYPE_TEXT,
  required_document_types: REQUIRED_DOCUMENT_TYPE_TEXT,
  asked_features: BANK_FEATURE_TEXT,
  special_product: SPECIAL_PRODUCT_TEXT,
  features: BANK_FEATURE_TEXT,
  overall_status: REQUIRED_DOCUMENT_STATUS_TEXT,
  from_party: REQUIRED_DOCUMENT_SENDER_TEXT,
  opened_side: REQUIRED_DOCUMENT_SIDE_TEXT,
  capacity: SIGNER_CAPACITY_TEXT,
};

const STATUS_WORDS_BY_OBJECT: Readonly<Record<string, Words>> = {
  Draft: DRAFT_STATUS_TEXT,
  Document: DOCUMENT_STATUS_TEXT,
  "Sharing offer": SHARE_OFFER_STATUS_TEXT,
  Handover: DOCUMENT_REQUEST_STATUS_TEXT,
  "Bank action": BANK_ACTION_STATUS_TEXT,
  Confirmation: CONFIRMATION_STATUS_TEXT,
  "Lost original": LOST_ORIGINAL_STATUS_TEXT,
  "Wording proposal": WORDING_PROPOSAL_STATUS_TEXT,
  Signature: SIGNATURE_STATUS_TEXT,
  Envelope: ENVELOPE_STATUS_TEXT,
  "Form envelope": ENVELOPE_STATUS_TEXT,
  "Return request": DOCUMENT_REQUEST_STATUS_TEXT,
  Request: DOCUMENT_REQUEST_STATUS_TEXT,
  Facility: FACILITY_STATUS_TEXT,
  "Facility application": FACILITY_APPLICATION_STATUS_TEXT,
  Invoice: INVOICE_STATUS_TEXT,
  Dispute: DISPUTE_STATUS_TEXT,
  "Payment intent": PAYMENT_INTENT_STATUS_TEXT,
  "Payment subscription": SUBSCRIPTION_STATUS_TEXT,
  Refund: REFUND_STATUS_TEXT,
  "Unmatched payment": UNMATCHED_PAYMENT_STATUS_TEXT,
  Supplier: SUPPLIER_STATUS_TEXT,
  Change: CHANGE_STATUS_TEXT,
};

/** A code that is in no list is worded from itself: "BANK_TRANSFER" reads "Bank transfer". */
export function historyOptionText(objectType: string, fieldName: string, code: string): string {
  const field = historyFieldOf(objectType, fieldName);
  if (field !== undefined && field.show(code) !== code) return field.show(code);
  const words = fieldName === "status" ? STATUS_WORDS_BY_OBJECT[objectType] : WORDS_BY_FIELD[fieldName];
  return words?.[code] ?? worded(code);
}

function worded(code: string): string {
  const text = code.replaceAll("_", " ");
  return text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text;
}
