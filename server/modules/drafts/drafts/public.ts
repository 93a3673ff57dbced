// What other modules may know of drafts, beside the commands and the access.

export { changeDraft } from "./change-draft.ts";
export { bankFeaturesOf } from "./draft-bank.ts";
export { DRAFT_COLUMNS } from "./draft-columns.ts";
export { draftDay } from "./draft-day.ts";
export { DraftChangesInputRef } from "./draft-input-schema.ts";
export { billedInvoiceOf } from "./draft-invoice-file.ts";
export { DRAFT_EXAMPLE, type DraftMailInput, draftFacts as draftFactsBlock } from "./draft-messages.ts";
export { CompleteDraftSubmissionPayloadRef, DraftPayloadRef } from "./draft-payload.ts";
export { DraftPreviewRef } from "./draft-preview-schema.ts";
export { feeScheduleOfDraft, isOfferedFor, priceDraft } from "./draft-pricing.ts";
export { DraftFilterRef, DraftSortRef, DraftTabRef } from "./draft-queries.ts";
export { columnsKeptFrom, OWN_PARTS_READ, readsPart } from "./draft-readers.ts";
export type { Draft, DraftRow } from "./draft-record.ts";
export { StaffDraftFilterRef, StaffDraftSortRef } from "./draft-register-schema.ts";
export { ContractFormRef, DraftRef, DraftStatusRef, WordingFindingRef } from "./draft-schema.ts";
export { requireSecurityHeld } from "./draft-security.ts";
export { ownWordingOf, wordingFactsHash, wordingInStandard, wordingOf } from "./draft-wording.ts";
export { type PartColumns, savePart } from "./save-part.ts";
