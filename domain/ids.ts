// One branded id for each record, so that a draft's id cannot be handed to something that wants a document's.

import { type NotFoundCode, refuse } from "./refusals.ts";

declare const record: unique symbol;
/** By its table. */
type Id<Name extends string> = string & { readonly [record]: Name };

export type AccountId = Id<"account">;
export type OrganisationId = Id<"organisation">;
export type MemberId = Id<"member">;
export type InvitationId = Id<"invitation">;
export type DraftId = Id<"draft">;
export type DocumentId = Id<"document">;
export type FeeSummaryId = Id<"fee summary">;
export type FacilityId = Id<"facility">;
export type FacilityApplicationId = Id<"facility application">;
export type FacilityShareOfferId = Id<"facility share offer">;
export type FacilityApplicationShareId = Id<"facility application share">;
export type AlertConfigurationId = Id<"alert configuration">;
export type FinanceEnquiryId = Id<"finance enquiry">;
export type PreparedRequestId = Id<"origination">;
export type MetadataKeyId = Id<"organisation metadata key">;
export type HandoverId = Id<"document handover">;
export type ReturnRequestId = Id<"document return request">;
export type LostOriginalId = Id<"document lost original">;
export type BankActionId = Id<"document bank action">;
export type DocumentRequestId = Id<"document request">;
export type ImportJobId = Id<"import job">;
export type ExportJobId = Id<"export job">;
export type JournalExportId = Id<"journal export">;
export type ExportScheduleId = Id<"export schedule">;
export type DocumentCollaboratorId = Id<"document collaborator">;
export type DraftCollaboratorId = Id<"draft collaborator">;
/** On whichever record the person is. */
export type CollaboratorId = DocumentCollaboratorId | DraftCollaboratorId;
export type RequiredDocumentId = Id<"draft required document">;
export type RequiredDocumentMessageId = Id<"draft required document message">;
export type DraftConfirmationId = Id<"draft confirmation">;
export type IndividualId = Id<"draft individual">;
export type WordingProposalId = Id<"draft wording proposal">;
export type PaperId = Id<"paper">;
export type SupplierId = Id<"supplier">;
export type StaffMemberId = Id<"staff member">;
export type OfficeChangeId = Id<"office change">;
export type ArchiveHoldId = Id<"archive hold">;
export type DeskNoteId = Id<"desk note">;
export type DeskWorkId = Id<"desk work">;
export type SavedAnswerId = Id<"saved answer">;
export type ListViewId = Id<"list view">;
export type CommentId = Id<"comment">;
export type BankStatementId = Id<"bank statement">;
export type FeeFileId = Id<"fee file">;
export type OutcomeFileId = Id<"outcome file">;
export type BankLineId = Id<"bank line">;

export const asOrganisationId = makerOf<OrganisationId>("ORGANISATION_NOT_FOUND");
export const asMemberId = makerOf<MemberId>("MEMBER_NOT_FOUND");
export const asInvitationId = makerOf<InvitationId>("INVITATION_NOT_FOUND");
export const asDraftId = makerOf<DraftId>("DRAFT_NOT_FOUND");
export const asDocumentId = makerOf<DocumentId>("DOCUMENT_NOT_FOUND");
export const asFeeSummaryId = makerOf<FeeSummaryId>("FEE_SUMMARY_NOT_FOUND");
export const asFacilityId = makerOf<FacilityId>("FACILITY_NOT_FOUND");
export const asFacilityApplicationId = makerOf<FacilityApplicationId>("FACILITY_APPLICATION_NOT_FOUND");
export const asFacilityShareOfferId = makerOf<FacilityShareOfferId>("FACILITY_SHARE_OFFER_NOT_FOUND");
export const asFacilityApplicationShareId = makerOf<FacilityApplicationShareId>(
  "FACILITY_SHARE_OFFER_NOT_FOUND",
);
export const asAlertConfigurationId = makerOf<AlertConfigurationId>("ALERT_CONFIGURATION_NOT_FOUND");
export const asFinanceEnquiryId = makerOf<FinanceEnquiryId>("FINANCE_ENQUIRY_NOT_FOUND");
export const asPreparedRequestId = makerOf<PreparedRequestId>("ORIGINATION_NOT_FOUND");
export const asMetadataKeyId = makerOf<MetadataKeyId>("METADATA_KEY_NOT_FOUND");
export const asImportJobId = makerOf<ImportJobId>("IMPORT_JOB_NOT_FOUND");
export const asExportJobId = makerOf<ExportJobId>("EXPORT_NOT_FOUND");
export const asJournalExportId = makerOf<JournalExportId>("EXPORT_NOT_FOUND");
export const asExportScheduleId = makerOf<ExportScheduleId>("EXPORT_SCHEDULE_NOT_FOUND");
export const asHandoverId = makerOf<HandoverId>("HANDOVER_NOT_FOUND");
export const asReturnRequestId = makerOf<ReturnRequestId>("RETURN_REQUEST_NOT_FOUND");
export const asLostOriginalId = makerOf<LostOriginalId>("LOST_DOCUMENT_NOT_FOUND");
export const asBankActionId = makerOf<BankActionId>("BANK_ACTION_NOT_FOUND");
export const asRequiredDocumentId = makerOf<RequiredDocumentId>("REQUIRED_DOCUMENT_NOT_FOUND");
export const asRequiredDocumentMessageId = makerOf<RequiredDocumentMessageId>(
  "REQUIRED_DOCUMENT_MESSAGE_NOT_FOUND",
);
export const asDraftConfirmationId = makerOf<DraftConfirmationId>("CONFIRMATION_NOT_FOUND");
export const asIndividualId = makerOf<IndividualId>("INDIVIDUAL_NOT_FOUND");
export const asWordingProposalId = makerOf<WordingProposalId>("WORDING_PROPOSAL_NOT_FOUND");
export const asCommentId = makerOf<CommentId>("COMMENT_NOT_FOUND");
export const asDocumentRequestId = makerOf<DocumentRequestId>("DOCUMENT_REQUEST_NOT_FOUND");
export const asCollaboratorId = makerOf<CollaboratorId>("COLLABORATOR_NOT_FOUND");

export const asFeeFileId = makerOf<FeeFileId>("FEE_FILE_NOT_FOUND");
export const asOutcomeFileId = makerOf<OutcomeFileId>("OUTCOME_FILE_NOT_FOUND");
export const asBankStatementId = makerOf<BankStatementId>("BANK_STATEMENT_NOT_FOUND");
export const asBankLineId = makerOf<BankLineId>("BANK_LINE_NOT_FOUND");

export const asListViewId = makerOf<ListViewId>("LIST_VIEW_NOT_FOUND");
export const asPaperId = makerOf<PaperId>("PAPER_NOT_FOUND");
export const asSupplierId = makerOf<SupplierId>("SUPPLIER_NOT_FOUND");
export const asStaffMemberId = makerOf<StaffMemberId>("STAFF_NOT_FOUND");
export const asOfficeChangeId = makerOf<OfficeChangeId>("OFFICE_CHANGE_NOT_FOUND");
export const asArchiveHoldId = makerOf<ArchiveHoldId>("ARCHIVE_HOLD_NOT_FOUND");
export const asDeskNoteId = makerOf<DeskNoteId>("DESK_NOTE_NOT_FOUND");
export const asDeskWorkId = makerOf<DeskWorkId>("DESK_WORK_NOT_FOUND");
export const asSavedAnswerId = makerOf<SavedAnswerId>("SAVED_ANSWER_NOT_FOUND");

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

function makerOf<Made extends string>(code: NotFoundCode): (text: string) => Made {
  return (text) => (isUuid(text) ? (text.toLowerCase() as Made) : refuse(code, { id: text }));
}
