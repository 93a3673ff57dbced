// What a history calls each field and how it reads its values: labels, kinds of value, and the fields that are never shown.

export type HistoryValueKind =
  | "text"
  | "addresses"
  | "money"
  | "date"
  | "instant"
  | "percentage"
  | "frequency"
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
] as const;

/** Fields whose name does not read well by itself. */
const LABELS: Readonly<Record<string, string>> = {
  document_variants: "Kinds of document",
  ended_reason: "Reason",
  is_system_facility: "Arranged through the portal",
  shared_with_organisation_id: "Shared with",
  offered_to_organisation_id: "Offered to",
  has_disputed_number: "Number stands elsewhere too",
  abn: "ABN/ACN",
  your_reference: "Your reference",
  expires_at: "Expiry date",
  expiry_type: "Expiry",
  expiry_zone: "Time zone of expiry",
  refund_bsb: "Refund account BSB",
  refund_account_number_encrypted: "Refund account number",
  bank_bsb: "Bank BSB",
  issuer_source_of_funds: "Source of funds",
  issuer_details_of_source_of_funds: "Details of source of funds",
  invoice_recipient_email_addresses: "Invoice recipients",
  fee_summary_id: "Product",
  supplier_id: "Bank or insurer",
  is_visible_to_supplier: "Visible to the bank or insurer",
  is_system_document: "Issued through the portal",
  failure_reason: "Not taken because",
  infected_file_status: "Scan",
  party_entity_type: "Entity type",
  party_variant: "Party",
  contact_email: "Contact email",
  contact_phone_number: "Contact phone number",
  original_draft_id: "Draft",
  account_id: "Person",
  created_by: "Created by",
  uploaded_by: "Uploaded by",
  has_approved: "Approved",
  gst_cents: "GST",
  set_up_cost_cents: "Set-up cost",
  recurring_minimum_annual_cents: "Minimum annual cost",
  provider_payment_id: "Payment reference",
  differs: "In what it differs",
  refund_reason: "Reason",
  paid_date: "Date paid",
  paid_method: "How it was paid",
  paid_reference: "Reference of the payment",
  paid_note: "Note",
  paid_at: "Recorded at",
  expected_cents: "Amount asked for",
  received_cents: "Amount received",
  received_currency: "Currency received",
  wording_hash: "Approved wording",
  specified_other_purpose: "Other purpose",
  agreement_content: "Agreement",
  email_addresses: "Recipients",
  asked_at: "Asked",
  trigger_property: "Date watched",
  trigger_lead_time: "Days before",
  facility_limit_cents: "Use to be told of",
  facility_limit_include_projected_docs: "Projected documents included",
  link_ends_at: "Link ends",
  requested_by_name: "Requested by",
  received_date: "Date received",
  postal_address_line1: "Postal address, line 1",
  postal_address_line2: "Postal address, line 2",
  postal_address_postal_code: "Postal address, postcode",
};

const KINDS: Readonly<Record<string, HistoryValueKind>> = {
  abn: "business-number",
  refund_bsb: "bsb",
  bank_bsb: "bsb",
  discount_percentage: "percentage",
  recurring_percentage_cost: "percentage",
  recurring_cost_frequency: "frequency",
  roles: "options",
  document_variants: "options",
  file_size: "file-size",
  created_by: "name-of-id",
  uploaded_by: "name-of-id",
  sent_by: "name-of-id",
  offered_by: "name-of-id",
  decided_by: "name-of-id",
  requested_by: "name-of-id",
  accepted_by: "name-of-id",
  provider_payment_id: "text",
  expires_at: "date",
  interest_start_date: "date",
  status: "option",
  process_type: "option",
  document_variant: "option",
  purpose: "option",
  issuer_source_of_funds: "option",
  delivery_type: "option",
  expiry_type: "option",
  contract_form: "option",
  party_variant: "option",
  party_entity_type: "option",
  failure_reason: "option",
  infected_file_status: "option",
  invitation_status: "option",
  payment_status: "option",
  tax_treatment: "option",
  recurring_fee_type: "option",
  retention_type: "option",
  security_type: "option",
  trigger_property: "option",
  method: "option",
  differs: "options",
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

export function historyLabel(field: string): string {
  const name = historyFieldName(field);
  const words = name.replace(/_(?:cents|id|encrypted|hash)$/, "").replaceAll("_", " ");
  return LABELS[name] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function historyValueKind(field: string): HistoryValueKind {
  const name = historyFieldName(field);
  const known = KINDS[name];
  if (known !== undefined) return known;
  if (name.endsWith("email_addresses")) return "addresses";
  if (name.endsWith("_cents")) return "money";
  if (name.endsWith("_at")) return "instant";
  if (name.endsWith("_date")) return "date";
  if (name.endsWith("_id")) return "name-of-id";
  if (/^(?:is|has|needs)_/.test(name)) return "yes-no";
  return "text";
}
