// Which columns people read in a record's activity, and which only the machinery needs: those stand in the exported history alone.

import { historyFieldName } from "./history-fields.ts";
import { historyFieldOf } from "./history-records.ts";

/** Besides all that stand in a table of fields. Where kinds of record differ, the column comes with the kind. */
export const PEOPLES_COLUMNS = [
  "Document.facility_id",
  "amount_cents",
  "annual_cost_cents",
  "author_name",
  "bank_address",
  "bank_bsb",
  "brokerage_accepted_at",
  "content",
  "currency",
  "days_open",
  "delivery_type",
  "deposit_reference_number",
  "description",
  "details_are_true_at",
  "differs",
  "discount_percentage",
  "document_variants",
  "email_address",
  "end_date",
  "ended_reason",
  "establishment_fee_discount_cents",
  "expected_cents",
  "expiry_zone",
  "failure_reason",
  "family_name",
  "file_name",
  "given_name",
  "gst_cents",
  "has_approved",
  "interest_end_date",
  "interest_start_date",
  "invitation_status",
  "invoice_number",
  "is_enabled",
  "key",
  "kind",
  "limit_cents",
  "link_ends_at",
  "method",
  "name",
  "note",
  "notes",
  "offered_to_organisation_id",
  "opened_at",
  "organisation_name",
  "paid_cents",
  "paid_date",
  "paid_method",
  "paid_note",
  "paid_reference",
  "payment_status",
  "phone_number",
  "preferred_time",
  "provider",
  "reason",
  "received_cents",
  "received_currency",
  "received_date",
  "refund_reason",
  "rejection_reason",
  "request_change_reason",
  "requested_by_name",
  "returned_date",
  "revenue_declared_at",
  "roles",
  "security_type",
  "set_up_cost_cents",
  "shared_with_organisation_id",
  "start_date",
  "status",
  "storage_address",
  "supplier_id",
  "tax_treatment",
  "total_cents",
  "total_fees_cents",
  "value",
  "variant",
] as const;

/** Marks, times that the entry tells already, and ids of what it names already. */
export const SYSTEM_COLUMNS = [
  "Cost.facility_id",
  "Sharing offer.facility_id",
  "Sharing.facility_id",
  "account_id",
  "approved_at",
  "author_id",
  "bank_may_be_contacted_at",
  "closed_at",
  "content_type",
  "created_by",
  "decided_at",
  "declared_by",
  "draft_attachment_id",
  "established_at",
  "file_size",
  "has_disputed_number",
  "infected_file_status",
  "is_bank_author",
  "is_system_document",
  "is_system_facility",
  "is_visible_to_supplier",
  "offered_by",
  "original_draft_id",
  "original_will_be_returned_at",
  "paid_at",
  "prepared_by",
  "process_type",
  "received_at",
  "reference_number",
  "referral_credit_id",
  "requested_by",
  "revenue_declared_by",
  "scan_detail",
  "scanned_at",
  "submission_terms_accepted_at",
  "submission_terms_version",
  "submitted_at",
  "updated_by",
  "uploaded_by",
  "voided_at",
  "wording_hash",
] as const;

export type HistoryReader = "people" | "system";

/** Undefined for a column that nobody has decided about; a test over the catalogue finds none. */
export function historyReaderOf(objectType: string, field: string): HistoryReader | undefined {
  if (historyFieldOf(objectType, field) !== undefined) return "people";
  const column = historyFieldName(field);
  const isIn = (columns: readonly string[]) =>
    columns.includes(`${objectType}.${column}`) || columns.includes(column);
  if (isIn(SYSTEM_COLUMNS)) return "system";
  return isIn(PEOPLES_COLUMNS) ? "people" : undefined;
}

/** What a person would not tell another about the record. */
export function isSystemField(objectType: string, field: string): boolean {
  return historyReaderOf(objectType, field) === "system";
}
