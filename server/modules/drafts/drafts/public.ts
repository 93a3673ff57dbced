// What other modules may know of drafts, beside the commands and the access.

export { changeDraft } from "./change-draft.ts";
export { bankFeaturesOf } from "./draft-bank.ts";
export { DRAFT_COLUMNS } from "./draft-columns.ts";
export { draftDay } from "./draft-day.ts";
export { notifyReadyToIssue } from "./draft-desk-mails.ts";
export { requireDiscountAgreed } from "./draft-discount-sum.ts";
export { DraftChangesInputRef } from "./draft-input-schema.ts";
export {
  notifyLaterInvoicePaid,
  notifyPaymentReceived,
  sendPaymentReminder,
  sendPaymentRequested,
  sendReceipt,
  sendToApplicant,
} from "./draft-mails.ts";
export {
  ABOUT_YOUR_DRAFT,
  DRAFT_EXAMPLE,
  type DraftMailInput,
  draftFacts as draftFactsBlock,
  factsOf,
} from "./draft-messages.ts";
export {
  type InvoicedPeriod,
  sendPaymentDeclined,
  sendPaymentDisputed,
  sendPeriodInvoiced,
  sendRefundFailed,
  sendRefundPaid,
  sendRefundsDue,
  sendUnmatchedPayment,
} from "./draft-money-mails.ts";
export { notifyDesk, notifyOwner, notifyPerson } from "./draft-notifications.ts";
export { partsOfDraft } from "./draft-parts.ts";
export { CompleteDraftSubmissionPayloadRef, DraftPayloadRef } from "./draft-payload.ts";
export { DraftPreviewRef } from "./draft-preview-schema.ts";
export { feeScheduleOfDraft, isOfferedFor, priceDraft, referralDiscountCents } from "./draft-pricing.ts";
export { DraftFilterRef, DraftSortRef, DraftTabRef } from "./draft-queries.ts";
export { columnsKeptFrom, OWN_PARTS_READ, readsPart } from "./draft-readers.ts";
export type { Draft, DraftRow } from "./draft-record.ts";
export { StaffDraftFilterRef, StaffDraftSortRef } from "./draft-register-schema.ts";
export { ContractFormRef, DraftRef, DraftStatusRef, WordingFindingRef } from "./draft-schema.ts";
export { requireSecurity, requireSecurityHeld } from "./draft-security.ts";
export { saveDraftStatus, saveSecurityMoved } from "./draft-status.ts";
export {
  type DraftHandler,
  findDraft,
  findOwnerContact,
  listDraftHandlers,
  updateDraftColumns,
} from "./draft-store.ts";
export { ownWordingOf, wordingFactsHash, wordingInStandard, wordingOf } from "./draft-wording.ts";
export { type PartColumns, savePart } from "./save-part.ts";
