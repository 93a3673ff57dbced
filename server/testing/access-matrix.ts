// Who may do what through the API, written by people: every operation and every field of the contract has its rule here.

/** Everybody who could be asking, each with a seat of its own against one record of Harbour Civil. */
export const SEATS = {
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
  formerMember: "member removed a second ago",
  stranger: "signed in, a member of nothing",
  unconfirmed: "session of an unconfirmed account",
  expired: "session that has run out",
  anonymous: "not signed in",
} as const;
export type Seat = keyof typeof SEATS;

/** Nobody here has a session that holds; the code says what is wrong with it. */
export const WITHOUT_SESSION: Partial<Record<Seat, "AUTH_NOT_AUTHENTICATED" | "AUTH_NOT_AUTHORIZED">> = {
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

/** A rule in words, and the seats that pass it. Whoever else is signed in is told that there is no such record. */
export const RULES = {
  anybody: { seats: "ANYBODY" },
  "anybody signed in": { seats: "SIGNED_IN" },
  "own account": { seats: "SIGNED_IN" },
  "member of the organisation": { seats: MEMBERS },
  "organisation: CAN_ADD_DOCUMENTS": { seats: ["admin", "user"] },
  "organisation: CAN_UPDATE_DETAILS": { seats: ["admin"] },
  "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS": { seats: ["admin", "user"] },
  "organisation: CAN_VIEW_BILLING": { seats: ["admin", "user"] },
  "organisation: CAN_MANAGE_INVITATIONS": { seats: ["admin"] },
  "organisation: CAN_MANAGE_MEMBERS": { seats: ["admin"] },
  "draft door: CAN_VIEW": { seats: READERS },
  "draft: CAN_EDIT": { seats: EDITING },
  "draft: CAN_SUBMIT": { seats: OWNING },
  "draft: CAN_CANCEL": { seats: OWNING },
  "draft: CAN_MANAGE_ATTACHMENTS": { seats: EDITING },
  "draft: CAN_REQUEST_CHANGES": { seats: PROVIDER },
  "draft: CAN_REJECT": { seats: [...PROVIDER, "supplier"] },
  "draft: CAN_APPROVE_SUBMISSION": { seats: PROVIDER },
  "draft: CAN_RECORD_PAYMENT": { seats: PROVIDER },
  "draft: CAN_ESTABLISH": { seats: [...PROVIDER, "supplier"] },
  "draft: CAN_VIEW_PROGRESS": { seats: BOTH_SIDES },
  "draft: CAN_VIEW_PAYMENT_DETAILS": { seats: PAYMENT_READERS },
  "draft: applicant's and bank's side": { seats: BOTH_SIDES },
  "document door: CAN_VIEW": { seats: [...READERS, "documentOnly"] },
  "document: CAN_VIEW_COSTS": { seats: PAYMENT_READERS },
  desk: { seats: [...PROVIDER, "supplier", "otherSupplier"] },
  "as the record it is part of": { seats: "AS_PARENT" },
} as const satisfies Record<string, { seats: readonly Seat[] | "ANYBODY" | "SIGNED_IN" | "AS_PARENT" }>;
export type Rule = keyof typeof RULES;

export type OperationRule = { rule: Rule; refusal?: `${string}_NOT_FOUND` };

export const OPERATIONS: Record<"Query" | "Mutation" | "Subscription", Record<string, OperationRule>> = {
  Query: {
    gatewayFeatures: { rule: "anybody" },
    me: { rule: "own account" },
    organisations: { rule: "own account" },
    organisation: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    organisationMembers: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    organisationMemberInvitations: {
      rule: "organisation: CAN_MANAGE_INVITATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    invitation: { rule: "anybody" },
    drafts: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    draftCount: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documents: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    documentCount: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    draft: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftApplicableRequirements: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftAttachmentDownload: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftHistory: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    draftPreview: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    feeSummaries: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    sourceOfFundsOptions: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    productSelectionSummary: { rule: "draft: applicant's and bank's side", refusal: "DRAFT_NOT_FOUND" },
    document: { rule: "document door: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    documentAttachmentDownload: { rule: "document door: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    documentHistory: { rule: "document door: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    alertConfigurations: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    alertPreview: {
      rule: "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    invoices: { rule: "organisation: CAN_VIEW_BILLING", refusal: "ORGANISATION_NOT_FOUND" },
    staffDrafts: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    staffDraftCount: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    sessions: { rule: "own account" },
    notifications: { rule: "own account" },
    unreadNotificationCount: { rule: "own account" },
  },
  Mutation: {
    signUp: { rule: "anybody" },
    confirmSignUp: { rule: "anybody" },
    resendConfirmationCode: { rule: "anybody" },
    signIn: { rule: "anybody" },
    confirmTwoStep: { rule: "anybody" },
    forgotPassword: { rule: "anybody" },
    forgotPasswordSubmit: { rule: "anybody" },
    signOut: { rule: "own account" },
    profileTermsAccepted: { rule: "own account" },
    updateProfile: { rule: "own account" },
    changePassword: { rule: "own account" },
    endSession: { rule: "own account" },
    beginTwoStep: { rule: "own account" },
    proveTwoStep: { rule: "own account" },
    endTwoStep: { rule: "own account" },
    updateNotifiedAt: { rule: "own account" },
    createOrganisation: { rule: "anybody signed in" },
    updateOrganisation: { rule: "organisation: CAN_UPDATE_DETAILS", refusal: "ORGANISATION_NOT_FOUND" },
    sendOrgMemberInvitation: {
      rule: "organisation: CAN_MANAGE_INVITATIONS",
      refusal: "ORGANISATION_NOT_FOUND",
    },
    removeInvitation: { rule: "organisation: CAN_MANAGE_INVITATIONS", refusal: "ORGANISATION_NOT_FOUND" },
    acceptInvitation: { rule: "anybody signed in" },
    changeMemberRole: { rule: "organisation: CAN_MANAGE_MEMBERS", refusal: "ORGANISATION_NOT_FOUND" },
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
    resendInvoices: { rule: "organisation: CAN_VIEW_BILLING", refusal: "INVOICE_NOT_FOUND" },
    createDraft: { rule: "organisation: CAN_ADD_DOCUMENTS", refusal: "ORGANISATION_NOT_FOUND" },
    updateDraft: { rule: "draft: CAN_EDIT", refusal: "DRAFT_NOT_FOUND" },
    beginDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    cancelDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    completeDraftSubmission: { rule: "draft: CAN_SUBMIT", refusal: "DRAFT_NOT_FOUND" },
    cancelDraft: { rule: "draft: CAN_CANCEL", refusal: "DRAFT_NOT_FOUND" },
    createDraftAttachment: { rule: "draft: CAN_MANAGE_ATTACHMENTS", refusal: "DRAFT_NOT_FOUND" },
    completeDraftAttachmentUpload: { rule: "draft: CAN_MANAGE_ATTACHMENTS", refusal: "DRAFT_NOT_FOUND" },
    removeDraftAttachment: { rule: "draft: CAN_MANAGE_ATTACHMENTS", refusal: "DRAFT_NOT_FOUND" },
    requestDraftChanges: { rule: "draft: CAN_REQUEST_CHANGES", refusal: "DRAFT_NOT_FOUND" },
    rejectDraft: { rule: "draft: CAN_REJECT", refusal: "DRAFT_NOT_FOUND" },
    approveDraft: { rule: "draft: CAN_APPROVE_SUBMISSION", refusal: "DRAFT_NOT_FOUND" },
    recordDraftPayment: { rule: "draft: CAN_RECORD_PAYMENT", refusal: "DRAFT_NOT_FOUND" },
    establishDraft: { rule: "draft: CAN_ESTABLISH", refusal: "DRAFT_NOT_FOUND" },
  },
  Subscription: {
    draftUpdated: { rule: "draft door: CAN_VIEW", refusal: "DRAFT_NOT_FOUND" },
    documentUpdated: { rule: "document door: CAN_VIEW", refusal: "DOCUMENT_NOT_FOUND" },
    organisationDocumentsChanged: { rule: "member of the organisation", refusal: "ORGANISATION_NOT_FOUND" },
    staffDraftsChanged: { rule: "desk", refusal: "DRAFT_NOT_FOUND" },
    unreadNotificationCountChanged: { rule: "own account" },
  },
};

/** For each type the rules of its fields: a rule, and the fields that it covers. */
export const FIELDS: Record<string, Partial<Record<Rule, string>>> = {
  AcceptedInvitationPayload: { "as the record it is part of": "clientMutationId organisation" },
  AccountSession: { "own account": "createdAt device expiresAt id ipAddress isCurrent lastSeenAt" },
  AccountSessionsPayload: { "own account": "clientMutationId sessions" },
  AlertConfiguration: {
    "organisation: CAN_MANAGE_ALERT_CONFIGURATIONS":
      "createdAt emailAddresses id organisationId triggerLeadTime triggerProperty version",
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
      "amount beneficiaryName documentId isDue referenceNumber sendDate subject text triggerDate",
  },
  Attachment: {
    "as the record it is part of":
      "contentMd5Checksum contentType createdAt fileName fileSize id infectedFileStatus received uploadedBy variant",
  },
  AttachmentDownload: { "as the record it is part of": "url" },
  AttachmentPayload: { "as the record it is part of": "attachment clientMutationId draft" },
  BankDetails: { "as the record it is part of": "address bsb name" },
  CodeDelivery: { anybody: "deliveryMedium destination" },
  CodeDeliveryPayload: { anybody: "clientMutationId codeDelivery" },
  CompleteDraftSubmissionPayload: {
    "as the record it is part of": "applicableRequirements clientMutationId draft",
  },
  CreateDraftAttachmentPayload: {
    "as the record it is part of": "attachment clientMutationId draft fileUpload",
  },
  DeliveryDetails: {
    "as the record it is part of": "address companyName deliveryType phoneNumber recipientNames",
  },
  Document: {
    "document door: CAN_VIEW": `agreementContent amount attachments bank capabilities closedAt createdAt documentVariant establishedAt expectedReturnDate
      expiresAt expiryCondition expiryInstant expiryType guaranteeNumber id interestEndDate interestStartDate isSystemDocument organisation organisationId
      originalDraftId parties projectAddress purpose referenceNumber specifiedOtherPurpose status supplierName updatedAt version`,
    "document: CAN_VIEW_COSTS": "costs invoices",
  },
  DocumentConnection: { "member of the organisation": "edges pageInfo totalCount totalCountIsCapped" },
  DocumentCosts: {
    "document: CAN_VIEW_COSTS": `accruedCost adjustedCost nextInvoiceAmount nextInvoiceDate recurringCostFrequency recurringFeeType recurringFixedCost
      recurringMinimumAnnualCost recurringPercentageCost setUpCost steps`,
  },
  DocumentCount: { "member of the organisation": "awaitingReturn closed established projected" },
  DocumentEdge: { "member of the organisation": "cursor node" },
  Draft: {
    "draft door: CAN_VIEW": `agreementContent amount applicableRequirements attachments capabilities contractDate contractForm contractNumber contractTitle createdAt
      deliveryDetails documentId draftCollaborators editableFields expectedReturnDate expiresAt expiryCondition expiryType feeSummary feeSummaryId id isVisibleToSupplier
      organisation organisationId parties processType projectAddress purpose referenceNumber rejectionReason requestChangeReason specifiedOtherPurpose status
      submissionTermsAcceptedAt submittedAt updatedAt version waitingFor waitingSince yourReference`,
    "draft: applicant's and bank's side": `directorEmail directorFirstName directorLastName discountPercentage establishmentFeeDiscountAmount
      invoiceRecipientEmailAddresses issuerDetailsOfSourceOfFunds issuerSourceOfFunds productSelectionSummary refundAccountName refundAccountNumber refundBSB totalFees`,
    "draft: CAN_VIEW_PROGRESS": "progress",
    "draft: CAN_VIEW_PAYMENT_DETAILS": "invoices paymentDetails",
  },
  DraftCollaborator: {
    "draft door: CAN_VIEW":
      "emailAddress familyName givenName hasApproved id invitationStatus organisationName roles",
  },
  DraftConnection: { "as the record it is part of": "edges pageInfo totalCount totalCountIsCapped" },
  DraftCount: { "member of the organisation": "discontinued drafts" },
  DraftEdge: { "as the record it is part of": "cursor node" },
  DraftOrganisation: { "as the record it is part of": "abn id name" },
  DraftPayload: { "as the record it is part of": "clientMutationId draft" },
  DraftPreview: { "draft door: CAN_VIEW": "checks html wordingHash" },
  DraftProgressStep: { "draft: CAN_VIEW_PROGRESS": "at by label state" },
  EmptyPayload: { anybody: "clientMutationId" },
  EstablishDraftPayload: { "as the record it is part of": "clientMutationId document draft" },
  FeeLine: { "as the record it is part of": "amount description taxTreatment" },
  FeeStep: { "as the record it is part of": "amount label workedOut" },
  FeeSummary: {
    "anybody signed in": `biannualFeeCoefficient deliveryType details establishmentFee feeSummaryStatus id maxValue minValue name recurringFeePercentage
      securityTypeCash securityTypeProperty supplier`,
  },
  FileUpload: { "draft: CAN_MANAGE_ATTACHMENTS": "contentType fileName headers uploadPresignedUrl" },
  FileUploadHeader: { "draft: CAN_MANAGE_ATTACHMENTS": "name value" },
  GatewayFeatures: {
    anybody: "emailAuditing googleAuth gvpIntegration isBgSwitchEnabled referralPortal referrals suretyBonds",
  },
  HistoryAuthor: { "as the record it is part of": "familyName givenName isBankAuthor name onBehalfOf" },
  HistoryChange: {
    "as the record it is part of": "field label newDisplayValue newValue oldDisplayValue oldValue",
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
      "createdAt depositReferenceNumber gst hostedUrl id invoiceNumber lineItems paidAmount paidAt paymentStatus stripeInvoiceStatus total",
  },
  Member: {
    "member of the organisation": "createdAt email familyName givenName memberId role userId",
  },
  MemberConnection: { "member of the organisation": "edges pageInfo totalCount" },
  MemberEdge: { "member of the organisation": "cursor node" },
  MemberPayload: { "member of the organisation": "clientMutationId member" },
  Organisation: {
    "member of the organisation":
      "abn address capabilities createdAt documentMetadataKeys entityType id industryType members name postalAddress postalAddressSameAsBusinessAddress role version",
    "organisation: CAN_MANAGE_INVITATIONS": "memberInvitations",
  },
  Notification: { "own account": "about createdAt draftId id kind organisationId referenceNumber" },
  NotificationConnection: { "own account": "edges pageInfo totalCount" },
  NotificationEdge: { "own account": "cursor node" },
  OrganisationConnection: { "own account": "edges pageInfo totalCount" },
  OrganisationDocumentMetadata: { "member of the organisation": "id key" },
  OrganisationDocumentsChange: { "as the record it is part of": "document draft" },
  OrganisationEdge: { "own account": "cursor node" },
  OrganisationInvoice: {
    "organisation: CAN_VIEW_BILLING": `bankAccountBsb bankAccountName bankAccountNumber beneficiaryName draftId draftReferenceNumber invoice organisationAbn
      organisationAddress organisationId organisationName processType`,
  },
  OrganisationInvoiceConnection: { "organisation: CAN_VIEW_BILLING": "edges pageInfo totalCount" },
  OrganisationInvoiceEdge: { "organisation: CAN_VIEW_BILLING": "cursor node" },
  OrganisationPayload: { "member of the organisation": "clientMutationId organisation" },
  PageInfo: { "as the record it is part of": "endCursor hasNextPage hasPreviousPage startCursor" },
  Party: {
    "as the record it is part of":
      "abn address id name notes partyEntityType partyVariant postcode primaryContact state",
  },
  PartyContact: { "as the record it is part of": "email familyName givenName phoneNumber" },
  PaymentDetails: {
    "draft: CAN_VIEW_PAYMENT_DETAILS":
      "bankAccountBsb bankAccountName bankAccountNumber establishmentFee lineItems paidAmount paymentDescription requestedAt totalAmount",
  },
  PostalAddress: { "member of the organisation": "line1 line2 postalCode state suburb" },
  ProductSelectionSummary: {
    "draft: applicant's and bank's side":
      "feeSummary gst lineItems productDiscount referralDiscount steps totalFees",
  },
  RecoveryCodesPayload: { "own account": "clientMutationId recoveryCodes user" },
  Requirement: { "draft door: CAN_VIEW": "field message requirementMet" },
  Session: { "own account": "expiresAt token" },
  SessionPayload: { "own account": "clientMutationId recoveryCodes session" },
  SourceOfFundsOption: { "anybody signed in": "code label needsDetails" },
  StaffDraftCount: { desk: "all applicant bank provider" },
  StaffMember: { "own account": "isAdmin staffType supplier" },
  Supplier: { "anybody signed in": "id name tradeName" },
  TwoStep: { "own account": "isOn isRequired recoveryCodesLeft" },
  TwoStepSetUp: { "own account": "address secret" },
  TwoStepSetUpPayload: { "own account": "clientMutationId setUp" },
  User: {
    "own account":
      "address createdAt email familyName givenName id industry jobTitle locale phoneNumber requireTermsAcceptance staff timezone twoStep updatesNotifiedAt version",
  },
  UserPayload: { "own account": "clientMutationId user" },
  WordingCheck: { "draft door: CAN_VIEW": "clear message title" },
};

export function seatsOf(rule: Rule): readonly Seat[] {
  const { seats }: { seats: readonly Seat[] | "ANYBODY" | "SIGNED_IN" | "AS_PARENT" } = RULES[rule];
  const all = Object.keys(SEATS) as Seat[];
  if (seats === "ANYBODY" || seats === "AS_PARENT") return all;
  return seats === "SIGNED_IN" ? all.filter((seat) => !(seat in WITHOUT_SESSION)) : seats;
}
