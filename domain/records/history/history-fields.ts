// What a history calls the columns that are no field of a record, how it reads their values, and which are never shown.

export type HistoryValueKind =
  | "text"
  | "addresses"
  | "money"
  | "date"
  | "instant"
  | "percentage"
  | "business-number"
  | "bsb"
  | "name-of-id"
  | "option"
  | "options"
  | "yes-no"
  | "file-size";

/** Never among the changes shown: two that the specification keeps for itself, and columns that say nothing to a person. */
export const HIDDEN_HISTORY_FIELDS = [
  "document_id",
  "triggered_by",
  "draft_id",
  "organisation_id",
  "invoice_id",
  "position",
  "line_kind",
  "storage_key",
  "sha256",
  "content_md5_checksum",
  "bank_key",
  "check_code",
  "verification_code",
  "content_encrypted",
  "prepared_by",
  "offer_id",
  "search_text",
  "wording_html",
  "status_before_submission",
  "refund_account_number_last",
  "status_changed_at",
  "hosted_url",
  "code_hash",
  "provider_payment_id",
  "expiry_instant",
  "origination_id",
  "payment_event_id",
  "payment_id",
  "unmatched_payment_id",
  "decided_by",
  "paid_by",
  "recorded_by",
  "acknowledged_by",
] as const;

/** Columns that are no field of a table of fields: every one of such a record, and of others those whose name does not read well. */
export const HISTORY_LABELS: Readonly<Record<string, string>> = {
  approved_at: "Approved at",
  bank_address: "Bank address",
  bank_may_be_contacted_at: "Bank may be contacted since",
  brokerage_accepted_at: "Brokerage accepted at",
  closed_at: "Closed at",
  declared_by: "Declared by",
  delivery_type: "Delivery",
  details_are_true_at: "Details declared true at",
  discount_percentage: "Discount percentage",
  established_at: "Established at",
  establishment_fee_discount_cents: "Establishment fee discount",
  interest_end_date: "Interest end date",
  interest_start_date: "Interest start date",
  original_will_be_returned_at: "Return of the original declared at",
  prepared_by: "Prepared by",
  process_type: "Process type",
  reference_number: "Reference number",
  rejection_reason: "Rejection reason",
  request_change_reason: "Request change reason",
  returned_date: "Original returned",
  revenue_declared_at: "Revenue declared at",
  revenue_declared_by: "Revenue declared by",
  status: "Status",
  submission_terms_accepted_at: "Submission terms accepted at",
  submission_terms_version: "Submission terms version",
  submitted_at: "Submitted at",
  total_fees_cents: "Total fees",
  used_at: "Draft created at",
  withdrawn_at: "Withdrawn at",
  document_variants: "Kinds of document",
  ended_reason: "Reason",
  is_system_facility: "Arranged through the portal",
  shared_with_organisation_id: "Shared with",
  offered_to_organisation_id: "Offered to",
  has_disputed_number: "Number also used elsewhere",
  abn: "ABN or ACN",
  expiry_zone: "Time zone of expiry",
  refund_account_number_encrypted: "Refund account number",
  bank_bsb: "Bank BSB",
  fee_summary_id: "Fee plan",
  supplier_id: "Bank or insurer",
  is_visible_to_supplier: "Visible to the bank or insurer",
  is_system_document: "Issued through the portal",
  failure_reason: "Not taken because",
  infected_file_status: "Scan",
  original_draft_id: "Draft",
  account_id: "Person",
  created_by: "Created by",
  uploaded_by: "Uploaded by",
  has_approved: "Approved",
  facility_id: "Facility",
  gst_cents: "GST",
  provider_payment_id: "Payment reference",
  differs: "What differs",
  refund_reason: "Reason",
  paid_date: "Date paid",
  paid_method: "How it was paid",
  paid_reference: "Reference of the payment",
  paid_note: "Note",
  paid_at: "Recorded at",
  moved_date: "Date",
  expected_cents: "Amount asked for",
  received_cents: "Amount received",
  received_currency: "Currency received",
  wording_hash: "Approved wording",
  email_addresses: "Recipients",
  asked_at: "Asked",
  acknowledged_by_name: "Acknowledged by",
  business_days: "Business days before",
  expires_date: "Expiry",
  mail_status: "Mail",
  mail_settled_at: "Mail settled at",
  notice_reason: "Told as",
  trigger_property: "Date watched",
  trigger_lead_time: "Days before",
  facility_limit_cents: "Use to be told of",
  facility_limit_include_projected_docs: "Projected documents included",
  link_ends_at: "Link ends",
  opened_at: "Opened",
  requested_by_name: "Requested by",
  received_date: "Date received",
  postal_address_line1: "Postal address, line 1",
  postal_address_line2: "Postal address, line 2",
  postal_address_postal_code: "Postal address, postcode",
};

export const HISTORY_KINDS: Readonly<Record<string, HistoryValueKind>> = {
  bank_bsb: "bsb",
  discount_percentage: "percentage",
  roles: "options",
  document_variants: "options",
  file_size: "file-size",
  created_by: "name-of-id",
  uploaded_by: "name-of-id",
  sent_by: "name-of-id",
  offered_by: "name-of-id",
  decided_by: "name-of-id",
  declared_by: "name-of-id",
  revenue_declared_by: "name-of-id",
  requested_by: "name-of-id",
  accepted_by: "name-of-id",
  provider_payment_id: "text",
  interest_start_date: "date",
  status: "option",
  process_type: "option",
  delivery_type: "option",
  failure_reason: "option",
  infected_file_status: "option",
  invitation_status: "option",
  payment_status: "option",
  tax_treatment: "option",
  security_type: "option",
  trigger_property: "option",
  method: "option",
  differs: "options",
  mail_status: "option",
  notice_reason: "option",
  refund_reason: "option",
  paid_method: "option",
  facility_limit_include_projected_docs: "yes-no",
  kind: "option",
};

/** "ExpiresAt", "expiresAt" and "expires_at" are one field. */
export function historyFieldName(field: string): string {
  return field.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
}

export function isHiddenHistoryField(field: string): boolean {
  const name = historyFieldName(field);
  return HIDDEN_HISTORY_FIELDS.some((hidden) => hidden === name);
}
