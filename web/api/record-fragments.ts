// Fragments that read every field of a record, made from its table: a new field is read wherever the record is.

import { SAID_IN_REQUEST } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { BANK_SWITCH_FIELDS } from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { INDIVIDUAL_FIELDS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { PREPARED_REQUEST_FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import { SECOND_APPROVAL_FIELDS } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import {
  APPLICANT_FIELDS,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { FACILITY_FIELDS } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { FINANCE_CONTACT_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { REMINDER_FIELDS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { PRODUCT_FIELDS } from "@bondline/domain/money/products/product-fields.ts";
import { REFERRER_FIELDS } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { DESK_SERVICE_FIELDS } from "@bondline/domain/office/desk/desk-service-fields.ts";
import { PROVIDER_FIELDS } from "@bondline/domain/office/provider/provider-fields.ts";
import { SUPPLIER_FIELDS } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import { PARTY_FIELDS } from "@bondline/domain/parties/parties/party-fields.ts";
import { PROFILE_FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import { CHANNEL_PARTNER_FIELDS } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { nestTexts } from "@bondline/domain/values/fields/field-paths.ts";

const { bankName: _, ...ownDocumentFields } = DOCUMENT_OWN_FIELDS;
const individualFields = Object.fromEntries(
  Object.entries(INDIVIDUAL_FIELDS).filter(([path]) => !path.includes(".")),
);
const kycNames = Object.keys(INDIVIDUAL_FIELDS)
  .filter((path) => path.startsWith("simpleKyc."))
  .map((path) => path.slice("simpleKyc.".length))
  .join(" ");
const { feeSummaryId: _product, ...preparedFields } = PREPARED_REQUEST_FIELDS;
const { agreementByName: _name, newWording: _wording, ...saidInRequest } = SAID_IN_REQUEST;

export const RECORD_FRAGMENTS = [
  `fragment PartyRecord on Party { id partyVariant ${selectionOf(PARTY_FIELDS)} }`,
  `fragment DraftFields on Draft { ${selectionOf(DRAFT_FIELDS)} }`,
  `fragment DocumentFields on Document { ${selectionOf(ownDocumentFields)} bank { name } }`,
  `fragment DocumentRequestFields on DocumentRequest { ${selectionOf(saidInRequest)} agreementBy }`,
  `fragment FacilityFields on DocumentFacility { ${selectionOf(FACILITY_FIELDS)} }`,
  `fragment ApplicationFields on FacilityApplication { applicationInformation { ${selectionOf(WANTED_FIELDS)} } applicant { ${selectionOf(APPLICANT_FIELDS)} } }`,
  `fragment SharedEntityFields on SharedEntity { ${selectionOf(ENTITY_FIELDS)} }`,
  `fragment PropertyFields on FacilityProperty { ${selectionOf(PROPERTY_FIELDS)} }`,
  `fragment PropertyOwnerFields on PropertyOwner { ${selectionOf(OWNER_FIELDS)} }`,
  `fragment FinanceContactFields on ApplicationContactDetails { ${selectionOf(FINANCE_CONTACT_FIELDS)} }`,
  `fragment EnquiryContactFields on FinanceEnquiry { ${selectionOf(FINANCE_CONTACT_FIELDS)} }`,
  `fragment BankSwitchFields on BgSwitch { ${selectionOf(BANK_SWITCH_FIELDS)} }`,
  `fragment SuretyBondFields on Draft { ${selectionOf(SURETY_OWN_FIELDS)} }`,
  `fragment ContractQuestionnaireFields on ContractQuestionnaire { ${selectionOf(QUESTIONNAIRE_FIELDS)} }`,
  `fragment RequestedSuretyDocumentFields on RequestedSuretyDocument { ${selectionOf(REQUESTED_DOCUMENT_FIELDS)} }`,
  `fragment IndividualFields on Individual { ${selectionOf(individualFields)} simpleKyc { address ${kycNames} } }`,
  `fragment PreparedRequestFields on Origination { ${selectionOf(preparedFields)} }`,
  `fragment ProductVersionFields on ProductVersion { ${selectionOf(PRODUCT_FIELDS)} }`,
  `fragment ProviderOwnFields on Provider { ${[PROVIDER_FIELDS, DESK_SERVICE_FIELDS, REMINDER_FIELDS, SECOND_APPROVAL_FIELDS].map(selectionOf).join(" ")} }`,
  `fragment SupplierFields on OfficeSupplier { ${selectionOf(SUPPLIER_FIELDS)} }`,
  `fragment ReferrerFields on OfficeReferrer { ${selectionOf(REFERRER_FIELDS)} }`,
  `fragment ChannelPartnerFields on OfficeChannelPartner { ${selectionOf(CHANNEL_PARTNER_FIELDS)} }`,
  `fragment ProfileFields on User { ${selectionOf(PROFILE_FIELDS)} }`,
];

function selectionOf(fields: Fields): string {
  const nested = nestTexts(fields, Object.fromEntries(Object.keys(fields).map((path) => [path, path])));
  const names = Object.entries<string | object>(nested).map(([name, inner]) =>
    typeof inner === "string" ? name : `${name} { ${Object.keys(inner).join(" ")} }`,
  );
  return names.join(" ");
}
