// Who may do what through the API, written by people: every operation and every field of the contract has its rule here.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { headsOf } from "@bondline/domain/values/fields/field-paths.ts";

/** Everybody who could be asking, each with a persona of its own against one record of Harbour Civil. */
export const PERSONAS = {
  admin: "administrator of the owner",
  user: "standard user of the owner",
  limitedAdded: "limited user of the owner, added to the record",
  limitedNotAdded: "limited user of the owner, not added",
  otherAdmin: "administrator of another organisation",
  otherUser: "standard user of another organisation",
  otherLimited: "limited user of another organisation",
  collaboratorOwner: "collaborator OWNER",
  collaboratorIssuer: "collaborator ISSUER",
  collaboratorBeneficiary: "collaborator BENEFICIARY",
  collaboratorLimited: "collaborator LIMITED",
  invited: "collaborator invited, not accepted",
  lapsed: "collaborator whose invitation has expired",
  removed: "collaborator removed again",
  documentOnly: "collaborator BENEFICIARY of the document alone",
  manager: "relationship manager of the provider",
  general: "general staff of the provider",
  supplier: "staff of the supplier it was sent to",
  otherSupplier: "staff of another supplier",
  referralAdmin: "administrator of the referral portal",
  referrer: "referrer",
  formerMember: "member removed a second ago",
  stranger: "signed in, a member of nothing",
  unconfirmed: "session of an unconfirmed account",
  expired: "session that has run out",
  anonymous: "not signed in",
} as const;
export type Persona = keyof typeof PERSONAS;

/** Nobody here has a session that holds; the code says what is wrong with it. */
export const WITHOUT_SESSION: Partial<Record<Persona, "AUTH_NOT_AUTHENTICATED" | "AUTH_NOT_AUTHORIZED">> = {
  anonymous: "AUTH_NOT_AUTHENTICATED",
  expired: "AUTH_NOT_AUTHENTICATED",
  unconfirmed: "AUTH_NOT_AUTHORIZED",
};

const MEMBERS = ["admin", "user", "limitedAdded", "limitedNotAdded"] as const;
const OWNING = ["admin", "user", "collaboratorOwner"] as const;
const EDITING = [...OWNING, "collaboratorIssuer"] as const;
const PROVIDER = ["manager", "general"] as const;
const READERS = [
  ...EDITING,
  "limitedAdded",
  "collaboratorBeneficiary",
  "collaboratorLimited",
  ...PROVIDER,
  "supplier",
] as const;
const BOTH_SIDES = [...EDITING, ...PROVIDER, "supplier"] as const;
const PAYMENT_READERS = [...OWNING, ...PROVIDER] as const;

const STAFF_DESK = "administrator of the provider, or of the bank whose people they are";

/** A rule in words, and the personas that pass it. Whoever else is signed in is told that there is no such record. */
export const RULES = {
  anybody: { personas: "ANYBODY" },
  "anybody signed in": { personas: "SIGNED_IN" },
  "own account": { personas: "SIGNED_IN" },
  "member of the organisation": { personas: MEMBERS },
  "organisation: CAN_ADD_DOCUMENTS": { personas: ["admin", "user"] },
  "organisation: CAN_ADD_DOCUMENTS, or the provider": { personas: ["admin", "user", ...PROVIDER] },
  "organisation: CAN_UPDATE_DETAILS": { personas: ["admin"] },
  "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS": { personas: ["admin", "user"] },
  "organisation: CAN_VIEW_BILLING": { personas: ["admin", "user"] },
  "organisation: CAN_VIEW_BILLING, or the provider": { personas: ["admin", "user", ...PROVIDER] },
  "organisation: CAN_MANAGE_INVITATIONS": { personas: ["admin"] },
  "organisation: CAN_DECIDE_SHARING": { personas: ["admin"] },
  "organisation: CAN_MANAGE_MEMBERS": { personas: ["admin"] },
  "organisation: CAN_CLOSE, or a provider administrator": { personas: ["admin", "manager"] },
  "draft access: CAN_VIEW": { personas: READERS },
  "draft: CAN_EDIT": { personas: EDITING },
  "draft: CAN_APPROVE": { personas: ["collaboratorIssuer", "collaboratorBeneficiary"] },
  "draft: CAN_MANAGE_COLLABORATORS": { personas: OWNING },
  "person invited onto the draft": {
    personas: ["collaboratorOwner", "collaboratorIssuer", "collaboratorBeneficiary", "collaboratorLimited"],
  },
  "draft: CAN_SUBMIT": { personas: OWNING },
  "draft: CAN_CANCEL": { personas: OWNING },
  "draft: CAN_ARRANGE_FINANCE": { personas: OWNING },
  "draft: CAN_MANAGE_ATTACHMENTS": { personas: EDITING },
  "draft: CAN_REQUEST_CHANGES": { personas: PROVIDER },
  "draft: CAN_MANAGE_REQUIRED_DOCUMENTS": { personas: [...OWNING, ...PROVIDER, "supplier"] },
  "required document of the applicant: side that decides": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_ASK_CONFIRMATION": { personas: [...EDITING, ...PROVIDER, "supplier"] },
  "draft: CAN_PROPOSE_WORDING": {
    personas: [...EDITING, "collaboratorBeneficiary", ...PROVIDER, "supplier"],
  },
  "proposed wording of the applicant: its own side": { personas: EDITING },
  "draft: CAN_DECIDE_WORDING": { personas: [...EDITING, ...PROVIDER, "supplier"] },
  "draft: CAN_ASK_FOR_DOCUMENTS": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_MANAGE_INDIVIDUALS": { personas: OWNING },
  "draft: CAN_IDENTIFY_INDIVIDUALS": { personas: OWNING },
  "draft: CAN_VERIFY_OVERRIDE": { personas: PROVIDER },
  "draft: who may know its individuals": { personas: [...OWNING, ...PROVIDER, "supplier"] },
  "draft: CAN_REJECT": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_APPROVE_SUBMISSION": { personas: PROVIDER },
  "draft: CAN_GIVE_DISCOUNT": { personas: PROVIDER },
  "draft: CAN_RECORD_PAYMENT": { personas: PROVIDER },
  "draft: CAN_SETTLE_PAYMENT": { personas: PROVIDER },
  "draft: CAN_RECORD_SECURITY_HELD": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_RECORD_SECURITY_RETURN": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_ESTABLISH": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_GIVE_PAPER": { personas: [...PROVIDER, "supplier"] },
  "draft: CAN_VIEW_PROGRESS": { personas: BOTH_SIDES },
  "draft: CAN_VIEW_PAYMENT_DETAILS": { personas: PAYMENT_READERS },
  "draft: CAN_MAKE_PAYMENT": { personas: OWNING },
  "draft: CAN_SET_UP_LATER_PAYMENTS": { personas: OWNING },
  "draft: applicant's and bank's side": { personas: BOTH_SIDES },
  "document access: CAN_VIEW": { personas: [...READERS, "documentOnly"] },
  "document: CAN_VIEW_COSTS": { personas: PAYMENT_READERS },
  "document: CAN_VIEW_EXPIRY_NOTICES": {
    personas: [...PAYMENT_READERS, "collaboratorBeneficiary", "documentOnly"],
  },
  "document: CAN_ACKNOWLEDGE_EXPIRY": { personas: OWNING },
  "document: CAN_MANAGE_NOTIFICATION_LIST": { personas: OWNING },
  "own comment": { personas: ["admin"] },
  "own note": { personas: ["general"] },
  "own export": { personas: ["admin"] },
  "document: CAN_MANAGE_COLLABORATORS": { personas: OWNING },
  "document: applicant's or beneficiary's side": {
    personas: [...EDITING, "limitedAdded", "collaboratorBeneficiary", "collaboratorLimited", "documentOnly"],
  },
  "person invited onto the document": {
    personas: [
      "collaboratorOwner",
      "collaboratorIssuer",
      "collaboratorBeneficiary",
      "collaboratorLimited",
      "documentOnly",
    ],
  },
  "referral portal": { personas: ["referralAdmin", "referrer"] },
  "referral portal, or a provider administrator": { personas: ["referralAdmin", "referrer", "manager"] },
  "provider administrator": { personas: ["manager"] },
  [STAFF_DESK]: { personas: ["manager", "supplier"] },
  "document: CAN_EDIT_DETAILS": { personas: PAYMENT_READERS },
  "document: CAN_RETURN": {
    personas: [...EDITING, "collaboratorBeneficiary", "documentOnly", ...PROVIDER],
  },
  "document: CAN_EDIT_COSTS": { personas: PROVIDER },
  "document: CAN_MANAGE_ATTACHMENTS": { personas: [...EDITING, ...PROVIDER, "supplier"] },
  "document: CAN_REQUEST_BANK_ACTION": { personas: OWNING },
  "document: CAN_DECLARE_LOST": { personas: [...OWNING, "collaboratorBeneficiary", "documentOnly"] },
  "document: CAN_CLOSE_OUT": { personas: [...PROVIDER, "supplier"] },
  "facility application access: CAN_VIEW": { personas: ["admin", "user", ...PROVIDER, "supplier"] },
  "facility application: CAN_EDIT": { personas: ["admin", "user"] },
  "facility application: CAN_VIEW_DETAILS": { personas: ["admin", "user", ...PROVIDER, "supplier"] },
  "facility application: CAN_VIEW_PAYMENT_DETAILS": { personas: ["admin", "user", ...PROVIDER] },
  "facility application: CAN_MANAGE_ATTACHMENTS": { personas: ["admin", "user"] },
  "facility application: CAN_COMMENT": { personas: ["admin", "user", ...PROVIDER, "supplier"] },
  "facility application: CAN_ASK": { personas: [...PROVIDER, "supplier"] },
  "facility application: CAN_ANSWER": { personas: ["admin", "user"] },
  "facility application: CAN_SHARE": { personas: ["admin", "user"] },
  "facility application: CAN_CLOSE": { personas: ["admin", "user"] },
  "facility application: CAN_SEND_TO_SUPPLIER": { personas: PROVIDER },
  "facility application: CAN_RECORD_BANK_OUTCOME": { personas: [...PROVIDER, "supplier"] },
  "facility application: CAN_RECORD_PAYMENT": { personas: PROVIDER },
  "facility application: CAN_APPROVE": { personas: PROVIDER },
  "facility application: CAN_REJECT": { personas: PROVIDER },
  "facility application: CAN_ESTABLISH": { personas: PROVIDER },
  "facility access: CAN_VIEW": { personas: ["admin", "user", "limitedAdded", ...PROVIDER, "supplier"] },
  "facility: CAN_VIEW_COSTS": { personas: ["admin", "user", ...PROVIDER] },
  "facility, own: CAN_EDIT": { personas: ["admin", "user"] },
  "facility, own: CAN_CLOSE": { personas: ["admin", "user"] },
  "facility: CAN_MANAGE_COLLABORATORS": { personas: ["admin", "user"] },
  "facility: CAN_TAKE_OFF_COLLABORATORS": { personas: ["admin", "user"] },
  "facility: CAN_STOP_SHARING": { personas: ["admin", "user"] },
  "facility: CAN_SHARE": { personas: ["admin", "user"] },
  "facility: CAN_SEND_TO_SUPPLIER": { personas: PROVIDER },
  "facility: CAN_RECORD_BANK_OUTCOME": { personas: [...PROVIDER, "supplier"] },
  "facility: CAN_ESTABLISH": { personas: PROVIDER },
  "facility: CAN_REJECT": { personas: PROVIDER },
  "provider desk": { personas: PROVIDER },
  "origination: addressee": { personas: ["admin"] },
  "origination: addressee, or who prepared it": { personas: ["admin", ...PROVIDER] },
  "origination: who prepared it": { personas: PROVIDER },
  "own document: CAN_AMEND": { personas: ["admin", "user"] },
  "own document: CAN_REMOVE": { personas: ["admin", "user"] },
  "document: CAN_COPY_TO_DRAFT": { personas: ["admin", "user"] },
  "own document: CAN_CLOSE_OUT": { personas: ["admin", "user"] },
  "own document: CAN_REOPEN": { personas: ["admin", "user"] },
  "document: CAN_AMEND": { personas: [...EDITING, "collaboratorBeneficiary", "documentOnly"] },
  "document: CAN_CLAIM": { personas: ["collaboratorBeneficiary", "documentOnly", ...PROVIDER] },
  "document: CAN_SIGN_ORIGINAL": { personas: ["supplier"] },
  "document: CAN_EXECUTE_REQUESTS": { personas: [...PROVIDER, "supplier"] },
  "request of the applicant: side that has asked": { personas: EDITING },
  "request of the applicant: side that has asked, or its issuer": {
    personas: [...EDITING, ...PROVIDER, "supplier"],
  },
  "request of the applicant: side that loses by it": {
    personas: ["collaboratorBeneficiary", "documentOnly"],
  },
  desk: { personas: [...PROVIDER, "supplier", "otherSupplier"] },
  "own bank or insurer": { personas: ["supplier"] },
  "people of a bank or insurer": { personas: ["supplier", "otherSupplier"] },
  "administrator of a bank or insurer": { personas: ["supplier"] },
  "own bank or insurer, or a provider administrator": { personas: ["manager", "supplier"] },
  "as the record it is part of": { personas: "AS_PARENT" },
} as const satisfies Record<string, { personas: readonly Persona[] | "ANYBODY" | "SIGNED_IN" | "AS_PARENT" }>;
export type Rule = keyof typeof RULES;

export type OperationRule = { rule: Rule; refusal?: `${string}_NOT_FOUND` };

export const OPERATIONS: Record<"Query" | "Mutation" | "Subscription", Record<string, OperationRule>> = {
  Query: {
    gatewayFeatures: { rule: "anybody" },
    contentPage: { rule: "anybody" },
    actingSessions: {
      rule: "organisation: CAN_UPDATE_DETAILS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    organisationClosing: {
      rule: "organisation: CAN_CLOSE, or a provider administrator",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    gatewayFeatureSettings: { rule: "provider administrator", refusal: "GATEWAY_FEATURE_NOT_FOUND" },
    gatewayFeatureHistory: { rule: "provider administrator", refusal: "GATEWAY_FEATURE_NOT_FOUND" },
    provider: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    providerHistory: { rule: STAFF_DESK, refusal: "PROVIDER_NOT_FOUND" },
    officeReadiness: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeChange: { rule: "provider administrator", refusal: "OFFICE_CHANGE_NOT_FOUND" },
    officeChanges: { rule: "provider administrator", refusal: "OFFICE_CHANGE_NOT_FOUND" },
    officeSuppliers: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    officeContentPages: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    mailTextPreview: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeMailText: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeMailTexts: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    facilityFees: { rule: "anybody signed in" },
    officeFacilityFees: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeFinanceTerms: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeReferralProgramme: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeAlertDefaults: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeAskedDocuments: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    officeStandardWording: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    officeStandardWordings: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    standardWordingPreview: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    products: { rule: "provider administrator", refusal: "FEE_SUMMARY_NOT_FOUND" },
    deskWork: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    deskWorkList: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    deskLoad: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    recordMails: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    archiveHolds: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    deskNotes: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    stepApprovals: { rule: "provider desk", refusal: "FACILITY_APPLICATION_NOT_FOUND" },
    savedAnswers: { rule: "provider desk", refusal: "SAVED_ANSWER_NOT_FOUND" },
    deskChecklists: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    recordChecklist: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    staffPeople: { rule: STAFF_DESK, refusal: "STAFF_NOT_FOUND" },
    supplierRequirements: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    supplierHistory: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    bankService: { rule: "own bank or insurer, or a provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    bankServiceHistory: {
      rule: "own bank or insurer, or a provider administrator",
      refusal: "SUPPLIER_NOT_FOUND",
    },
    bankThreads: { rule: "people of a bank or insurer", refusal: "SUPPLIER_NOT_FOUND" },
    bankWorkList: { rule: "people of a bank or insurer", refusal: "SUPPLIER_NOT_FOUND" },
    me: { rule: "own account" },
    organisations: { rule: "own account" },
    fieldOptions: { rule: "anybody signed in" },
    channelPartners: { rule: "anybody signed in" },
    addressSuggestions: { rule: "anybody signed in" },
    suggestedAddress: { rule: "anybody signed in" },
    businessByAbn: { rule: "anybody signed in" },
    referralPortalEntities: { rule: "anybody signed in" },
    referralConfiguration: { rule: "anybody signed in" },
    organisationReferrals: { rule: "organisation: CAN_VIEW_BILLING", refusal: "ORGANISATION_NOT_FOUND" },
    referralSummary: { rule: "organisation: CAN_VIEW_BILLING", refusal: "ORGANISATION_NOT_FOUND" },
    referralPortalReferrals: { rule: "referral portal", refusal: "REFERRAL_NOT_FOUND" },
    referralPortalPeople: { rule: "referral portal", refusal: "REFERRAL_NOT_FOUND" },
    organisation: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    organisationMembers: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    organisationMemberInvitations: {
      rule: "organisation: CAN_MANAGE_INVITATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    invitation: { rule: "anybody" },
    collaboratorInvitation: { rule: "anybody" },
    draftNotificationList: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    documentNotificationList: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    drafts: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    draftComments: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    documentHandover: { rule: "anybody" },
    evidenceKey: { rule: "anybody" },
    documentPartySources: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    documentVerificationSheet: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    documentRequestForReturn: { rule: "anybody" },
    documentRequestAgreement: { rule: "anybody" },
    draftConfirmation: { rule: "anybody" },
    confirmationsToAnswer: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    heldSecurities: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    heldSecurity: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    heldSecuritySums: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentTasks: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentsProbablyDone: {
      rule: "organisation: CAN_ADD_DOCUMENTS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    documentComments: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    documentReport: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    exposure: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentsForReports: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    draftsSharedWithMe: { rule: "own account" },
    documentsSharedWithMe: { rule: "own account" },
    draftCount: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documents: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    chosenDocuments: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    peopleOnDocuments: { rule: "document: CAN_MANAGE_COLLABORATORS", refusal: "DOCUMENT_NOT_FOUND" },
    documentCount: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    draft: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftApplicableRequirements: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftAttachmentDownload: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftHistory: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    wordingComparison: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    requiredDocuments: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    identityCheck: { rule: "draft: CAN_IDENTIFY_INDIVIDUALS", refusal: "INDIVIDUAL_NOT_FOUND" },
    invoicePaymentIntent: { rule: "draft: CAN_MAKE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    draftCreditNoteFile: { rule: "draft: CAN_VIEW_PAYMENT_DETAILS", refusal: "DRAFT_NOT_FOUND" },
    draftInvoiceFile: { rule: "draft: CAN_VIEW_PAYMENT_DETAILS", refusal: "DRAFT_NOT_FOUND" },
    draftPreview: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    agencyAgreement: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    facilityAgencyAgreement: {
      rule: "facility application: CAN_VIEW_DETAILS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    productPreview: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    paperOffers: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    paper: { rule: "draft: applicant's and bank's side", refusal: "PAPER_NOT_FOUND" },
    paperCheck: { rule: "anybody" },
    export: { rule: "own export", refusal: "EXPORT_NOT_FOUND" },
    exportOffer: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    exports: { rule: "anybody signed in" },
    exportSchedules: { rule: "own account" },
    financialServicesGuide: { rule: "anybody" },
    generatedAttachments: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    feeOffers: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    feeSummaries: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    sourceOfFundsOptions: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    productSelectionSummary: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    document: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    documentAttachmentDownload: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    importJob: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    importJobs: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    suppliers: { rule: "anybody signed in" },
    facilityApplications: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    facilityApplication: {
      rule: "facility application access: CAN_VIEW",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    facilityApplicationAttachmentDownload: {
      rule: "facility application: CAN_VIEW_DETAILS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    facilityApplicationComments: {
      rule: "facility application: CAN_VIEW_DETAILS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    facilityApplicationHistory: {
      rule: "facility application: CAN_VIEW_DETAILS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    facilityApplicationShareOffers: {
      rule: "organisation: CAN_DECIDE_SHARING",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    facilityApplicationShareRecipient: {
      rule: "facility application: CAN_SHARE",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    facilityApplicationVerify: {
      rule: "facility application: CAN_VIEW_DETAILS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    abnClaims: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    channelPartnerHistory: { rule: "provider administrator", refusal: "CHANNEL_PARTNER_NOT_FOUND" },
    referrerHistory: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    officeChannelPartners: { rule: "provider administrator", refusal: "CHANNEL_PARTNER_NOT_FOUND" },
    officeReferrers: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    officeReferringPeople: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    staffReferrals: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    accrualLines: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    accruals: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    revenue: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    revenueEntries: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    accountCodes: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    journal: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    journalOffer: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    referrerStatement: {
      rule: "referral portal, or a provider administrator",
      refusal: "REFERRER_NOT_FOUND",
    },
    referrerStatementEntries: {
      rule: "referral portal, or a provider administrator",
      refusal: "REFERRER_NOT_FOUND",
    },
    referrerStatementFile: {
      rule: "referral portal, or a provider administrator",
      refusal: "REFERRER_NOT_FOUND",
    },
    client: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    organisationMerge: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    clientHistory: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    clientMembers: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    clientSums: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    clients: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    staffDocuments: { rule: "desk", refusal: "DOCUMENT_NOT_FOUND" },
    staffDraftRegister: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    staffFacilityApplications: { rule: "desk", refusal: "FACILITY_APPLICATION_NOT_FOUND" },
    staffArrears: { rule: "provider desk", refusal: "INVOICE_NOT_FOUND" },
    staffInvoiceAgeing: { rule: "provider desk", refusal: "INVOICE_NOT_FOUND" },
    staffCreditNotes: { rule: "provider desk", refusal: "INVOICE_NOT_FOUND" },
    staffCreditNoteSums: { rule: "provider desk", refusal: "INVOICE_NOT_FOUND" },
    staffDisputes: { rule: "provider desk", refusal: "PAYMENT_NOT_FOUND" },
    staffDisputeSums: { rule: "provider desk", refusal: "PAYMENT_NOT_FOUND" },
    staffRefunds: { rule: "provider desk", refusal: "REFUND_NOT_FOUND" },
    staffRefundSums: { rule: "provider desk", refusal: "REFUND_NOT_FOUND" },
    staffInvoices: { rule: "provider desk", refusal: "INVOICE_NOT_FOUND" },
    facilityShareOffers: { rule: "organisation: CAN_DECIDE_SHARING", refusal: "ORGANISATION_NOT_FOUND" },
    facilityShareRecipient: { rule: "facility: CAN_SHARE", refusal: "FACILITY_NOT_FOUND" },
    facilities: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentFacilities: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    arrangedFacilities: { rule: "desk", refusal: "FACILITY_NOT_FOUND" },
    staffFacilities: { rule: "desk", refusal: "FACILITY_NOT_FOUND" },
    facilityHolder: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    documentFacilityCount: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentFacility: { rule: "facility access: CAN_VIEW", refusal: "FACILITY_NOT_FOUND" },
    documentFacilityHistory: { rule: "facility access: CAN_VIEW", refusal: "FACILITY_NOT_FOUND" },
    documentExpiryLadder: {
      rule: "document: CAN_VIEW_EXPIRY_NOTICES",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    documentHistory: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    alertConfigurations: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    alertPreview: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    invoices: { rule: "organisation: CAN_VIEW_BILLING", refusal: "ORGANISATION_NOT_FOUND" },
    invoiceAgeing: { rule: "organisation: CAN_VIEW_BILLING", refusal: "ORGANISATION_NOT_FOUND" },
    statement: {
      rule: "organisation: CAN_VIEW_BILLING, or the provider",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    statementEntries: {
      rule: "organisation: CAN_VIEW_BILLING, or the provider",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    statementFile: {
      rule: "organisation: CAN_VIEW_BILLING, or the provider",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    advertisedFinanceCalculation: { rule: "anybody signed in" },
    applicationContactDetails: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    financeEnquiries: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    bankLine: { rule: "provider desk", refusal: "BANK_LINE_NOT_FOUND" },
    bankStatement: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    bankStatements: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    unsettledBankLines: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    staffWaitingMoney: { rule: "provider desk", refusal: "PAYMENT_NOT_FOUND" },
    staffFinanceRegister: { rule: "provider desk", refusal: "FINANCE_ENQUIRY_NOT_FOUND" },
    staffFinanceEnquiries: { rule: "provider desk", refusal: "FINANCE_ENQUIRY_NOT_FOUND" },
    origination: {
      rule: "origination: addressee, or who prepared it",
      refusal: "ORIGINATION_NOT_FOUND",
    },
    originationProducts: { rule: "desk", refusal: "ORIGINATION_NOT_FOUND" },
    staffOriginations: { rule: "desk", refusal: "ORIGINATION_NOT_FOUND" },
    documentOriginalToSign: { rule: "document: CAN_SIGN_ORIGINAL", refusal: "DOCUMENT_NOT_FOUND" },
    feeFile: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    feeFiles: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    feeLetter: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    outcomeFile: { rule: "own bank or insurer", refusal: "OUTCOME_FILE_NOT_FOUND" },
    outcomeFiles: { rule: "people of a bank or insurer", refusal: "OUTCOME_FILE_NOT_FOUND" },
    issuedDocuments: { rule: "people of a bank or insurer", refusal: "DOCUMENT_NOT_FOUND" },
    issuedReport: { rule: "people of a bank or insurer", refusal: "DOCUMENT_NOT_FOUND" },
    issuedDocumentSums: { rule: "people of a bank or insurer", refusal: "DOCUMENT_NOT_FOUND" },
    staffSignatures: { rule: "desk", refusal: "DOCUMENT_NOT_FOUND" },
    staffBankActions: { rule: "desk", refusal: "BANK_ACTION_NOT_FOUND" },
    staffLostDocuments: { rule: "desk", refusal: "LOST_DOCUMENT_NOT_FOUND" },
    staffRequiredDocuments: { rule: "desk", refusal: "REQUIRED_DOCUMENT_NOT_FOUND" },
    staffRequestRegister: { rule: "desk", refusal: "DOCUMENT_REQUEST_NOT_FOUND" },
    staffDocumentRequests: { rule: "desk", refusal: "DOCUMENT_REQUEST_NOT_FOUND" },
    staffDrafts: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    staffDraftCount: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    sessions: { rule: "own account" },
    notifications: { rule: "own account" },
    calendarFeeds: { rule: "own account" },
    mailChoices: { rule: "own account" },
    mailStopLink: { rule: "anybody" },
    listViews: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    search: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    unreadNotificationCount: { rule: "own account" },
  },
  Mutation: {
    signUp: { rule: "anybody" },
    confirmSignUp: { rule: "anybody" },
    resendConfirmationCode: { rule: "anybody" },
    signIn: { rule: "anybody" },
    confirmTwoStep: { rule: "anybody" },
    openTwoStepSetUp: { rule: "anybody" },
    beginOAuthSignIn: { rule: "anybody" },
    completeOAuthSignIn: { rule: "anybody" },
    forgotPassword: { rule: "anybody" },
    forgotPasswordSubmit: { rule: "anybody" },
    signOut: { rule: "own account" },
    profileTermsAccepted: { rule: "own account" },
    updateProfile: { rule: "own account" },
    changePassword: { rule: "own account" },
    closeAccount: { rule: "own account" },
    endSession: { rule: "own account" },
    beginTwoStep: { rule: "own account" },
    proveTwoStep: { rule: "own account" },
    endTwoStep: { rule: "own account" },
    removeSignInProvider: { rule: "own account" },
    updateNotifiedAt: { rule: "own account" },
    createCalendarFeed: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    removeCalendarFeed: { rule: "own account" },
    updateMailChoices: { rule: "own account" },
    stopMail: { rule: "anybody" },
    resumeMail: { rule: "anybody" },
    createListView: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    updateListView: { rule: "organisation: CAN_UPDATE_DETAILS", refusal: "LIST_VIEW_NOT_FOUND" },
    removeListView: { rule: "organisation: CAN_UPDATE_DETAILS", refusal: "LIST_VIEW_NOT_FOUND" },
    createOrganisation: { rule: "anybody signed in" },
    switchGatewayFeature: { rule: "provider administrator", refusal: "GATEWAY_FEATURE_NOT_FOUND" },
    updateBankProfile: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    updateProvider: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeDepositAccount: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    decideStepApproval: { rule: "provider desk", refusal: "FACILITY_APPLICATION_NOT_FOUND" },
    proposeSecondApprovals: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    changeBankService: { rule: "administrator of a bank or insurer", refusal: "SUPPLIER_NOT_FOUND" },
    changeDeskService: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    createArchiveHold: { rule: "provider administrator", refusal: "DRAFT_NOT_FOUND" },
    endArchiveHold: { rule: "provider administrator", refusal: "ARCHIVE_HOLD_NOT_FOUND" },
    createDeskNote: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    removeDeskNote: { rule: "own note", refusal: "DESK_NOTE_NOT_FOUND" },
    createSavedAnswer: { rule: "provider desk", refusal: "SAVED_ANSWER_NOT_FOUND" },
    updateSavedAnswer: { rule: "provider desk", refusal: "SAVED_ANSWER_NOT_FOUND" },
    removeSavedAnswer: { rule: "provider desk", refusal: "SAVED_ANSWER_NOT_FOUND" },
    changeReminders: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    stepChosenDeskWork: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    noteChosenDeskWork: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    takeDeskWork: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    releaseDeskWork: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    handOverDeskWork: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
    decideOfficeChange: { rule: "provider administrator", refusal: "OFFICE_CHANGE_NOT_FOUND" },
    proposePartnerDiscount: { rule: "provider administrator", refusal: "CHANNEL_PARTNER_NOT_FOUND" },
    createChannelPartner: { rule: "provider administrator", refusal: "CHANNEL_PARTNER_NOT_FOUND" },
    updateChannelPartner: { rule: "provider administrator", refusal: "CHANNEL_PARTNER_NOT_FOUND" },
    changeChannelPartnerStatus: { rule: "provider administrator", refusal: "CHANNEL_PARTNER_NOT_FOUND" },
    createReferrer: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    updateReferrer: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    changeReferrerStatus: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    recordReferrerPayout: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    undoReferrerPayout: { rule: "provider administrator", refusal: "REFERRER_NOT_FOUND" },
    beginActing: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    changeActingPermission: {
      rule: "organisation: CAN_UPDATE_DETAILS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    closeOrganisation: {
      rule: "organisation: CAN_CLOSE, or a provider administrator",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    openOrganisation: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    proposeOrganisationMerge: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    suspendClientMember: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    restoreClientMember: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    proposeClientDiscount: { rule: "provider administrator", refusal: "ORGANISATION_NOT_FOUND" },
    changeAccountCodes: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    createJournalExport: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeContentPage: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    setDeskChecklist: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    tickChecklistLine: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    addClosingDay: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    removeClosingDay: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeMailText: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeFacilityFees: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeFinanceTerms: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeReferralProgramme: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeAlertDefaults: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeAskedDocuments: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    proposeStandardWording: { rule: "provider administrator", refusal: "PROVIDER_NOT_FOUND" },
    proposeProduct: { rule: "provider administrator", refusal: "FEE_SUMMARY_NOT_FOUND" },
    createSupplier: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    updateSupplier: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    changeSupplierStatus: { rule: "provider administrator", refusal: "SUPPLIER_NOT_FOUND" },
    disableStaff: { rule: STAFF_DESK, refusal: "STAFF_NOT_FOUND" },
    enableStaff: { rule: STAFF_DESK, refusal: "STAFF_NOT_FOUND" },
    inviteStaff: { rule: STAFF_DESK, refusal: "STAFF_NOT_FOUND" },
    resendStaffInvitation: { rule: STAFF_DESK, refusal: "STAFF_NOT_FOUND" },
    changeStaffRole: { rule: STAFF_DESK, refusal: "STAFF_NOT_FOUND" },
    removeStaff: { rule: "provider administrator", refusal: "STAFF_NOT_FOUND" },
    updateOrganisation: { rule: "organisation: CAN_UPDATE_DETAILS", refusal: "ORGANISATION_NOT_FOUND" },
    sendOrgMemberInvitation: {
      rule: "organisation: CAN_MANAGE_INVITATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    removeInvitation: { rule: "organisation: CAN_MANAGE_INVITATIONS", refusal: "ORGANISATION_NOT_FOUND" },
    acceptInvitation: { rule: "anybody signed in" },
    acceptCollaboratorInvitation: { rule: "anybody signed in" },
    shareDocuments: { rule: "document: CAN_MANAGE_COLLABORATORS", refusal: "DOCUMENT_NOT_FOUND" },
    stopSharingDocuments: { rule: "document: CAN_MANAGE_COLLABORATORS", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentCollaborator: {
      rule: "document: CAN_MANAGE_COLLABORATORS",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    resendDocumentCollaborator: {
      rule: "document: CAN_MANAGE_COLLABORATORS",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    updateDocumentCollaborator: {
      rule: "document: CAN_MANAGE_COLLABORATORS",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    removeDocumentCollaborator: {
      rule: "document: CAN_MANAGE_COLLABORATORS",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    setDraftNotificationListForCollaborator: {
      rule: "draft: CAN_MANAGE_COLLABORATORS",
      refusal: "DRAFT_NOT_FOUND",
    },
    shareDraftToOrganisationFromCollaborator: {
      rule: "person invited onto the draft",
      refusal: "COLLABORATOR_NOT_FOUND",
    },
    setDocumentNotifications: {
      rule: "document: CAN_MANAGE_NOTIFICATION_LIST",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    setOwnDocumentNotifications: {
      rule: "document: applicant's or beneficiary's side",
      refusal: "COLLABORATOR_NOT_FOUND",
    },
    createDraftCollaborator: { rule: "draft: CAN_MANAGE_COLLABORATORS", refusal: "DRAFT_NOT_FOUND" },
    resendDraftCollaborator: { rule: "draft: CAN_MANAGE_COLLABORATORS", refusal: "DRAFT_NOT_FOUND" },
    updateDraftCollaborator: { rule: "draft: CAN_MANAGE_COLLABORATORS", refusal: "DRAFT_NOT_FOUND" },
    removeDraftCollaborator: { rule: "draft: CAN_MANAGE_COLLABORATORS", refusal: "DRAFT_NOT_FOUND" },
    setDraftRealtimeAuthorState: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    leaveDraft: { rule: "person invited onto the draft", refusal: "COLLABORATOR_NOT_FOUND" },
    setDraftApprovalStatusForCollaborator: { rule: "draft: CAN_APPROVE", refusal: "DRAFT_NOT_FOUND" },
    leaveDocument: { rule: "person invited onto the document", refusal: "COLLABORATOR_NOT_FOUND" },
    changeMemberRole: { rule: "organisation: CAN_MANAGE_MEMBERS", refusal: "ORGANISATION_NOT_FOUND" },
    leaveOrganisation: { rule: "own account" },
    removeMember: { rule: "organisation: CAN_MANAGE_MEMBERS", refusal: "ORGANISATION_NOT_FOUND" },
    createOrganisationDocumentMetadata: {
      rule: "organisation: CAN_UPDATE_DETAILS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    removeOrganisationDocumentMetadata: {
      rule: "organisation: CAN_UPDATE_DETAILS",
      refusal: "METADATA_KEY_NOT_FOUND",
    },
    createOrganisationAlertConfiguration: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    updateOrganisationAlertConfiguration: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ALERT_CONFIGURATION_NOT_FOUND",
    },
    removeOrganisationAlertConfiguration: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ALERT_CONFIGURATION_NOT_FOUND",
    },
    createFacilityApplication: {
      rule: "organisation: CAN_ADD_DOCUMENTS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    updateFacilityApplication: {
      rule: "facility application: CAN_EDIT",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    createFacilityApplicationAttachment: {
      rule: "facility application: CAN_MANAGE_ATTACHMENTS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    completeFacilityApplicationAttachmentUpload: {
      rule: "facility application: CAN_MANAGE_ATTACHMENTS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    removeFacilityApplicationAttachment: {
      rule: "facility application: CAN_MANAGE_ATTACHMENTS",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    submitFacilityApplication: {
      rule: "facility application: CAN_EDIT",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    closeFacilityApplication: {
      rule: "facility application: CAN_CLOSE",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    askFacilityApplicant: {
      rule: "facility application: CAN_ASK",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    answerFacilityApplicationQuestion: {
      rule: "facility application: CAN_ANSWER",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    createFacilityApplicationComment: {
      rule: "facility application: CAN_COMMENT",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    removeFacilityApplicationComment: { rule: "own comment", refusal: "COMMENT_NOT_FOUND" },
    shareFacilityApplication: {
      rule: "facility application: CAN_SHARE",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    acceptFacilityApplicationShare: {
      rule: "organisation: CAN_DECIDE_SHARING",
      refusal: "FACILITY_SHARE_OFFER_NOT_FOUND",
    },
    declineFacilityApplicationShare: {
      rule: "organisation: CAN_DECIDE_SHARING",
      refusal: "FACILITY_SHARE_OFFER_NOT_FOUND",
    },
    withdrawFacilityApplicationShare: {
      rule: "facility application: CAN_SHARE",
      refusal: "FACILITY_SHARE_OFFER_NOT_FOUND",
    },
    sendFacilityApplicationToSupplier: {
      rule: "facility application: CAN_SEND_TO_SUPPLIER",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    recordFacilityApplicationBankOutcome: {
      rule: "facility application: CAN_RECORD_BANK_OUTCOME",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    recordFacilityApplicationPayment: {
      rule: "facility application: CAN_RECORD_PAYMENT",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    approveFacilityApplication: {
      rule: "facility application: CAN_APPROVE",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    rejectFacilityApplication: {
      rule: "facility application: CAN_REJECT",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    establishFacilityApplication: {
      rule: "facility application: CAN_ESTABLISH",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    createDocumentFacility: {
      rule: "organisation: CAN_ADD_DOCUMENTS, or the provider",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    updateDocumentFacility: { rule: "facility, own: CAN_EDIT", refusal: "FACILITY_NOT_FOUND" },
    closeDocumentFacility: { rule: "facility, own: CAN_CLOSE", refusal: "FACILITY_NOT_FOUND" },
    shareDocumentFacility: { rule: "facility: CAN_SHARE", refusal: "FACILITY_NOT_FOUND" },
    acceptFacilityShareOffer: {
      rule: "organisation: CAN_DECIDE_SHARING",
      refusal: "FACILITY_SHARE_OFFER_NOT_FOUND",
    },
    declineFacilityShareOffer: {
      rule: "organisation: CAN_DECIDE_SHARING",
      refusal: "FACILITY_SHARE_OFFER_NOT_FOUND",
    },
    withdrawFacilityShareOffer: { rule: "facility: CAN_SHARE", refusal: "FACILITY_SHARE_OFFER_NOT_FOUND" },
    confirmOrganisationAbn: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    refuseOrganisationAbn: { rule: "provider desk", refusal: "ORGANISATION_NOT_FOUND" },
    addDocumentFacilityMember: {
      rule: "facility: CAN_MANAGE_COLLABORATORS",
      refusal: "FACILITY_NOT_FOUND",
    },
    removeDocumentFacilityMember: {
      rule: "facility: CAN_TAKE_OFF_COLLABORATORS",
      refusal: "FACILITY_NOT_FOUND",
    },
    stopSharingDocumentFacility: { rule: "facility: CAN_STOP_SHARING", refusal: "FACILITY_NOT_FOUND" },
    sendDocumentFacilityToSupplier: {
      rule: "facility: CAN_SEND_TO_SUPPLIER",
      refusal: "FACILITY_NOT_FOUND",
    },
    recordDocumentFacilityBankOutcome: {
      rule: "facility: CAN_RECORD_BANK_OUTCOME",
      refusal: "FACILITY_NOT_FOUND",
    },
    establishDocumentFacility: { rule: "facility: CAN_ESTABLISH", refusal: "FACILITY_NOT_FOUND" },
    declineDocumentFacility: { rule: "facility: CAN_REJECT", refusal: "FACILITY_NOT_FOUND" },
    setDocumentFacility: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    resendInvoices: { rule: "organisation: CAN_VIEW_BILLING", refusal: "INVOICE_NOT_FOUND" },
    createFinanceEnquiry: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    setApplicationContactDetails: { rule: "draft: CAN_ARRANGE_FINANCE", refusal: "DRAFT_NOT_FOUND" },
    clientNotInterestedInFinance: { rule: "draft: CAN_ARRANGE_FINANCE", refusal: "DRAFT_NOT_FOUND" },
    answerFinanceEnquiry: { rule: "provider desk", refusal: "FINANCE_ENQUIRY_NOT_FOUND" },
    settleFinanceEnquiry: { rule: "provider desk", refusal: "FINANCE_ENQUIRY_NOT_FOUND" },
    closeFinanceEnquiry: { rule: "provider desk", refusal: "FINANCE_ENQUIRY_NOT_FOUND" },
    withdrawFinanceEnquiry: {
      rule: "organisation: CAN_ADD_DOCUMENTS",
      refusal: "FINANCE_ENQUIRY_NOT_FOUND",
    },
    createOrigination: { rule: "desk", refusal: "ORIGINATION_NOT_FOUND" },
    withdrawChosenOriginations: { rule: "desk", refusal: "ORIGINATION_NOT_FOUND" },
    withdrawOrigination: { rule: "origination: who prepared it", refusal: "ORIGINATION_NOT_FOUND" },
    createDraftFromOrigination: { rule: "origination: addressee", refusal: "ORIGINATION_NOT_FOUND" },
    createSuretyBondDraft: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    updateSuretyBondDraft: { rule: "draft: CAN_EDIT", refusal: "DRAFT_NOT_FOUND" },
    completeSuretyBondDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    createDraftBgSwitch: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    updateDraftBgSwitch: { rule: "draft: CAN_EDIT", refusal: "DRAFT_NOT_FOUND" },
    recordBgSwitchReturn: { rule: "provider desk", refusal: "DRAFT_NOT_FOUND" },
    createDraft: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    updateDraft: { rule: "draft: CAN_EDIT", refusal: "DRAFT_NOT_FOUND" },
    updateDraftPreview: { rule: "draft: CAN_EDIT", refusal: "DRAFT_NOT_FOUND" },
    beginDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    cancelDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    completeDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    cancelChosenDrafts: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    cancelDraft: { rule: "draft: CAN_CANCEL", refusal: "DRAFT_NOT_FOUND" },
    generateNewStripeSubscription: {
      rule: "draft: CAN_SET_UP_LATER_PAYMENTS",
      refusal: "DRAFT_NOT_FOUND",
    },
    cancelPaymentSubscription: { rule: "draft: CAN_SET_UP_LATER_PAYMENTS", refusal: "DRAFT_NOT_FOUND" },
    createDraftAttachment: { rule: "draft: CAN_MANAGE_ATTACHMENTS", refusal: "DRAFT_NOT_FOUND" },
    completeDraftAttachmentUpload: { rule: "draft: CAN_MANAGE_ATTACHMENTS", refusal: "DRAFT_NOT_FOUND" },
    removeDraftAttachment: { rule: "draft: CAN_MANAGE_ATTACHMENTS", refusal: "DRAFT_NOT_FOUND" },
    makePaper: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    createWordingProposal: { rule: "draft: CAN_PROPOSE_WORDING", refusal: "DRAFT_NOT_FOUND" },
    acceptWordingProposal: { rule: "draft: CAN_DECIDE_WORDING", refusal: "WORDING_PROPOSAL_NOT_FOUND" },
    declineWordingProposal: { rule: "draft: CAN_DECIDE_WORDING", refusal: "WORDING_PROPOSAL_NOT_FOUND" },
    withdrawWordingProposal: {
      rule: "proposed wording of the applicant: its own side",
      refusal: "WORDING_PROPOSAL_NOT_FOUND",
    },
    createRequiredDocument: { rule: "draft: CAN_ASK_FOR_DOCUMENTS", refusal: "DRAFT_NOT_FOUND" },
    askDraftConfirmation: { rule: "draft: CAN_ASK_CONFIRMATION", refusal: "DRAFT_NOT_FOUND" },
    cancelDraftConfirmation: {
      rule: "draft: CAN_ASK_CONFIRMATION",
      refusal: "CONFIRMATION_NOT_FOUND",
    },
    answerDraftConfirmation: { rule: "anybody" },
    withdrawRequiredDocument: {
      rule: "draft: CAN_ASK_FOR_DOCUMENTS",
      refusal: "REQUIRED_DOCUMENT_NOT_FOUND",
    },
    createRequiredDocumentAttachment: {
      rule: "draft: CAN_MANAGE_REQUIRED_DOCUMENTS",
      refusal: "REQUIRED_DOCUMENT_NOT_FOUND",
    },
    createRequiredDocumentMessage: {
      rule: "draft: CAN_MANAGE_REQUIRED_DOCUMENTS",
      refusal: "REQUIRED_DOCUMENT_NOT_FOUND",
    },
    actionRequiredDocumentMessage: {
      rule: "required document of the applicant: side that decides",
      refusal: "REQUIRED_DOCUMENT_NOT_FOUND",
    },
    openFormEnvelope: {
      rule: "draft: CAN_MANAGE_REQUIRED_DOCUMENTS",
      refusal: "REQUIRED_DOCUMENT_NOT_FOUND",
    },
    callOffFormEnvelope: {
      rule: "draft: CAN_MANAGE_REQUIRED_DOCUMENTS",
      refusal: "REQUIRED_DOCUMENT_NOT_FOUND",
    },
    saveIdentification: { rule: "draft: CAN_MANAGE_INDIVIDUALS", refusal: "DRAFT_NOT_FOUND" },
    updateIdentification: { rule: "draft: CAN_MANAGE_INDIVIDUALS", refusal: "INDIVIDUAL_NOT_FOUND" },
    prefillIdentification: { rule: "draft: CAN_MANAGE_INDIVIDUALS", refusal: "DRAFT_NOT_FOUND" },
    startIdentityCheck: { rule: "draft: CAN_IDENTIFY_INDIVIDUALS", refusal: "INDIVIDUAL_NOT_FOUND" },
    renewIdentityCheck: { rule: "draft: CAN_IDENTIFY_INDIVIDUALS", refusal: "INDIVIDUAL_NOT_FOUND" },
    updateGreenId: { rule: "draft: CAN_IDENTIFY_INDIVIDUALS", refusal: "INDIVIDUAL_NOT_FOUND" },
    updateSimpleKycDataFromApiByIdentificationId: {
      rule: "draft: CAN_IDENTIFY_INDIVIDUALS",
      refusal: "INDIVIDUAL_NOT_FOUND",
    },
    overrideIdentification: { rule: "draft: CAN_VERIFY_OVERRIDE", refusal: "INDIVIDUAL_NOT_FOUND" },
    requestDraftChanges: { rule: "draft: CAN_REQUEST_CHANGES", refusal: "DRAFT_NOT_FOUND" },
    rejectDraft: { rule: "draft: CAN_REJECT", refusal: "DRAFT_NOT_FOUND" },
    approveDraft: { rule: "draft: CAN_APPROVE_SUBMISSION", refusal: "DRAFT_NOT_FOUND" },
    recordDraftPayment: { rule: "draft: CAN_RECORD_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    decideDraftApproval: { rule: "draft: CAN_APPROVE_SUBMISSION", refusal: "DRAFT_NOT_FOUND" },
    setDraftDiscount: { rule: "draft: CAN_GIVE_DISCOUNT", refusal: "DRAFT_NOT_FOUND" },
    proposeCardRefund: { rule: "draft: CAN_SETTLE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    proposeCreditNote: { rule: "draft: CAN_SETTLE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    approveRefund: { rule: "draft: CAN_SETTLE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    takeBackRefundTransfer: { rule: "draft: CAN_SETTLE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    recordRefundPayment: { rule: "draft: CAN_SETTLE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    settleUnmatchedPayment: { rule: "draft: CAN_SETTLE_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    recordSecurityHeld: { rule: "draft: CAN_RECORD_SECURITY_HELD", refusal: "DRAFT_NOT_FOUND" },
    recordSecurityReturn: { rule: "draft: CAN_RECORD_SECURITY_RETURN", refusal: "DRAFT_NOT_FOUND" },
    establishDraft: { rule: "draft: CAN_ESTABLISH", refusal: "DRAFT_NOT_FOUND" },
    removeComment: { rule: "own comment", refusal: "COMMENT_NOT_FOUND" },
    removeDraftComment: { rule: "own comment", refusal: "COMMENT_NOT_FOUND" },
    createDraftComment: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    createComment: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    createExport: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    cancelExport: { rule: "own export", refusal: "EXPORT_NOT_FOUND" },
    createExportSchedule: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    updateExportSchedule: { rule: "own export", refusal: "EXPORT_SCHEDULE_NOT_FOUND" },
    removeExportSchedule: { rule: "own export", refusal: "EXPORT_SCHEDULE_NOT_FOUND" },
    createFeeFile: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    acceptFeeFile: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    discardFeeFile: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    markFeeLetterSent: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    settleFeeFile: { rule: "provider administrator", refusal: "FEE_FILE_NOT_FOUND" },
    createOutcomeFile: { rule: "people of a bank or insurer", refusal: "OUTCOME_FILE_NOT_FOUND" },
    applyOutcomeFile: { rule: "own bank or insurer", refusal: "OUTCOME_FILE_NOT_FOUND" },
    discardOutcomeFile: { rule: "own bank or insurer", refusal: "OUTCOME_FILE_NOT_FOUND" },
    createBankStatement: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    completeBankStatementUpload: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    mapBankStatement: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    startBankStatement: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    stopBankStatement: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    cancelBankStatement: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    matchBankLine: { rule: "provider desk", refusal: "BANK_LINE_NOT_FOUND" },
    setAsideBankLine: { rule: "provider desk", refusal: "BANK_LINE_NOT_FOUND" },
    undoBankLine: { rule: "provider desk", refusal: "BANK_LINE_NOT_FOUND" },
    createImportJob: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    completeImportJobUpload: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    mapImportJob: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    answerImportBeneficiaries: {
      rule: "organisation: CAN_ADD_DOCUMENTS",
      refusal: "IMPORT_JOB_NOT_FOUND",
    },
    mendImportRow: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    startImportJob: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    cancelImportJob: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    undoImportJob: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    createDocument: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    updateDocument: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    acknowledgeDocumentExpiry: {
      rule: "document: CAN_ACKNOWLEDGE_EXPIRY",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    createDocumentHandover: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    renewDocumentHandoverCode: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    removeDocumentHandover: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    confirmDocumentHandover: { rule: "anybody" },
    openHandoverPaper: { rule: "anybody" },
    verifyDocument: { rule: "anybody" },
    createDocumentEvidence: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentRequestForReturn: { rule: "document: CAN_RETURN", refusal: "DOCUMENT_NOT_FOUND" },
    removeDocumentRequestForReturn: { rule: "document: CAN_RETURN", refusal: "DOCUMENT_NOT_FOUND" },
    copyDraft: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "DRAFT_NOT_FOUND" },
    createDraftFromDocument: { rule: "document: CAN_COPY_TO_DRAFT", refusal: "DOCUMENT_NOT_FOUND" },
    recordDocumentReturn: { rule: "document: CAN_CLOSE_OUT", refusal: "DOCUMENT_NOT_FOUND" },
    answerDocumentRequestForReturn: { rule: "anybody" },
    requestBankAction: { rule: "document: CAN_REQUEST_BANK_ACTION", refusal: "DOCUMENT_NOT_FOUND" },
    replyToBankAction: { rule: "document: CAN_REQUEST_BANK_ACTION", refusal: "DOCUMENT_NOT_FOUND" },
    withdrawBankAction: { rule: "document: CAN_REQUEST_BANK_ACTION", refusal: "DOCUMENT_NOT_FOUND" },
    takeBankAction: { rule: "document: CAN_EXECUTE_REQUESTS", refusal: "DOCUMENT_NOT_FOUND" },
    questionBankAction: { rule: "document: CAN_EXECUTE_REQUESTS", refusal: "DOCUMENT_NOT_FOUND" },
    completeBankAction: { rule: "document: CAN_EXECUTE_REQUESTS", refusal: "DOCUMENT_NOT_FOUND" },
    declineBankAction: { rule: "document: CAN_EXECUTE_REQUESTS", refusal: "DOCUMENT_NOT_FOUND" },
    declareDocumentLost: { rule: "document: CAN_DECLARE_LOST", refusal: "DOCUMENT_NOT_FOUND" },
    giveLostDocumentIndemnity: { rule: "document: CAN_DECLARE_LOST", refusal: "DOCUMENT_NOT_FOUND" },
    withdrawLostDocument: { rule: "document: CAN_DECLARE_LOST", refusal: "DOCUMENT_NOT_FOUND" },
    signDigitalOriginal: { rule: "document: CAN_SIGN_ORIGINAL", refusal: "DOCUMENT_NOT_FOUND" },
    openSignatureEnvelope: { rule: "document: CAN_SIGN_ORIGINAL", refusal: "DOCUMENT_NOT_FOUND" },
    callOffSignatureEnvelope: { rule: "document: CAN_SIGN_ORIGINAL", refusal: "DOCUMENT_NOT_FOUND" },
    declineDigitalOriginal: { rule: "document: CAN_SIGN_ORIGINAL", refusal: "DOCUMENT_NOT_FOUND" },
    consentToLostDocument: { rule: "document: CAN_EXECUTE_REQUESTS", refusal: "DOCUMENT_NOT_FOUND" },
    refuseLostDocument: { rule: "document: CAN_EXECUTE_REQUESTS", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentRequest: { rule: "document: CAN_AMEND", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentClaim: { rule: "document: CAN_CLAIM", refusal: "DOCUMENT_NOT_FOUND" },
    acceptDocumentRequest: {
      rule: "document: CAN_EXECUTE_REQUESTS",
      refusal: "DOCUMENT_REQUEST_NOT_FOUND",
    },
    answerDocumentRequestAgreement: {
      rule: "request of the applicant: side that loses by it",
      refusal: "DOCUMENT_REQUEST_NOT_FOUND",
    },
    answerDocumentRequestAgreementByLink: { rule: "anybody" },
    sendDocumentRequestAgreement: {
      rule: "request of the applicant: side that has asked, or its issuer",
      refusal: "DOCUMENT_REQUEST_NOT_FOUND",
    },
    confirmDocumentMilestone: { rule: "document: CAN_CLAIM", refusal: "DOCUMENT_REQUEST_NOT_FOUND" },
    declineDocumentRequest: {
      rule: "document: CAN_EXECUTE_REQUESTS",
      refusal: "DOCUMENT_REQUEST_NOT_FOUND",
    },
    executeDocumentRequest: {
      rule: "document: CAN_EXECUTE_REQUESTS",
      refusal: "DOCUMENT_REQUEST_NOT_FOUND",
    },
    withdrawDocumentRequest: {
      rule: "request of the applicant: side that has asked",
      refusal: "DOCUMENT_REQUEST_NOT_FOUND",
    },
    addIssuedPaper: { rule: "draft: CAN_GIVE_PAPER", refusal: "DRAFT_NOT_FOUND" },
    confirmAlertRecipient: { rule: "anybody" },
    removeDocument: { rule: "own document: CAN_REMOVE", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentMetadata: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    updateDocumentMetadata: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    removeDocumentMetadata: { rule: "document: CAN_EDIT_DETAILS", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentCostRate: { rule: "document: CAN_EDIT_COSTS", refusal: "DOCUMENT_NOT_FOUND" },
    removeDocumentCostRate: { rule: "document: CAN_EDIT_COSTS", refusal: "DOCUMENT_NOT_FOUND" },
    updateDocumentCosts: { rule: "document: CAN_EDIT_COSTS", refusal: "DOCUMENT_NOT_FOUND" },
    createDocumentAttachment: { rule: "document: CAN_MANAGE_ATTACHMENTS", refusal: "DOCUMENT_NOT_FOUND" },
    completeDocumentAttachmentUpload: {
      rule: "document: CAN_MANAGE_ATTACHMENTS",
      refusal: "DOCUMENT_NOT_FOUND",
    },
    removeDocumentAttachment: { rule: "document: CAN_MANAGE_ATTACHMENTS", refusal: "DOCUMENT_NOT_FOUND" },
    closeDocument: { rule: "own document: CAN_CLOSE_OUT", refusal: "DOCUMENT_NOT_FOUND" },
    reopenDocument: { rule: "own document: CAN_REOPEN", refusal: "DOCUMENT_NOT_FOUND" },
    amendDocument: { rule: "own document: CAN_AMEND", refusal: "DOCUMENT_NOT_FOUND" },
  },
  Subscription: {
    requiredDocumentsUpdated: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    draftPresence: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftUpdated: { rule: "draft access: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    bankStatementUpdated: { rule: "provider desk", refusal: "BANK_STATEMENT_NOT_FOUND" },
    importJobCompleted: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "IMPORT_JOB_NOT_FOUND" },
    documentUpdated: { rule: "document access: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    organisationDocumentsChanged: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentFacilityUpdated: { rule: "facility access: CAN_VIEW", refusal: "FACILITY_NOT_FOUND" },
    facilityApplicationUpdated: {
      rule: "facility application access: CAN_VIEW",
      refusal: "FACILITY_APPLICATION_NOT_FOUND",
    },
    staffFacilityApplicationsChanged: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    staffDraftsChanged: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    unreadNotificationCountChanged: { rule: "own account" },
    gatewayFeaturesChanged: { rule: "anybody signed in" },
    deskWorkChanged: { rule: "provider desk", refusal: "DESK_WORK_NOT_FOUND" },
  },
};

/** For each type the rules of its fields: a rule, and the fields that it covers. */
export const FIELDS: Record<string, Partial<Record<Rule, string>>> = {
  AcceptedCollaboratorPayload: { "anybody signed in": "clientMutationId documentId draftId organisationId" },
  AcceptedInvitationPayload: { "as the record it is part of": "clientMutationId organisation" },
  AccountSession: { "own account": "createdAt device expiresAt id ipAddress isCurrent lastSeenAt" },
  AccountSessionsPayload: { "own account": "clientMutationId sessions" },
  AcknowledgeDocumentExpiryPayload: {
    "document: CAN_ACKNOWLEDGE_EXPIRY": "clientMutationId expiryLadder",
  },
  DocumentExpiryLadder: {
    "document: CAN_VIEW_EXPIRY_NOTICES":
      "acknowledgements expiresAt isHolders isOn nextBusinessDays nextDate notices organisationId",
  },
  ExpiryAcknowledgement: {
    "document: CAN_VIEW_EXPIRY_NOTICES": "acknowledgedAt acknowledgedBy expiresAt id",
  },
  ExpiryNotice: {
    "document: CAN_VIEW_EXPIRY_NOTICES":
      "businessDays emailAddress expiresAt givenAt id mailSettledAt mailStatus reason",
  },
  CalendarFeed: { "own account": "createdAt id lastReadAt organisationId organisationName" },
  ListView: {
    "member of the organisation": "id isOwn isShared list mayChange name organisationId place version",
  },
  MailChoice: { "own account": "delivery kind" },
  MailChoicesPayload: { "own account": "clientMutationId mailChoices" },
  MailStopLink: { anybody: "email isStopped kinds" },
  MailStopPayload: { anybody: "clientMutationId mailStopLink" },
  ListViewPayload: { "member of the organisation": "clientMutationId listView" },
  CalendarFeedPayload: { "member of the organisation": "address calendarFeeds clientMutationId" },
  CalendarFeedsPayload: { "own account": "calendarFeeds clientMutationId" },
  AlertConfiguration: {
    "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS":
      "createdAt emailAddresses facilityId facilityLimit facilityLimitIncludeProjectedDocs facilityName id organisationId triggerLeadTime triggerProperty unconfirmedEmailAddresses version",
  },
  AlertConfigurationConnection: {
    "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS": "edges pageInfo totalCount",
  },
  AlertConfigurationEdge: { "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS": "cursor node" },
  AlertConfigurationPayload: {
    "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS": "alertConfiguration clientMutationId",
  },
  AlertPreview: { "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS": "items totalCount" },
  AlertPreviewItem: {
    "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS":
      "amount beneficiaryName documentId facilityId isDue referenceNumber sendDate subject text triggerDate",
  },
  AdvertisedFinance: {
    "anybody signed in":
      "annualRate availabilityMaxBusinessDays availabilityMinBusinessDays financeAmount maxAmount minAmount repaymentOptions",
  },
  ApplicationContactDetails: {
    "draft: applicant's and bank's side":
      "draftId emailAddress familyName givenName phoneNumber preferredTime version",
  },
  ApplicationContactDetailsPayload: {
    "as the record it is part of": "applicationContactDetails clientMutationId",
  },
  Export: {
    "as the record it is part of":
      "createdAt download expiresAt fileName fileSize format id kind organisationId rowsExpected rowsWritten status",
  },
  ExportSchedule: {
    "as the record it is part of":
      "format id lastAt name nextAt onDay organisationId rhythm stoppedAt version",
  },
  ExportSchedulePayload: { "as the record it is part of": "clientMutationId exportSchedule" },
  ExportColumn: { "as the record it is part of": "isUsual key label" },
  ExportConnection: { "as the record it is part of": "edges pageInfo totalCount" },
  ExportEdge: { "as the record it is part of": "cursor node" },
  ExportOffer: { "as the record it is part of": "columns rowCount rowCountIsCapped" },
  ExportPayload: { "as the record it is part of": "clientMutationId export" },
  ImportBeneficiary: {
    "as the record it is part of": "abn differingCount isAccepted legalName names rowCount",
  },
  ImportCell: { "as the record it is part of": "column error mendedBy path place text was" },
  ImportItem: { "as the record it is part of": "cells documentId errors rowNumber verdict" },
  ImportJob: {
    "as the record it is part of": `beneficiaries beneficiariesNotLookedUp capabilities columns createdAt createdBy earlierImport errors fileName fileUploads files finishedAt headers id items mode notes organisationId
      recordsFailed recordsProcessed rowsDuplicate rowsForgottenAt rowsImported rowsNew rowsRead rowsRefused stage status undoUntil version`,
  },
  ImportJobConnection: { "as the record it is part of": "edges pageInfo totalCount" },
  ImportJobEdge: { "as the record it is part of": "cursor node" },
  ImportJobPayload: { "as the record it is part of": "clientMutationId importJob" },
  FinanceEnquiry: {
    "as the record it is part of": `annualRate answerNote answeredAt archivedAt closingReason createdAt draftId draftReferenceNumber emailAddress endedAt familyName financeAmount
      fortnightlyRepayment givenName id message organisationId organisationName phoneNumber preferredTime settledAmount settledDate status termMonths version`,
  },
  FinanceEnquiryConnection: { "as the record it is part of": "edges pageInfo totalCount totalCountIsCapped" },
  FinanceEnquiryEdge: { "as the record it is part of": "cursor node" },
  FinanceEnquiryPayload: { "as the record it is part of": "clientMutationId financeEnquiry" },
  CreateDraftFromOriginationPayload: {
    "as the record it is part of": "clientMutationId draftId organisationId",
  },
  Origination: {
    "as the record it is part of": `agreementContent amount beneficiaryAbn beneficiaryName capabilities contractNumber contractTitle createdAt emailAddress id lastDate note
      preparedBy processType productName projectAddress purpose specifiedOtherPurpose status usedAt version`,
    "origination: addressee": "draftId organisationId",
  },
  OriginationConnection: { "as the record it is part of": "edges pageInfo totalCount totalCountIsCapped" },
  OriginationEdge: { "as the record it is part of": "cursor node" },
  OriginationPayload: { "as the record it is part of": "clientMutationId origination" },
  ChosenOriginationsPayload: { "as the record it is part of": "clientMutationId results" },
  OriginationResult: { "as the record it is part of": "code id origination reason" },
  FinanceRepaymentOption: {
    "anybody signed in": "fortnightlyRepayment fortnights months steps totalRepayable",
  },
  Attachment: {
    "as the record it is part of":
      "contentMd5Checksum contentType createdAt draftId draftRequestedDocumentId failureMessage failureReason fileName fileSize id infectedFileStatus isKept received uploadPresignedUrl uploadedBy variant",
  },
  AttachmentDownload: { "as the record it is part of": "url" },
  AttachmentPayload: { "as the record it is part of": "attachment clientMutationId draft" },
  BankDetails: { "as the record it is part of": "address bsb name" },
  BeginOAuthSignInPayload: { anybody: "attempt authorizationUrl clientMutationId" },
  AddressLookup: { "anybody signed in": "isAvailable suggestions" },
  AddressSuggestion: { "anybody signed in": "id label" },
  BusinessLookup: { "anybody signed in": "business outcome" },
  ChannelPartner: { "anybody signed in": "id isPublic name", "provider desk": "discountPercentage" },
  ChannelPartnerConnection: { "anybody signed in": "edges pageInfo totalCount" },
  ChannelPartnerEdge: { "anybody signed in": "cursor node" },
  OfficeReferrer: {
    "provider administrator": "entityType id name people status statusReason updatedAt updatedBy version",
  },
  OfficeReferrerPayload: { "provider administrator": "clientMutationId officeReferrer" },
  OfficeChannelPartner: {
    "provider administrator":
      "discountPercentage id isPublic name nextDiscountPercentage nextDiscountStartsAt organisations status updatedAt updatedBy version waitingChangeId",
  },
  OfficeChannelPartnerPayload: { "provider administrator": "clientMutationId officeChannelPartner" },
  ChannelPartnerOrganisation: { "member of the organisation": "channelPartnerId id name" },
  ChannelPartnerOrganisationConnection: { "member of the organisation": "edges pageInfo totalCount" },
  ChannelPartnerOrganisationEdge: { "member of the organisation": "cursor node" },
  BgSwitch: {
    "as the record it is part of": `currentBankName declarations expiryDate guaranteeNumber returnedDate securityType status termDepositEndDate
      value`,
  },
  BgSwitchDeclarations: {
    "as the record it is part of":
      "bankMayBeContacted bankMayBeContactedAt detailsAreTrue detailsAreTrueAt originalWillBeReturned originalWillBeReturnedAt",
  },
  CodeDelivery: { anybody: "deliveryMedium destination" },
  CodeDeliveryPayload: { anybody: "clientMutationId codeDelivery" },
  RecordMail: { "provider desk": "createdAt fault id recipient sentAt status subject" },
  RecordMailConnection: { "provider desk": "edges pageInfo totalCount" },
  RecordMailEdge: { "provider desk": "cursor node" },
  Comment: { "as the record it is part of": "author content createdAt id removableUntil removedAt" },
  CommentAuthor: { "as the record it is part of": "isBankAuthor name" },
  CommentConnection: { "as the record it is part of": "edges pageInfo totalCount" },
  CommentEdge: { "as the record it is part of": "cursor node" },
  CommentPayload: { "as the record it is part of": "clientMutationId commentId" },
  CompleteDraftSubmissionPayload: {
    "as the record it is part of": "applicableRequirements clientMutationId draft",
  },
  ContractQuestionnaire: {
    "as the record it is part of": headsOf(QUESTIONNAIRE_FIELDS).join(" "),
  },
  SearchResult: {
    "anybody signed in":
      "amount date detail id kind matchedField matchedText organisationId recordId status target title",
  },
  RegisteredBusiness: { "anybody signed in": "abn acn entityType name postcode state status" },
  UpdateIdentificationPayload: { "as the record it is part of": "clientMutationId draft individual" },
  Identification: { "draft: applicant's and bank's side": "individuals" },
  Individual: {
    "draft: applicant's and bank's side": `createdAt draftId emailAddress firstName id identificationNumber identificationOption isBeneficialOwner isComplete
      isDirectorOrSecretary isForeignResident middleNames missingFields phoneMobile roles surname taxForeignResidentCountry taxReasonExplanation taxReasonNoTIN
      taxpayerIdentificationNumber title version greenIdVerificationStatus needsVerification verificationGroup verificationOverrideReason`,
    "draft: who may know its individuals": "greenIdVerificationId keptData simpleKyc verificationFault",
    "draft: CAN_IDENTIFY_INDIVIDUALS": "greenIdToken",
  },
  IdentityCheck: {
    "draft: CAN_IDENTIFY_INDIVIDUALS": "hostedUrl individual isAllowed isOpening isRegistered serviceName",
  },
  SimpleKyc: {
    "draft: who may know its individuals":
      "address dateOfBirth number postalCode state street streetType suburb unit",
  },
  RequiredDocument: {
    "draft: applicant's and bank's side": `attachments capabilities createdAt draftId id isObligatory messages name overallStatus putUpBy requiredDocumentFlow
      requiredDocumentType signing templateUrl withdrawnAt`,
  },
  RequiredDocumentSigning: {
    "draft: applicant's and bank's side": "candidates capabilities envelope serviceName title",
  },
  FormEnvelope: {
    "draft: applicant's and bank's side":
      "createdAt endedAt endedReason id isOwnTurn isWaiting openedBy sentSha256 serviceName signers signingUrl status",
  },
  FormSigner: { "draft: applicant's and bank's side": "capacity id name readAt signedAt" },
  FormSignerCandidate: { "draft: applicant's and bank's side": "accountId name" },
  RequiredDocumentAuthor: { "draft: applicant's and bank's side": "familyName givenName" },
  RequiredDocumentMessage: {
    "draft: applicant's and bank's side": `attachment canAuthorizedUserAcceptOrReject createdByUser dateCreated fromParty hasApproval id
      isAutomatedMessage message onBehalfOfApplicant parentMessageId requiredDocumentId supplierName`,
  },
  RequiredDocumentPayload: { "as the record it is part of": "clientMutationId draft requiredDocument" },
  CreateRequiredDocumentAttachmentPayload: {
    "as the record it is part of": "attachment clientMutationId fileUpload requiredDocument",
  },
  WordingComparison: { "draft access: CAN_VIEW": "findings fromWording proposal wording" },
  WordingFinding: { "as the record it is part of": "mend message sentence severity topic" },
  WordingProposal: {
    "draft access: CAN_VIEW": `applicantAcceptedAt bankAcceptedAt capabilities createdAt createdByUser decidedAt declineReason declinedBySide draftId id
      isInForce isOutOfDate proposedBySide reason status waitsFor`,
  },
  WordingProposalAuthor: { "draft access: CAN_VIEW": "familyName givenName" },
  WordingProposalPayload: { "as the record it is part of": "clientMutationId draft wordingProposal" },
  WaitingRequiredDocuments: {
    "draft: applicant's and bank's side":
      "applicantDocuments applicantTypes bankDocuments bankTypes forApplicant forBank toSignDocuments toSignTypes",
  },
  RequestedSuretyDocument: {
    "as the record it is part of": `${headsOf(REQUESTED_DOCUMENT_FIELDS).join(" ")} id paymentAnnualCost paymentEstablishmentFee`,
  },
  SuretyQuestion: { "as the record it is part of": "active detail" },
  ChosenDraftsPayload: { "as the record it is part of": "clientMutationId results" },
  DraftResult: { "as the record it is part of": "code draft id reason" },
  CreateDraftAttachmentPayload: {
    "as the record it is part of": "attachment clientMutationId draft fileUpload",
  },
  AdditionalSupplierDetail: {
    "draft: applicant's and bank's side": "businessActivity contactName relationshipPurpose",
  },
  DraftBankDetails: {
    "draft: applicant's and bank's side":
      "creditInterestAccountName creditInterestAccountNumber creditInterestBSB customerNumber fundingAmount fundingBankName fundingPurpose previousIdentification",
  },
  BankProfile: { "as the record it is part of": "features key resources supplierId tradeName" },
  BankResource: { "as the record it is part of": "kind name place url" },
  DeliveryDetails: {
    "as the record it is part of": "address companyName deliveryType phoneNumber recipientNames",
  },
  Document: {
    "document access: CAN_VIEW": `actionDate agreementContent amendmentNumber amount archiveDate archivedAt attachments bank bankActions capabilities closedAt closeReason collaborators contractDatesAt contractDatesBy
      createdAt custodian custody defectsEndDate deliveryType description
      documentVariant establishedAt expectedReturnDate expiresAt expiryCondition expiryInstant expiryType facilityId guaranteeNumber handover id
      interestEndDate interestStartDate isHeld isSystemDocument leaseEndDate lostDocument metadata organisation organisationId originalDraftId parties possession
      practicalCompletionDate predecessor projectAddress purpose receivedDate referenceNumber requestedAt requestForReturn requestKinds requests requiredAmount retentionType
      securityType signature specialProduct specifiedOtherPurpose status successorKinds successors supplierName updatedAt verification version wholeWording wordingInForceHash`,
    "document: CAN_VIEW_COSTS": "costs invoices securityMoney",
  },
  DocumentConnection: { "member of the organisation": "edges pageInfo totalCount totalCountIsCapped" },
  DocumentCosts: {
    "document: CAN_VIEW_COSTS": `accruedCost adjustedCost amount interestEndDate interestStartDate nextInvoiceAmount nextInvoiceDate recurringCostFrequency recurringFeeType recurringFixedCost
      recurringMinimumAnnualCost recurringPercentageCost recurringSinglePayment rates setUpCost steps`,
  },
  DocumentCostRate: {
    "document: CAN_VIEW_COSTS": "createdAt fromDate recurringFixedCost recurringPercentageCost setBy",
  },
  DocumentCount: { "member of the organisation": "awaitingReturn closed established projected" },
  DocumentFacility: {
    "facility access: CAN_VIEW": `archiveDate archivedAt bankApprovedAt bankNote capabilities closedAt createdAt documentVariant documentVariants documentsOnIt endDate endedReason headroom id
      isBankGuaranteeFacility isCashSecurityFacility isLeaseBondFacility isSuretyBondFacility isSystemFacility limit name organisation organisationId
      provider securityType sentToSupplierAt sharedFacilityWithOrganisations startDate status supplierId totalDrafts totalEstablished totalProjected totalUsed updatedAt version`,
    "facility: CAN_VIEW_COSTS":
      "annualCost bankFrontedBondCosts costs premiumRecurringCosts setUpCost shareOffers",
    "facility: CAN_TAKE_OFF_COLLABORATORS": "members",
  },
  FacilityMember: {
    "facility: CAN_TAKE_OFF_COLLABORATORS": "addedAt emailAddress familyName givenName id",
  },
  DocumentFacilityConnection: {
    "member of the organisation": "edges pageInfo totalCount totalCountIsCapped",
  },
  DocumentFacilityCount: { "member of the organisation": "current ended" },
  DocumentFacilityEdge: { "member of the organisation": "cursor node" },
  DocumentFacilityPayload: { "as the record it is part of": "clientMutationId documentFacility" },
  Custodian: { "document access: CAN_VIEW": "dateReceived emailAddress name notes storageAddress" },
  CustodyMove: {
    "document access: CAN_VIEW": "acknowledgement createdAt from id kind movedDate note place saidBy to",
  },
  DocumentBankAction: {
    "document access: CAN_VIEW": `answerFile answerNote answeredAt answeredBy capabilities createdAt endedAt file id kind note question questionedAt
      repliedBy reply requestedBy status takenAt takenBy`,
  },
  BankActionPayload: { "as the record it is part of": "clientMutationId document" },
  StaffBankAction: {
    desk: "amount applicantName createdAt documentId guaranteeNumber id kind organisationId referenceNumber requestedBy status takenBy",
  },
  StaffBankActionConnection: { desk: "edges pageInfo totalCount totalCountIsCapped" },
  StaffBankActionEdge: { desk: "cursor node" },
  LostDocument: {
    "document access: CAN_VIEW": `agreement answerNote answeredAt answeredBy capabilities createdAt declaredBy endedAt foundBy foundNote id indemnityDate
      indemnityFile indemnityGivenAt indemnityName indemnityStatement lastSeenDate outcome replacementNumber searched side status`,
  },
  LostDocumentPayload: { "as the record it is part of": "clientMutationId document" },
  StaffLostDocument: {
    desk: "amount applicantName beneficiaryName createdAt declaredBy documentId id organisationId referenceNumber side status",
  },
  StaffLostDocumentConnection: { desk: "edges pageInfo totalCount totalCountIsCapped" },
  StaffLostDocumentEdge: { desk: "cursor node" },
  DocumentHandover: {
    "document access: CAN_VIEW":
      "createdAt emailAddress hasSecondCode id isLocked linkEndsAt name nextReminderAt notes openedAt requestedBy storageAddress",
  },
  DocumentRequestForReturn: {
    "document access: CAN_VIEW":
      "answer answerDate answerMethod answerReason askAgainAt answeredAt answeredByName createdAt emailAddress endedAt endedBy id linkEndsAt mailsSent name nextReminderAt obligationsEndedDate reason recurringFrequency requestedBy returnNote returnedDate status",
  },
  DocumentRequestForReturnOfCode: {
    anybody:
      "amount bankName beneficiaryName beneficiaryState documentVariant guaranteeNumber name obligationsEndedDate organisationName projectAddress purpose reason requestedBy retentionType",
  },
  HeldSecurity: {
    "as the record it is part of": "compared document enforceability id isReturnAsked openClaimCount",
  },
  HeldSecurityConnection: {
    "member of the organisation": "edges pageInfo totalCount totalCountIsCapped",
  },
  HeldSecurityEdge: { "member of the organisation": "cursor node" },
  DocumentTask: {
    "as the record it is part of":
      "about amount applicantName beneficiaryName documentId dueDate guaranteeNumber id isHeld organisationId referenceNumber since waitsFor",
  },
  WaitingConfirmation: {
    "as the record it is part of":
      "amount applicantName askedAt beneficiaryName id linkEndsAt referenceNumber",
  },
  DocumentTasks: { "member of the organisation": "kind tasks totalCount" },
  FeeFile: {
    "provider administrator":
      "acceptedAt acceptedBy capabilities charged createdAt createdBy difference differingCount earlierFile fileName hasLetter id rowCount rows sentAt sentBy settledAt settledBy settledNote stage supplierId supplierName version",
  },
  FeeFileBefore: { "provider administrator": "createdAt createdBy fileName id" },
  FeeFileConnection: { "provider administrator": "edges pageInfo totalCount totalCountIsCapped" },
  FeeFileEdge: { "provider administrator": "cursor node" },
  FeeFilePayload: { "provider administrator": "clientMutationId feeFile" },
  FeeFileRow: {
    "provider administrator":
      "charged client date difference documentId expected guaranteeNumber id kind message periodFrom periodTo rowNumber state",
  },
  FeeLetter: { "provider administrator": "content contentType fileName" },
  OutcomeFile: {
    "own bank or insurer":
      "capabilities createdAt createdBy earlierFile fileName finishedAt id message rows stage version",
  },
  OutcomeFileBefore: { "own bank or insurer": "createdAt createdBy fileName id" },
  OutcomeFileConnection: { "people of a bank or insurer": "edges pageInfo totalCount totalCountIsCapped" },
  OutcomeFileEdge: { "people of a bank or insurer": "cursor node" },
  OutcomeFilePayload: { "own bank or insurer": "clientMutationId outcomeFile" },
  OutcomeRow: {
    "own bank or insurer":
      "amount client date draftId guaranteeNumber id message outcome reason reference rowNumber state",
  },
  BankService: {
    "own bank or insurer, or a provider administrator":
      "applicationHours canChange issueHours requestHours supplierId version",
  },
  BankThread: {
    "people of a bank or insurer":
      "awaitsBank id kind lastAuthorName lastSaidAt lastSide lastWords organisationId organisationName parentId reference topic",
  },
  BankThreadConnection: { "people of a bank or insurer": "edges pageInfo totalCount totalCountIsCapped" },
  BankThreadEdge: { "people of a bank or insurer": "cursor node" },
  BankWork: {
    "people of a bank or insurer":
      "amount dueAt id kind organisationId organisationName parentId reference waitingSince",
  },
  BankWorkConnection: { "people of a bank or insurer": "edges pageInfo totalCount totalCountIsCapped" },
  BankWorkEdge: { "people of a bank or insurer": "cursor node" },
  ChangeBankServicePayload: { "administrator of a bank or insurer": "bankService clientMutationId" },
  IssuedDocumentSums: { "people of a bank or insurer": "amount count" },
  HeldSecuritySums: {
    "member of the organisation": "amount count openClaimCount returnRequestCount",
  },
  EnforceabilityResult: { "as the record it is part of": "isMet missing test" },
  ComparedRecord: {
    "as the record it is part of":
      "differences documentId isHeld isSystemDocument organisationId referenceNumber",
  },
  RecordDifference: { "as the record it is part of": "here label there" },
  ProbablyDoneDocument: {
    "organisation: CAN_ADD_DOCUMENTS":
      "amount beneficiaryName costPerDay guaranteeNumber id organisationId reason referenceNumber sinceDate version",
  },
  DocumentSuccessor: {
    "as the record it is part of":
      "createdAt documentId documentReference draftId draftReference draftStatus id isCountedTwice kind leftOut madeBy newDocumentId newDocumentReference release releasedAt",
  },
  CopyDraftPayload: { "as the record it is part of": "clientMutationId draft" },
  UpdateDraftPreviewPayload: { "as the record it is part of": "clientMutationId draft draftPreview" },
  CreateDraftFromDocumentPayload: { "as the record it is part of": "clientMutationId document draft" },
  DocumentRequestForReturnPayload: { "as the record it is part of": "clientMutationId document" },
  DocumentRequest: {
    "document access: CAN_VIEW": `agreement agreementAnswer agreementAnsweredAt agreementBy agreementEmail agreementLinkEndsAt agreementNeededFrom agreementReason
      agreementSha256 agreementText amendmentNumber amount amountAfter amountBefore answerNote answeredAt answeredBy capabilities
      changedSince claimAction claimOutcome createdAt documentId executedAt executedBy executedDate expiryAfterDate expiryBeforeDate fromAmount
      fromExpiryDate fromText id kind milestone milestoneConfirmedBy milestoneReachedDate newText paidDate paper paymentReference reason requestedBy requestedExpiryDate scheduledDate side status version waitsFor wordingField wordingHash`,
  },
  DocumentRequestAgreement: {
    anybody:
      "amount applicantName bankName beneficiaryName documentVariant fromText guaranteeNumber kind linkEndsAt newText reason requestedBy sentence sha256 side text wordingField",
  },
  DraftConfirmation: {
    "as the record it is part of": `answeredAt answeredByName answeredByPosition askedAt askedByName beneficiaryAbn beneficiaryName disputeReason
      emailAddress endedAt id linkEndsAt mailsSent sha256 status text version whatChanged wording`,
  },
  DraftConfirmationToAnswer: {
    anybody:
      "amount applicantName askedByName beneficiaryAbn beneficiaryName id isWhole issuerName linkEndsAt processType referenceNumber sha256 version wording",
  },
  DocumentRequestAskedPayload: { "as the record it is part of": "clientMutationId document" },
  DocumentRequestChange: { "as the record it is part of": "before now term" },
  DocumentRequestPayload: { "as the record it is part of": "clientMutationId documentRequest" },
  IssuedReport: {
    "people of a bank or insurer": `asOf byBeneficiary byClient byExpiryMonth byState byVariant issuedByMonth levelByMonth returnedByMonth since timeByMonth totalAmount totalCount
      waiting`,
  },
  IssuedReportGroup: { "people of a bank or insurer": "amount count key name" },
  IssuedReportLevels: { "people of a bank or insurer": "beyond kept key none" },
  IssuedReportTime: { "people of a bank or insurer": "count key medianMinutes slowestMinutes" },
  IssuedReportWaiting: { "people of a bank or insurer": "age amount count from to" },
  StaffRequiredDocument: {
    desk: `applicantName beneficiaryName createdAt draftId draftStatus id lastMessageAt lastMessageFrom messageCount name organisationId referenceNumber
      requiredDocumentType stage statusSince supplierName waitsFor`,
  },
  StaffDocumentRequest: {
    desk: `amount answeredAt applicantName beneficiaryName claimAction createdAt documentId executedAt fromAmount fromExpiryDate guaranteeNumber id kind milestone newText organisationId referenceNumber requestedBy
      requestedExpiryDate scheduledDate side status supplierName waitsFor wordingField`,
  },
  StaffRequiredDocumentConnection: { desk: "edges pageInfo totalCount totalCountIsCapped" },
  StaffRequiredDocumentEdge: { desk: "cursor node" },
  StaffDocumentRequestConnection: { desk: "edges pageInfo totalCount totalCountIsCapped" },
  StaffDocumentRequestEdge: { desk: "cursor node" },
  DocumentHandoverPayload: { "as the record it is part of": "clientMutationId document secondCode" },
  HandoverOfCode: {
    anybody:
      "amount bankName beneficiaryName documentVariant guaranteeNumber handedOverBy isDigital name needsSecondCode notes organisationName paper storageAddress",
  },
  HandoverPaper: { anybody: "fileName fileSize" },
  PaperCodes: { "document access: CAN_VIEW": "checkCode link lookUpCount lookUps" },
  CreateDocumentEvidencePayload: { "as the record it is part of": "clientMutationId download" },
  EvidenceKey: { anybody: "fingerprint spki" },
  DocumentPartySources: { "document access: CAN_VIEW": "confirmations parties" },
  PartySource: { "document access: CAN_VIEW": "figures partyId" },
  PartyFigureSource: { "document access: CAN_VIEW": "amendmentNumber at by figure kind registerDate" },
  PartyConfirmation: { "document access: CAN_VIEW": "at by kind" },
  VerificationSheet: { "document access: CAN_VIEW": "content contentType fileName" },
  DocumentPossession: {
    "as the record it is part of": "amount expiresAt fileName fileSha256 givenBy holder since wordingHash",
  },
  DocumentSignature: {
    "document access: CAN_VIEW": `amount answeredAt answeredBy authority capabilities chainHash chainSequence createdAt declineReason envelope expiresAt fileSha256 id
      paperId paperInstead serviceName signedName status wordingHash`,
  },
  SignatureEnvelope: {
    "document: CAN_SIGN_ORIGINAL":
      "authority createdAt endedAt endedReason id isOwn openedBy serviceName signedName signingUrl status",
  },
  DigitalOriginalPayload: { "as the record it is part of": "clientMutationId document" },
  OriginalToSign: { "document: CAN_SIGN_ORIGINAL": "content contentType fileName" },
  StaffSignature: {
    desk: "amount applicantName beneficiaryName createdAt documentId guaranteeNumber id organisationId referenceNumber",
  },
  StaffSignatureConnection: { desk: "edges pageInfo totalCount totalCountIsCapped" },
  StaffSignatureEdge: { desk: "cursor node" },
  DocumentLookUp: { "document access: CAN_VIEW": "createdAt id outcome way" },
  Verification: { anybody: "amount asOf documentVariant expiresAt guaranteeNumber issuer state wordingHash" },
  VerifyDocumentPayload: { anybody: "clientMutationId verification" },
  OpenHandoverPaperPayload: { anybody: "clientMutationId download" },
  AddIssuedPaperPayload: { "as the record it is part of": "clientMutationId document draft" },
  DocumentMetadata: { "as the record it is part of": "id key value" },
  DocumentReport: {
    "member of the organisation":
      "byApplicant byBank byBeneficiary byExpiryMonth byExpiryMonthAndVariant byFacility byState byStatus byVariant costToDate costs costsInMonth costsOfYear endings totalAmount totalCount",
  },
  DocumentReportCost: {
    "member of the organisation": "accrued beneficiary documentId organisationId reference toCome",
  },
  DocumentReportCostMonth: { "member of the organisation": "accrued month toCome" },
  DocumentReportCosts: { "member of the organisation": "months openEndedCount" },
  DocumentReportDay: { "member of the organisation": "amount count day largest" },
  DocumentReportEnding: { "member of the organisation": "beneficiary documentId organisationId reference" },
  DocumentReportExpiry: { "member of the organisation": "group variant" },
  DocumentReportFacility: { "member of the organisation": "group inFlight limit name" },
  DocumentReportGroup: {
    "member of the organisation": "amount count established establishedCount key projected",
  },
  Exposure: {
    "member of the organisation": "breaches document from leastHeadroom notCounted steps to today",
  },
  ExposureDocument: { "member of the organisation": "facilityId id reference steps" },
  ExposureDocumentStep: { "member of the organisation": "amount day" },
  ExposureBreach: {
    "member of the organisation": "day facilityEndDate facilityId facilityName most needsProjected until",
  },
  ExposureHeadroom: { "member of the organisation": "amount day facilityId facilityName" },
  ExposureNotCounted: { "member of the organisation": "amount count" },
  ExposureStep: { "member of the organisation": "day established inFlight limit projected" },
  CreateDocumentAttachmentPayload: {
    "as the record it is part of": "attachment clientMutationId document fileUpload",
  },
  DocumentAttachmentPayload: { "as the record it is part of": "attachment clientMutationId document" },
  RemoveDocumentAttachmentPayload: { "as the record it is part of": "clientMutationId document" },
  CloseDocumentPayload: { "as the record it is part of": "clientMutationId document" },
  DocumentPayload: { "as the record it is part of": "clientMutationId document" },
  DocumentEdge: { "member of the organisation": "cursor node" },
  Draft: {
    "draft access: CAN_VIEW": `additionalSupplierDetail agreementContent amount applicableRequirements archiveDate archivedAt attachments bankDetails bankProfile capabilities contractDate contractForm contractNumber contractTitle createdAt
      confirmationCapabilities confirmations deliveryDetails documentId draftCollaborators editableFields expectedReturnDate expiresAt expiryCondition expiryType facilityId feeSummary feeSummaryId id isVisibleToSupplier
      organisation organisationId parties predecessor processType projectAddress purpose referenceNumber rejectionReason requestChangeReason specialProduct specifiedOtherPurpose status
      submissionTermsAcceptedAt submittedAt updatedAt version waitingFor waitingSince wordingProposals yourReference`,
    "draft: applicant's and bank's side": `bGSwitch contractQuestionnaire hasDeclaredRevenue requestedSuretyDocuments requiredDocuments waitingRequiredDocuments identification securityType completedFinanceJourney financeStatus directorEmail directorFirstName directorLastName acceptedChannelPartnerId acceptedChannelPartnerName discountPercentage establishmentFeeDiscountAmount
      invoiceRecipientEmailAddresses issuerDetailsOfSourceOfFunds issuerSourceOfFunds productSelectionSummary refundAccountName refundAccountNumber refundBSB securityMoney totalFees`,
    "draft: CAN_VIEW_PROGRESS": "progress",
    "draft: CAN_VIEW_PAYMENT_DETAILS":
      "currentPeriodEnd invoices nextPeriod paymentDetails paymentSubscription paymentSubscriptionId paymentSubscriptionStatus refunds",
    "draft: CAN_SETTLE_PAYMENT": "deskApprovals needsSecondApproval unmatchedPayments",
  },
  DraftApproval: {
    "provider desk":
      "approvedBy createdAt decidedAt decidedBy decisions feeSummaryId feeSummaryName id lineItems note status",
  },
  DraftApprovalLine: { "provider desk": "amount description taxTreatment" },
  CollaboratorInvitation: {
    anybody: "documentCount documentVariant emailAddress invitedBy isToDraft organisationName roles status",
  },
  DocumentListener: { "document access: CAN_VIEW": "email isChosen isMember name topics userId" },
  DraftListener: { "draft access: CAN_VIEW": "email isChosen isMember name offeredTopics topics userId" },
  DraftNotificationListPayload: { "as the record it is part of": "clientMutationId notificationList" },
  DocumentNotificationsPayload: { "as the record it is part of": "clientMutationId notificationList" },
  DocumentCollaborator: {
    "document access: CAN_VIEW":
      "acceptedAt capabilities emailAddress expiresAt familyName givenName id invitationStatus invitedBy isMember organisationName roles",
  },
  DocumentsPerson: {
    "document: CAN_MANAGE_COLLABORATORS":
      "acceptedCount emailAddress familyName givenName invitedCount isMember",
  },
  SharedDocument: { "document: CAN_MANAGE_COLLABORATORS": "documentId outcome" },
  SharedDocumentsPayload: { "document: CAN_MANAGE_COLLABORATORS": "clientMutationId results" },
  UnsharedDocument: { "document: CAN_MANAGE_COLLABORATORS": "documentId outcome" },
  UnsharedDocumentsPayload: { "document: CAN_MANAGE_COLLABORATORS": "clientMutationId results" },
  DocumentCollaboratorPayload: { "as the record it is part of": "clientMutationId document" },
  DraftCollaborator: {
    "draft access: CAN_VIEW": `acceptedAt approvedAt capabilities emailAddress expiresAt familyName givenName hasApproved id invitationStatus invitedBy isMember organisationName
      roles shownToOrganisation subscribedMembers`,
  },
  DraftAuthor: { "draft access: CAN_VIEW": "field name tab userId" },
  DraftPresence: { "draft access: CAN_VIEW": "people" },
  DraftCollaboratorPayload: { "as the record it is part of": "clientMutationId draft" },
  DraftConnection: { "as the record it is part of": "edges pageInfo totalCount totalCountIsCapped" },
  DraftCount: { "member of the organisation": "discontinued drafts" },
  DraftEdge: { "as the record it is part of": "cursor node" },
  DraftOrganisation: { "as the record it is part of": "abn id name", "provider desk": "abnStatus" },
  DraftPayload: { "as the record it is part of": "clientMutationId draft" },
  DraftPreview: { "draft access: CAN_VIEW": "checks findings html wordingHash wordingText" },
  DraftProgressStep: { "draft: CAN_VIEW_PROGRESS": "at by label state" },
  MakePaperPayload: { "as the record it is part of": "clientMutationId paper" },
  Paper: {
    "as the record it is part of":
      "createdAt download fileName fileSize id isWaiting kind referenceNumber sha256 status textHash title verificationCode",
  },
  PaperCheck: { anybody: "createdAt isNewest kind sha256 textHash title" },
  PaperConnection: { "as the record it is part of": "edges pageInfo totalCount" },
  PaperEdge: { "as the record it is part of": "cursor node" },
  PaperOffer: { "as the record it is part of": "itemId kind name title" },
  PaperPage: { "as the record it is part of": "html" },
  EmptyPayload: { anybody: "clientMutationId" },
  EstablishDraftPayload: { "as the record it is part of": "clientMutationId document draft" },
  FacilityShareOffer: {
    "as the record it is part of":
      "createdAt decidedAt id offeredByOrganisation offeredToOrganisation status",
  },
  FacilityShareOfferConnection: {
    "organisation: CAN_DECIDE_SHARING": "edges pageInfo totalCount totalCountIsCapped",
  },
  FacilityShareOfferEdge: { "organisation: CAN_DECIDE_SHARING": "cursor node" },
  FacilityShareOfferPayload: { "as the record it is part of": "clientMutationId facilityShareOffer" },
  AbnClaim: {
    "provider desk": `abn abnStatus address administrators createdAt decidedAt decisionNote entityType hasRegisteredName heldBy id legalName name
      otherClaims registerOutcome registeredName registeredStatus version`,
  },
  AbnClaimAdministrator: { "provider desk": "email familyName givenName" },
  AbnClaimConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  AbnClaimEdge: { "provider desk": "cursor node" },
  AbnClaimPayload: { "provider desk": "abnClaim clientMutationId" },
  Client: {
    "provider desk":
      "abn abnStatus address administrators archiveDate archivedAt capabilities closedAt closingReason createdAt discountPercentage entityType id legalName mergedIntoId mergedIntoName name people twins waitingChangeId waitingMergeId",
  },
  MergingOrganisation: { "provider desk": "abn id isConfirmed name" },
  OrganisationMerge: { "provider administrator": "arriving counts duplicate obstacles stays" },
  OrganisationMergeCount: { "provider administrator": "count kind" },
  OrganisationMergeMember: { "provider administrator": "email familyName givenName role roleThere" },
  ActedOnRecord: { "as the record it is part of": "changes kind recordId reference" },
  ActingSession: {
    "as the record it is part of":
      "accountName actedOn createdAt endedAt endsAt id organisationId organisationName reason",
  },
  ActingSessionConnection: { "organisation: CAN_UPDATE_DETAILS": "edges pageInfo totalCount" },
  ActingSessionEdge: { "organisation: CAN_UPDATE_DETAILS": "cursor node" },
  BeginActingPayload: { "provider administrator": "clientMutationId token" },
  FormerMember: { "provider administrator": "email familyName givenName role" },
  LiveRecord: {
    "organisation: CAN_CLOSE, or a provider administrator": "kind openedBy reference",
  },
  OrganisationClosing: {
    "organisation: CAN_CLOSE, or a provider administrator": "live liveRecords",
    "provider administrator": "returning",
  },
  ClientConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  ClientEdge: { "provider desk": "cursor node" },
  ClientSums: { "provider desk": "ageing amountInFlight amountInForce documentsInForce draftsInFlight owed" },
  FacilityApplicant: {
    "facility application access: CAN_VIEW":
      "abn address companyName contactName contactTitle emailAddress entityType industry phoneNumber website",
  },
  FacilityApplication: {
    "facility application access: CAN_VIEW": `applicant applicationFee applicationInformation archiveDate archivedAt attachments capabilities closedAt createdAt decisionReason entities facilityId
      facilityType feePaidDate feeWaivedAt feeWaivedReason id nextStep nextStepSince nextStepWith organisation organisationId properties questions
      referenceNumber sentToSupplierAt sharedFacilityWithOrganisations shareOffers status statusText submission supplierName updatedAt version`,
    "facility application: CAN_VIEW_PAYMENT_DETAILS": "paymentDetails",
  },
  CreateFacilityApplicationAttachmentPayload: {
    "as the record it is part of": "attachment clientMutationId facilityApplication fileUpload",
  },
  FacilityApplicationAttachmentPayload: {
    "as the record it is part of": "attachment clientMutationId facilityApplication",
  },
  FacilityApplicationConnection: {
    "as the record it is part of": "edges pageInfo totalCount totalCountIsCapped",
  },
  FacilityApplicationEdge: { "as the record it is part of": "cursor node" },
  FacilityApplicationInformation: { "facility application access: CAN_VIEW": "facilityLimit isShared" },
  FacilityApplicationPaymentDetails: {
    "facility application: CAN_VIEW_PAYMENT_DETAILS":
      "bankAccountBsb bankAccountName bankAccountNumber paymentDescription requestedAt totalAmount",
  },
  FacilityApplicationQuestion: {
    "facility application access: CAN_VIEW":
      "answer answeredAt answeredBy askedAt askedBy id isFromSupplier question",
  },
  FacilityApplicationSharePayload: { "as the record it is part of": "clientMutationId facilityShareOffer" },
  FacilityApplicationPayload: { "as the record it is part of": "clientMutationId facilityApplication" },
  FacilityApplicationSubmission: { "facility application access: CAN_VIEW": "submittedAt" },
  FacilityProperty: {
    "facility application access: CAN_VIEW":
      "address estimatedValue id isMortgaged isPrimaryPlaceOfResidence lender outstandingMortgage owners propertyType",
  },
  FacilityCosts: {
    "facility: CAN_VIEW_COSTS":
      "recurringCostFrequency recurringFeeType recurringFixedCost recurringMinimumAnnualCost recurringPercentageCost recurringSinglePayment",
  },
  FieldOption: { "anybody signed in": "code label" },
  FieldOptions: { "anybody signed in": "field options type" },
  FeeLine: { "as the record it is part of": "amount description taxTreatment" },
  FeeOffer: {
    "draft: applicant's and bank's side":
      "feeSummary firstYear isCheapest payNow perYear securityAmount steps toExpiry",
  },
  FeeStep: { "as the record it is part of": "amount label workedOut" },
  FeeSummary: {
    "anybody signed in": `biannualFeeCoefficient deliveryType details establishmentFee feeSummaryStatus id maxValue minValue minimumAnnualCost name needsDirectorContact recurringFeePercentage
      securityTypeCash securityTypeProperty supplier`,
  },
  FileUpload: { "as the record it is part of": "contentType fileName headers uploadPresignedUrl" },
  FileUploadHeader: { "as the record it is part of": "name value" },
  GatewayFeatures: {
    anybody: "emailAuditing googleAuth gvpIntegration isBgSwitchEnabled referralPortal referrals suretyBonds",
  },
  GatewayFeaturePayload: { "provider administrator": "clientMutationId gatewayFeature" },
  Provider: {
    "provider administrator": `abn abnClaimHours address applicationHours arrangedFacilityHours bankLinesHours changeHours contactEmail contactName contactPhone closingDays depositAccounts draftSentAgainHours
      draftSubmittedHours enquiryHours firstReminderDays id identityHours lastReminderDays name operatorEmail paymentHours refundHours secondReminderDays secondFromBankGuarantee secondFromCashSecurity secondFromLeaseBond secondFromPropertyFacility secondFromSecurityReturn secondFromBankGuaranteeReturn secondFromSuretyBondReturn secondFromCashSecurityReturn secondFromLeaseBondReturn secondFromBankGuaranteeDiscount secondFromSuretyBondDiscount secondFromCashSecurityDiscount secondFromLeaseBondDiscount secondFromDeposit secondFromSuretyBond secondFromSuretyFacility requestHours requiredDocumentHours serviceClosesHour serviceOpensHour serviceState supportEmail updatedAt version wordingProposalHours`,
  },
  ArchiveHold: { "provider desk": "createdAt endedAt endedBy endedReason heldBy id reason" },
  ArchiveHoldConnection: { "provider desk": "edges pageInfo totalCount" },
  ArchiveHoldEdge: { "provider desk": "cursor node" },
  ArchiveHoldPayload: { "provider desk": "archiveHoldId clientMutationId" },
  DeskNote: { "provider desk": "author content createdAt id mentioned removableUntil removedAt" },
  DeskNoteConnection: { "provider desk": "edges pageInfo totalCount" },
  DeskNoteEdge: { "provider desk": "cursor node" },
  DeskNotePayload: { "provider desk": "clientMutationId deskNoteId" },
  SavedAnswer: { "provider desk": "content id title version" },
  SavedAnswerPayload: { "provider desk": "clientMutationId savedAnswer" },
  DeskChecklist: { "provider administrator": "kind versions" },
  DeskChecklistLine: { "provider administrator": "isRequired text" },
  DeskChecklistPayload: { "provider administrator": "clientMutationId deskChecklist" },
  DeskChecklistVersion: { "provider administrator": "id lines setBy startsAt" },
  RecordChecklist: { "provider desk": "canTick lines" },
  RecordChecklistLine: { "provider desk": "isRequired isTicked number steps text" },
  ChecklistStep: { "provider desk": "at by isTicked" },
  ChecklistTickPayload: { "provider desk": "clientMutationId recordId" },
  DeskWork: {
    "provider desk": `amount closedAt dueAt id kind organisationId organisationName parentId reference stepEntries steps subjectId takenAt takenBy
      takenById version waitingSince`,
  },
  DeskWorkConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  ChosenDeskWorkPayload: { "provider desk": "clientMutationId results" },
  DeskWorkResult: { "provider desk": "code deskWork id reason" },
  StepApproval: {
    "provider desk":
      "amount approvedBy createdAt currency decidedAt decidedBy decisions facts id note status step",
  },
  StepApprovalFact: { "provider desk": "before label value" },
  StepApprovalPayload: { "provider desk": "clientMutationId recordId" },
  DeskWorkEdge: { "provider desk": "cursor node" },
  DeskWorkPayload: { "provider desk": "clientMutationId deskWork" },
  DeskStepEntry: { "provider desk": "by createdAt givenTo id note step" },
  DeskLoad: { "provider desk": "accountId doneThisWeek dueToday name open overdue" },
  ProviderPayload: { "provider administrator": "clientMutationId provider" },
  DepositAccount: { "provider administrator": "accountName accountNumber bsb id startsAt" },
  OfficeReadinessItem: { "provider administrator": "code isDone isNeeded" },
  OfficeChange: {
    "provider administrator": `createdAt decidedAt decidedBy decisionNote decisions fields id proposedBy reason status subject
      subjectId subjectName version`,
  },
  OfficeChangedField: { "provider administrator": "after before field label" },
  OfficeChangeConnection: { "provider administrator": "edges pageInfo totalCount" },
  OfficeChangeEdge: { "provider administrator": "cursor node" },
  OfficeChangePayload: { "provider administrator": "clientMutationId officeChange" },
  ContentPage: { anybody: "body number page sections startsAt summary title" },
  ContentSection: { anybody: "heading id paragraphs" },
  ContentVersion: { "provider administrator": "approvedBy asksAgain body id proposedBy startsAt summary" },
  OfficeContentPage: { "provider administrator": "page published versions waitingChangeId" },
  ClosingDay: { "provider administrator": "canBeRemoved date name" },
  MailPlace: { "provider administrator": "isForSubject means name staysInOpening staysInSubject" },
  MailPreview: { "provider administrator": "html subject text" },
  MailTextVersion: { "provider administrator": "approvedBy id isOwn opening proposedBy startsAt subject" },
  OfficeMailText: {
    "provider administrator": `builtInOpening builtInSubject isOwn kind number opening places startsAt subject template versions
      waitingChangeId when`,
  },
  OfficeStandardWording: {
    "provider administrator": "contractForm name number processType startsAt text versions waitingChangeId",
  },
  AlertDefaults: {
    "provider administrator": "expectedReturnDays expiresAtDays hasLadder interestEndDays",
  },
  AlertDefaultsVersion: { "provider administrator": "alerts approvedBy id proposedBy startsAt" },
  FacilityFees: {
    "anybody signed in": "applicationFee commercialPercentage perGuaranteeFee residentialPercentage",
  },
  FacilityFeesVersion: { "provider administrator": "approvedBy fees id proposedBy startsAt" },
  OfficeFacilityFees: { "provider administrator": "fees first startsAt versions waitingChangeId" },
  FinanceTerms: {
    "provider administrator":
      "annualRate availabilityMaxBusinessDays availabilityMinBusinessDays maxAmount minAmount termMonths",
  },
  FinanceTermsVersion: { "provider administrator": "approvedBy id proposedBy startsAt terms" },
  OfficeFinanceTerms: { "provider administrator": "first startsAt terms versions waitingChangeId" },
  OfficeReferralProgramme: { "provider administrator": "amounts first startsAt versions waitingChangeId" },
  ReferralProgrammeVersion: { "provider administrator": "amounts approvedBy id proposedBy startsAt" },
  OfficeAlertDefaults: { "provider administrator": "alerts startsAt versions waitingChangeId" },
  AskedDocument: {
    "provider administrator":
      "explanation isObligatory moment name processTypes requiredDocumentType templateUrl",
  },
  AskedDocumentsVersion: { "provider administrator": "approvedBy documents id proposedBy startsAt" },
  OfficeAskedDocuments: {
    "provider administrator": "documents first startsAt supplierId versions waitingChangeId",
  },
  StandardText: { "provider administrator": "clauses particulars signature subtitle title" },
  StandardVersion: { "provider administrator": "approvedBy id proposedBy startsAt text" },
  OfficeSupplier: {
    "provider administrator": `abn address contactEmail contactName contactPhone id name processTypes profile staffCount status
      tradeName updatedAt updatedBy version`,
  },
  OfficeSupplierPayload: { "provider administrator": "clientMutationId officeSupplier" },
  Product: { "provider administrator": "currentVersionId id versions waitingChangeId" },
  ProductVersion: {
    "provider administrator": `approvedBy createdAt deliveryType details establishmentFee establishmentFeeDiscount feeFrequency id
      maxValue minimumAnnualCost minValue name ongoingDiscountPercentage ongoingPercentage processType proposedBy security
      startsDate status supplierId supplierName`,
  },
  StaffPerson: {
    [STAFF_DESK]:
      "createdAt disabledAt email familyName givenName hasSignedUp id isAdmin referrerId referrerName staffType supplierId supplierName userId version",
  },
  StaffPersonConnection: { [STAFF_DESK]: "edges pageInfo totalCount" },
  StaffPersonEdge: { [STAFF_DESK]: "cursor node" },
  StaffPersonPayload: { [STAFF_DESK]: "clientMutationId staffPerson" },
  SupplierRequirementPayload: { "provider administrator": "clientMutationId supplierRequirement" },
  SupplierRequirement: {
    "provider administrator": "features gvpId id key name resources tradeName updatedAt updatedBy version",
  },
  GatewayFeatureSetting: { "provider administrator": "isEnabled name updatedAt updatedBy version" },
  HistoryAuthor: { "as the record it is part of": "familyName givenName isBankAuthor name onBehalfOf" },
  HistoryChange: {
    "as the record it is part of":
      "field isSystemField label newDisplayValue newValue oldDisplayValue oldValue",
  },
  HistoryConnection: { "as the record it is part of": "edges pageInfo totalCount" },
  HistoryEdge: { "as the record it is part of": "cursor node" },
  HistoryGroup: {
    "as the record it is part of": "changeType changes id key objectType recordName triggeredAt triggeredBy",
  },
  Invitation: {
    "as the record it is part of": "email expiresAt id invitedTo organisationId role sentAt status",
  },
  InvitationConnection: { "organisation: CAN_MANAGE_INVITATIONS": "edges pageInfo totalCount" },
  InvitationEdge: { "organisation: CAN_MANAGE_INVITATIONS": "cursor node" },
  InvitationPayload: { "organisation: CAN_MANAGE_INVITATIONS": "clientMutationId invitation" },
  Invoice: {
    "as the record it is part of":
      "createdAt creditNotes creditedAmount depositReferenceNumber dueDate gst hostedUrl id invoiceNumber isCreditAwaitingApproval lineItems paidAmount paidAt paymentIntents paymentStatus stripeInvoiceStatus total",
  },
  CreditNote: { "as the record it is part of": "createdAt creditNoteNumber gst id lines reason total" },
  CreditNoteLine: { "as the record it is part of": "amount description gst position" },
  InvoicePaymentIntent: { "draft: CAN_MAKE_PAYMENT": "clientSecret id paymentMethodId" },
  PaymentIntent: {
    "as the record it is part of":
      "amount createdAt disputeStatus evidenceDueAt failureReason id isDisputed refundedAmount status way",
  },
  PaymentSubscription: {
    "draft: CAN_VIEW_PAYMENT_DETAILS": "createdAt currentPeriodEnd hostedUrl id lastDigits method status",
  },
  NextPeriod: { "draft: CAN_VIEW_PAYMENT_DETAILS": "amount invoiceDate startDate" },
  InvoiceFile: { "draft: CAN_VIEW_PAYMENT_DETAILS": "content contentType fileName" },
  LinkedSignInProvider: { "own account": "id linkedAt name" },
  Member: {
    "member of the organisation":
      "createdAt email familyName givenName memberId role suspendedAt suspensionReason userId",
  },
  MemberConnection: { "member of the organisation": "edges pageInfo totalCount" },
  MemberEdge: { "member of the organisation": "cursor node" },
  MemberPayload: { "member of the organisation": "clientMutationId member" },
  Organisation: {
    "member of the organisation":
      "abn abnRefusedBecause abnStatus address allowsActing capabilities channelPartnerOrganisations createdAt discountPercentage documentMetadataKeys documentsCapabilities entityType hasRegisteredName id industryType legalName members name postalAddress postalAddressSameAsBusinessAddress referralCode registeredName role version",
    "organisation: CAN_MANAGE_INVITATIONS": "memberInvitations",
  },
  Notification: {
    "own account":
      "about createdAt documentId draftId expiryToAcknowledge facilityApplicationId facilityId id kind organisationId referenceNumber",
  },
  NotificationConnection: { "own account": "edges pageInfo totalCount" },
  NotificationEdge: { "own account": "cursor node" },
  OrganisationConnection: { "own account": "edges pageInfo totalCount" },
  OrganisationDocumentMetadata: { "member of the organisation": "id key" },
  OrganisationDocumentsChange: { "as the record it is part of": "document draft" },
  OrganisationEdge: { "own account": "cursor node" },
  Statement: {
    "organisation: CAN_VIEW_BILLING, or the provider": `closingBalance credited from gst invoiced openingBalance organisationAbn organisationId organisationName paid
      refunded takenBack to`,
  },
  StatementEntry: {
    "organisation: CAN_VIEW_BILLING, or the provider":
      "amount balance date draftId draftReferenceNumber gst id invoiceNumber kind reference way",
  },
  StatementEntryConnection: {
    "organisation: CAN_VIEW_BILLING, or the provider": "edges pageInfo totalCount totalCountIsCapped",
  },
  StatementEntryEdge: { "organisation: CAN_VIEW_BILLING, or the provider": "cursor node" },
  StatementFile: { "as the record it is part of": "content contentType fileName" },
  InvoiceAgeing: { "organisation: CAN_VIEW_BILLING, or the provider": "asOf periods total" },
  InvoiceAgeingSum: { "organisation: CAN_VIEW_BILLING, or the provider": "amount count period" },
  OrganisationInvoice: {
    "organisation: CAN_VIEW_BILLING, or the provider": `bankAccountBsb bankAccountName bankAccountNumber beneficiaryName draftId draftReferenceNumber invoice organisationAbn
      organisationAddress organisationId organisationName processType`,
  },
  OrganisationInvoiceConnection: {
    "organisation: CAN_VIEW_BILLING, or the provider": "edges pageInfo totalCount totalCountIsCapped",
  },
  OrganisationInvoiceEdge: { "organisation: CAN_VIEW_BILLING, or the provider": "cursor node" },
  OrganisationPayload: { "member of the organisation": "clientMutationId organisation" },
  PageInfo: { "as the record it is part of": "endCursor hasNextPage hasPreviousPage startCursor" },
  Party: {
    "as the record it is part of":
      "abn address id name notes partyEntityType partyVariant postcode primaryContact state",
  },
  PartyContact: { "as the record it is part of": "email familyName givenName phoneNumber" },
  PaymentDetails: {
    "draft: CAN_VIEW_PAYMENT_DETAILS":
      "bankAccountBsb bankAccountName bankAccountNumber creditedAmount establishmentFee lineItems paidAmount paymentDescription requestedAt securityAmount totalAmount",
  },
  PostalAddress: { "member of the organisation": "line1 line2 postalCode state suburb" },
  ProductSelectionSummary: {
    "draft: applicant's and bank's side":
      "feeSummary gst lineItems productDiscount referralDiscount securityAmount steps totalFees",
  },
  RecoveryCodesPayload: { "own account": "clientMutationId recoveryCodes user" },
  OpenTwoStepSetUpPayload: { "own account": "clientMutationId setUp" },
  OrganisationReferral: {
    "organisation: CAN_VIEW_BILLING": "createdAt earnedAmount id name promisedAmount",
  },
  OrganisationReferralConnection: { "organisation: CAN_VIEW_BILLING": "edges pageInfo totalCount" },
  OrganisationReferralEdge: { "organisation: CAN_VIEW_BILLING": "cursor node" },
  Refund: {
    "draft: CAN_VIEW_PAYMENT_DETAILS":
      "amount canGoThroughProvider createdAt currency failureReason id invoiceNumber isAwaitingApproval isDisputed isTransferApproved paidDate paidMethod paidNote paidReference reason sentAt status transferTo",
  },
  SecurityMoney: {
    "as the record it is part of":
      "askedAmount bankName heldAmount heldDate missingAmount movements returnableAmount returnedAmount returnedDate status",
  },
  SecurityMovement: {
    "as the record it is part of": "amount createdAt id kind movedDate reference returnedTo",
  },
  WaitingMoney: {
    "provider desk":
      "amount createdAt currency draftId draftReferenceNumber id invoiceNumber kind organisationName",
  },
  BankLine: {
    "provider desk": `amount bankReference bankStatementId bookedDate candidates capabilities currency decidedAt decidedBy fault fileName id invoice isByHand
      lineNumber match narrative note openBefore reason sameAs state suggestion version`,
  },
  BankLineConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  BankLineCount: { "provider desk": "amount count state" },
  BankLineEdge: { "provider desk": "cursor node" },
  BankLineInvoice: {
    "provider desk":
      "depositReferenceNumber draftId draftReferenceNumber id invoiceNumber open organisationName total",
  },
  BankLinePayload: { "provider desk": "bankLine clientMutationId" },
  BankLineRead: { "provider desk": "fileName lineNumber" },
  BankStatement: {
    "provider desk": `account appliedBy bankLines capabilities closing columns counts createdAt createdBy earlierStatement errors fileName fileUpload finishedAt format
      headers id linesRead opening stage version`,
  },
  BankStatementConnection: { "provider desk": "edges pageInfo totalCount" },
  BankStatementEdge: { "provider desk": "cursor node" },
  BankStatementPayload: { "provider desk": "bankStatement clientMutationId" },
  WaitingMoneyConnection: { "provider desk": "edges pageInfo totalCount" },
  WaitingMoneyEdge: { "provider desk": "cursor node" },
  UnmatchedPayment: {
    "draft: CAN_SETTLE_PAYMENT":
      "createdAt decidedAt differs expectedAmount expectedCurrency id invoiceNumber providerPaymentId reason receivedAmount receivedCurrency status",
  },
  ReferralConfiguration: { "anybody signed in": "refereeDiscountAmount referrerDiscountAmount" },
  ReferralSummary: { "organisation: CAN_VIEW_BILLING": "availableAmount earnedAmount" },
  ReferralPortalPerson: {
    "referral portal, or a provider administrator":
      "balance earnedAmount entityId entityName entityType id isLinkOpen memberCode paidOutAmount personName referralCount version",
  },
  ReferralPortalReferral: {
    "referral portal":
      "createdAt earnedAmount entityName entityType id organisationName personName promisedAmount stage",
  },
  ReferrerStatement: {
    "referral portal, or a provider administrator":
      "closingBalance earned from openingBalance paidOut person takenBack to",
  },
  ReferrerStatementEntry: {
    "referral portal, or a provider administrator":
      "amount balance date id kind organisationName payoutId reference",
  },
  ReferrerStatementEntryConnection: {
    "referral portal, or a provider administrator": "edges pageInfo totalCount totalCountIsCapped",
  },
  ReferrerStatementEntryEdge: { "referral portal, or a provider administrator": "cursor node" },
  ReferringPersonPayload: { "provider administrator": "clientMutationId referringPerson" },
  ReferralPortalReferralConnection: {
    "referral portal": "edges pageInfo totalCount totalCountIsCapped",
  },
  ReferralPortalReferralEdge: { "referral portal": "cursor node" },
  AccrualAhead: { "provider administrator": "amount from to" },
  AccrualKind: { "provider administrator": "kind sums" },
  AccrualLine: {
    "provider administrator":
      "description draftId draftReferenceNumber id invoiceNumber isPeriodUnknown organisationId organisationName periodFrom periodTo sums",
  },
  AccrualLineConnection: { "provider administrator": "edges pageInfo totalCount totalCountIsCapped" },
  AccrualLineEdge: { "provider administrator": "cursor node" },
  AccrualMonth: { "provider administrator": "from sums to" },
  AccrualProduct: { "provider administrator": "product sums" },
  AccrualSums: { "provider administrator": "before credited earned gst invoiced toCome" },
  Accruals: { "provider administrator": "ahead from kinds months products to total unknown" },
  UnknownPeriods: { "provider administrator": "amount count" },
  AccountCode: { "provider administrator": "account code taxCode" },
  AccountCodes: { "provider administrator": "codes package version" },
  AccountCodesPayload: { "provider administrator": "accountCodes clientMutationId" },
  Journal: {
    "provider administrator":
      "date documentNumber draftId draftReferenceNumber entries exports isReversal kind organisationId organisationName reference",
  },
  JournalEntry: { "provider administrator": "account amount" },
  JournalExport: {
    "provider administrator": "amount createdAt createdBy from id journalCount lineCount package to",
  },
  JournalExportPayload: { "provider administrator": "clientMutationId journalExport" },
  JournalLeft: { "provider administrator": "at package" },
  JournalOffer: { "provider administrator": "amount earlier journalCount lineCount withoutCode" },
  Revenue: { "provider administrator": "firstYear months opening total year" },
  RevenueEntry: {
    "provider administrator":
      "amount date draftId draftReferenceNumber id isReversal kind number organisationId organisationName",
  },
  RevenueEntryConnection: { "provider administrator": "edges pageInfo totalCount totalCountIsCapped" },
  RevenueEntryEdge: { "provider administrator": "cursor node" },
  RevenueMonth: { "provider administrator": "from opening sums to" },
  RevenueSums: {
    "provider administrator": "credited gst invoiced owed received refunded surplus",
  },
  StaffReferral: {
    "provider administrator":
      "code createdAt earnedAmount entityName entityType firstPaidAt firstPaidDraftId firstPaidReferenceNumber id organisationId organisationName paidOutAmount promisedAmount referrerName referrerOrganisationId referringPersonId stage takenBackAmount way",
  },
  StaffReferralConnection: { "provider administrator": "edges pageInfo totalCount totalCountIsCapped" },
  StaffReferralEdge: { "provider administrator": "cursor node" },
  ReferralPortalEntity: { "anybody signed in": "entityType id name" },
  ReferralPortalEntityConnection: { "anybody signed in": "edges pageInfo totalCount" },
  ReferralPortalEntityEdge: { "anybody signed in": "cursor node" },
  Requirement: { "draft access: CAN_VIEW": "field message requirementMet" },
  Session: { "own account": "expiresAt token" },
  PasswordResetPayload: { "own account": "clientMutationId deviceMark" },
  SessionPayload: { "own account": "clientMutationId deviceMark recoveryCodes session" },
  PropertyOwner: { "facility application access: CAN_VIEW": "applicantRelationship id name" },
  SharedEntity: { "facility application access: CAN_VIEW": "abn id name" },
  SetDocumentFacilityPayload: { "as the record it is part of": "clientMutationId document" },
  SharedOrganisation: { "as the record it is part of": "abn id name" },
  SourceOfFundsOption: { "anybody signed in": "code label needsDetails" },
  SignUpPayload: { anybody: "clientMutationId codeDelivery signUpHandle" },
  StaffArrears: {
    "provider desk":
      "asOf id invoiceCount oldestDueDate organisationAbn organisationId organisationName periods reminder total",
  },
  StaffArrearsConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  StaffArrearsEdge: { "provider desk": "cursor node" },
  StaffCreditNote: {
    "provider desk":
      "amount createdAt creditNoteNumber draftId draftReferenceNumber gst id invoiceNumber organisationId organisationName reason state",
  },
  StaffCreditNoteConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  StaffCreditNoteEdge: { "provider desk": "cursor node" },
  StaffCreditNoteSum: { "provider desk": "amount count gst state" },
  StaffDispute: {
    "provider desk":
      "amount currency draftId draftReferenceNumber endedDate evidenceDueAt fee id invoiceNumber openedDate organisationId organisationName providerDisputeId status",
  },
  StaffDisputeConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  StaffDisputeEdge: { "provider desk": "cursor node" },
  StaffDisputeSum: { "provider desk": "amount count currency fees status" },
  StaffDraftCount: { desk: "all applicant bank provider" },
  StaffMember: { "own account": "isAdmin referrerName staffType supplier" },
  StaffRefund: {
    "provider desk":
      "amount createdAt currency draftId draftReferenceNumber failureReason id invoiceNumber organisationId organisationName paidDate paidMethod paidReference reason sentAt state",
  },
  StaffRefundConnection: { "provider desk": "edges pageInfo totalCount totalCountIsCapped" },
  StaffRefundEdge: { "provider desk": "cursor node" },
  StaffRefundSum: { "provider desk": "amount count currency state" },
  Supplier: { "anybody signed in": "bankProfile gvpId id name tradeName" },
  TwoStep: { "own account": "isOn isRequired recoveryCodesLeft" },
  TwoStepSetUp: { "own account": "address secret" },
  TwoStepSetUpPayload: { "own account": "clientMutationId setUp" },
  User: {
    "own account":
      "actingFor address createdAt email familyName givenName hasPassword id identityHash industry isCollaborator jobTitle locale phoneNumber referralPortalReferrerMemberCode referrerCode requireTermsAcceptance signInProviders staff timezone twoStep updatesNotifiedAt version",
  },
  UserPayload: { "own account": "clientMutationId user" },
  WordingCheck: { "draft access: CAN_VIEW": "clear message title" },
};

export function personasOf(rule: Rule): readonly Persona[] {
  const { personas }: { personas: readonly Persona[] | "ANYBODY" | "SIGNED_IN" | "AS_PARENT" } = RULES[rule];
  const all = Object.keys(PERSONAS) as Persona[];
  if (personas === "ANYBODY" || personas === "AS_PARENT") return all;
  return personas === "SIGNED_IN" ? all.filter((persona) => !(persona in WITHOUT_SESSION)) : personas;
}
