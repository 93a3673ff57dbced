// What the catalogue cannot say of a column's values: the brands of ids, and what a JSON column holds.

/** By the table whose ids they are; the ids of other tables are plain text. */
export const ID_TYPES: Readonly<Record<string, string>> = {
  account: "AccountId",
  alert_configuration: "AlertConfigurationId",
  document: "DocumentId",
  document_handover: "HandoverId",
  draft: "DraftId",
  facility: "FacilityId",
  facility_application: "FacilityApplicationId",
  facility_share_offer: "FacilityShareOfferId",
  fee_summary: "FeeSummaryId",
  finance_enquiry: "FinanceEnquiryId",
  invitation: "InvitationId",
  member: "MemberId",
  organisation: "OrganisationId",
  organisation_metadata_key: "MetadataKeyId",
  origination: "PreparedRequestId",
  supplier: "SupplierId",
};

/** Every JSON column by `table.column`: a new one stops the printing until it is named here. */
export const JSON_COLUMNS: Readonly<Record<string, string>> = {
  "history_entry.changes": "unknown",
  "kept_rights.members": "unknown",
  "kept_rights.staff": "unknown",
  "mutation_result.payload": "unknown",
  "payment_event.payload": "unknown",
  "sandbox_payment.state": "unknown",
};
