// The parts that modules add to the records of others: whoever removes a module takes its line out here.

import { BANK_ACTIONS_OF_DOCUMENT } from "./modules/documents/bank-actions/bank-action-part.ts";
import { REQUESTS_OF_DOCUMENT } from "./modules/documents/document-requests/document-request-part.ts";
import type { Document } from "./modules/documents/documents/public.ts";
import { CUSTODY_OF_DOCUMENT } from "./modules/documents/handovers/handover-part.ts";
import { LOSS_OF_DOCUMENT } from "./modules/documents/lost-originals/lost-original-part.ts";
import { POSSESSION_OF_DOCUMENT } from "./modules/documents/possessions/possession-part.ts";
import { RETURN_OF_DOCUMENT } from "./modules/documents/return-requests/return-request-part.ts";
import { ORIGINALS_AT_SERVICE } from "./modules/documents/signatures/originals-at-service.ts";
import { SIGNATURE_OF_DOCUMENT } from "./modules/documents/signatures/signature-part.ts";
import {
  PREDECESSOR_OF_DRAFT,
  SUCCESSION_OF_DOCUMENT,
} from "./modules/documents/successors/successor-part.ts";
import { VERIFICATION_OF_DOCUMENT } from "./modules/documents/verifications/verification-part.ts";
import { ASKED_DOCUMENTS_CHANGE } from "./modules/drafts/asked-documents/asked-documents-change.ts";
import { SWITCH_OF_DRAFT } from "./modules/drafts/bank-switches/bank-switch-part.ts";
import { CONFIRMATIONS_OF_DRAFT } from "./modules/drafts/confirmations/confirmation-part.ts";
import { CARD_REFUND_CHANGE } from "./modules/drafts/draft-payments/card-refund-change.ts";
import { CREDIT_NOTE_CHANGE } from "./modules/drafts/draft-payments/credit-note-change.ts";
import type { Draft } from "./modules/drafts/drafts/public.ts";
import { INDIVIDUALS_OF_DRAFT } from "./modules/drafts/identity/individual-part.ts";
import { REQUIRED_DOCUMENTS_OF_DRAFT } from "./modules/drafts/required-documents/required-document-part.ts";
import { SECOND_APPROVAL_OF_DRAFT } from "./modules/drafts/second-approvals/second-approval-part.ts";
import { FORMS_AT_SERVICE } from "./modules/drafts/signed-forms/forms-at-service.ts";
import { FORMS_OF_DRAFT } from "./modules/drafts/signed-forms/signed-form-part.ts";
import { STANDARD_WORDING_CHANGE } from "./modules/drafts/standard-wordings/standard-wording-change.ts";
import { SURETY_OF_DRAFT } from "./modules/drafts/surety-bonds/surety-bond-part.ts";
import { PROPOSALS_OF_DRAFT } from "./modules/drafts/wording-proposals/wording-proposal-part.ts";
import { FACILITY_FEES } from "./modules/facilities/facility-fees/facility-fee-setting.ts";
import { FINANCE_OF_DRAFT } from "./modules/money/finance/finance-part.ts";
import { FINANCE_TERMS } from "./modules/money/finance-versions/finance-version-setting.ts";
import { INVOICES_OF_DRAFT, UNMATCHED_PAYMENTS_OF_DRAFT } from "./modules/money/invoices/public.ts";
import { PRODUCT_CHANGE } from "./modules/money/products/product-change.ts";
import { REFERRAL_PROGRAMME } from "./modules/money/referral-versions/referral-version-setting.ts";
import { SECURITY_OF_DRAFT } from "./modules/money/security-money/public.ts";
import { SUBSCRIPTION_OF_DRAFT } from "./modules/money/subscriptions/subscription-part.ts";
import { CONTENT_CHANGE } from "./modules/office/content-pages/content-change.ts";
import { changeOfSetting } from "./modules/office/dated-settings/public.ts";
import { DEPOSIT_ACCOUNT_CHANGE } from "./modules/office/provider/deposit-account-change.ts";
import { SECOND_APPROVAL_CHANGE } from "./modules/office/provider/second-approval-change.ts";
import { PARTNER_DISCOUNT_CHANGE } from "./modules/people/channel-partners/partner-discount-change.ts";
import { CLIENT_DISCOUNT_CHANGE } from "./modules/people/clients/client-discount-change.ts";
import { ORGANISATION_MERGE_CHANGE } from "./modules/people/organisation-merging/organisation-merge-change.ts";
import { ALERT_DEFAULTS } from "./modules/records/alert-defaults/alert-default-setting.ts";
import { ALERTS_OF_DOCUMENT } from "./modules/records/alerts/alert-part.ts";
import { ATTACHMENTS_OF_DRAFT } from "./modules/records/attachments/draft-attachments.ts";
import { PEOPLE_OF_DOCUMENT } from "./modules/records/collaborators/document-collaborator-part.ts";
import { PEOPLE_OF_DRAFT } from "./modules/records/collaborators/draft-collaborator-part.ts";
import { MAIL_TEXT_CHANGE } from "./modules/records/mail-texts/mail-text-change.ts";
import { addedByModules } from "./record-parts.ts";

export const PORTAL_PARTS = addedByModules<Draft, Document>({
  draft: [
    ATTACHMENTS_OF_DRAFT,
    FINANCE_OF_DRAFT,
    SUBSCRIPTION_OF_DRAFT,
    SWITCH_OF_DRAFT,
    SURETY_OF_DRAFT,
    REQUIRED_DOCUMENTS_OF_DRAFT,
    FORMS_OF_DRAFT,
    CONFIRMATIONS_OF_DRAFT,
    INDIVIDUALS_OF_DRAFT,
    PROPOSALS_OF_DRAFT,
    PREDECESSOR_OF_DRAFT,
    SECOND_APPROVAL_OF_DRAFT,
    INVOICES_OF_DRAFT,
    UNMATCHED_PAYMENTS_OF_DRAFT,
    SECURITY_OF_DRAFT,
    PEOPLE_OF_DRAFT,
  ],
  document: [
    BANK_ACTIONS_OF_DOCUMENT,
    CUSTODY_OF_DOCUMENT,
    POSSESSION_OF_DOCUMENT,
    SIGNATURE_OF_DOCUMENT,
    LOSS_OF_DOCUMENT,
    REQUESTS_OF_DOCUMENT,
    RETURN_OF_DOCUMENT,
    SUCCESSION_OF_DOCUMENT,
    VERIFICATION_OF_DOCUMENT,
    PEOPLE_OF_DOCUMENT,
    ALERTS_OF_DOCUMENT,
  ],
  changes: [
    changeOfSetting(ALERT_DEFAULTS),
    ASKED_DOCUMENTS_CHANGE,
    CARD_REFUND_CHANGE,
    CLIENT_DISCOUNT_CHANGE,
    CONTENT_CHANGE,
    CREDIT_NOTE_CHANGE,
    DEPOSIT_ACCOUNT_CHANGE,
    changeOfSetting(FACILITY_FEES),
    changeOfSetting(FINANCE_TERMS),
    ORGANISATION_MERGE_CHANGE,
    PARTNER_DISCOUNT_CHANGE,
    PRODUCT_CHANGE,
    changeOfSetting(REFERRAL_PROGRAMME),
    SECOND_APPROVAL_CHANGE,
    STANDARD_WORDING_CHANGE,
    MAIL_TEXT_CHANGE,
  ],
  envelopes: [ORIGINALS_AT_SERVICE, FORMS_AT_SERVICE],
});
