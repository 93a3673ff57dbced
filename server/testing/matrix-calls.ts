// How each operation of the contract is tried by the access matrix: on a record in which status, and with what input.

import type { OPERATIONS } from "./access-matrix.ts";
import type { ReachableStatus } from "./builders/draft-builder.ts";
import { idOf } from "./cast-ids.ts";
import type { Target } from "./seats.ts";
import { md5Of } from "./uploads.ts";

export type MatrixCall = {
  /** What must be there before; undefined where one record serves everybody, since nothing is changed. */
  on: ReachableStatus | "ANY" | "DOCUMENT";
  query: string;
  variables: (target: Target) => Record<string, unknown>;
  /** Whether getting past the door is enough: the input is of no use to anybody. */
  onlyDoor?: true;
  /** What whoever gets past the door is told, since what the input names is not there. */
  missing?: `${string}_NOT_FOUND`;
};

const onDraft = (selection: string): MatrixCall => ({
  on: "ANY",
  query: `query ($id: ID!) { ${selection} }`,
  variables: ({ draft }) => ({ id: draft.id }),
});
const onOrganisation = (selection: string): MatrixCall => ({
  on: "ANY",
  query: `query ($id: ID!) { ${selection} }`,
  variables: ({ organisationId }) => ({ id: organisationId }),
});
const onDocument = (selection: string): MatrixCall => ({
  on: "DOCUMENT",
  query: `query ($id: ID!) { ${selection} }`,
  variables: ({ document }) => ({ id: document.id }),
});
const plain = (query: string): MatrixCall => ({ on: "ANY", query, variables: () => ({}) });

let calls = 0;
function mutation(
  name: string,
  inputType: string,
  {
    on,
    input,
    selection = "clientMutationId draft { id }",
  }: {
    on: MatrixCall["on"];
    input: (target: Target) => Record<string, unknown>;
    selection?: string;
  },
): MatrixCall {
  return {
    on,
    query: `mutation ($input: ${inputType}!) { ${name}(input: $input) { ${selection} } }`,
    variables: (target) => {
      calls += 1;
      return { input: { clientMutationId: `matrix ${calls}`, ...input(target) } };
    },
  };
}
const doorOnly = (name: string, inputType: string, input: Record<string, unknown>): MatrixCall => ({
  ...mutation(name, inputType, { on: "ANY", input: () => input, selection: "clientMutationId" }),
  onlyDoor: true,
});
const onMissing = (
  name: string,
  inputType: string,
  { missing, ...input }: { missing: `${string}_NOT_FOUND`; [field: string]: unknown },
): MatrixCall => ({
  ...mutation(name, inputType, {
    on: "ANY",
    input: ({ organisationId }) => ({ organisationId, ...input }),
    selection: "clientMutationId",
  }),
  missing,
});
const versionOf = ({ draft }: Target) => ({ id: draft.id, version: draft.version });
const attachmentOf = ({ draft }: Target) => ({ draftId: draft.id, id: draft.attachmentId });

const ALERT = {
  emailAddresses: ["accounts@harbourcivil.example"],
  triggerProperty: "EXPIRES_AT",
  triggerLeadTime: 30,
};

type CallsOf<Kind extends keyof typeof OPERATIONS> = Record<keyof (typeof OPERATIONS)[Kind], MatrixCall>;

export const CALLS: { [Kind in keyof typeof OPERATIONS]: CallsOf<Kind> } = {
  Query: {
    gatewayFeatures: plain("{ gatewayFeatures { googleAuth } }"),
    me: plain("{ me { id } }"),
    sessions: plain("{ sessions { id } }"),
    notifications: plain("{ notifications(first: 1) { totalCount edges { node { id } } } }"),
    unreadNotificationCount: plain("{ unreadNotificationCount }"),
    organisations: plain("{ organisations { totalCount edges { node { id } } } }"),
    organisation: onOrganisation("organisation(id: $id) { id }"),
    organisationMembers: onOrganisation(
      "organisationMembers(organisationId: $id) { edges { node { email } } }",
    ),
    organisationMemberInvitations: onOrganisation(
      "organisationMemberInvitations(organisationId: $id) { edges { node { email } } }",
    ),
    invitation: { ...plain('{ invitation(code: "nonsense") { id } }'), onlyDoor: true },
    drafts: onOrganisation("drafts(organisationId: $id, first: 1) { totalCount edges { node { id } } }"),
    draftCount: onOrganisation("draftCount(organisationId: $id) { drafts }"),
    documents: onOrganisation(
      "documents(organisationId: $id, first: 1) { totalCount edges { node { id } } }",
    ),
    documentCount: onOrganisation("documentCount(organisationId: $id) { established }"),
    draft: onDraft("draft(id: $id) { id }"),
    draftApplicableRequirements: onDraft("draftApplicableRequirements(draftId: $id) { field }"),
    draftAttachmentDownload: {
      on: "ANY",
      query:
        "query ($id: ID!, $draftId: ID!) { draftAttachmentDownload(draftId: $draftId, id: $id) { url } }",
      variables: attachmentOf,
    },
    draftHistory: onDraft("draftHistory(draftId: $id, first: 1) { totalCount edges { node { id } } }"),
    draftPreview: onDraft("draftPreview(draftId: $id) { wordingHash }"),
    feeSummaries: onDraft("feeSummaries(draftId: $id) { id }"),
    sourceOfFundsOptions: onDraft("sourceOfFundsOptions(draftId: $id) { code }"),
    productSelectionSummary: onDraft(
      `productSelectionSummary(draftId: $id, feeSummaryId: "${idOf("fee summary", "macquarieCash")}") { totalFees }`,
    ),
    document: onDocument("document(id: $id) { id }"),
    documentAttachmentDownload: {
      on: "DOCUMENT",
      query:
        "query ($id: ID!, $documentId: ID!) { documentAttachmentDownload(documentId: $documentId, id: $id) { url } }",
      variables: ({ document }) => ({ documentId: document.id, id: document.attachmentId }),
    },
    documentHistory: onDocument(
      "documentHistory(documentId: $id, first: 1) { totalCount edges { node { id } } }",
    ),
    alertConfigurations: onOrganisation(
      "alertConfigurations(organisationId: $id, first: 1) { totalCount edges { node { id } } }",
    ),
    alertPreview: onOrganisation(
      "alertPreview(organisationId: $id, triggerProperty: EXPIRES_AT, triggerLeadTime: 30) { totalCount }",
    ),
    invoices: onOrganisation("invoices(organisationId: $id, first: 1) { totalCount }"),
    staffDrafts: plain("{ staffDrafts(first: 1) { totalCount edges { node { id } } } }"),
    staffDraftCount: plain("{ staffDraftCount { all } }"),
  },
  Mutation: {
    signUp: doorOnly("signUp", "SignUpInput", { email: "", familyName: "", givenName: "", password: "" }),
    confirmSignUp: doorOnly("confirmSignUp", "ConfirmSignUpInput", { code: "", username: "" }),
    resendConfirmationCode: doorOnly("resendConfirmationCode", "ResendConfirmationCodeInput", {
      username: "",
    }),
    confirmTwoStep: doorOnly("confirmTwoStep", "ConfirmTwoStepInput", { challenge: "", code: "" }),
    signIn: doorOnly("signIn", "SignInInput", { email: "", password: "" }),
    forgotPassword: doorOnly("forgotPassword", "ForgotPasswordInput", { email: "" }),
    forgotPasswordSubmit: doorOnly("forgotPasswordSubmit", "ForgotPasswordSubmitInput", {
      code: "",
      newPassword: "",
      username: "",
    }),
    signOut: mutation("signOut", "SignOutInput", {
      on: "ANY",
      input: () => ({}),
      selection: "clientMutationId",
    }),
    profileTermsAccepted: doorOnly("profileTermsAccepted", "ProfileTermsAcceptedInput", {
      acceptPrivacy: false,
      acceptTerms: false,
    }),
    updateProfile: doorOnly("updateProfile", "UpdateProfileInput", {
      familyName: "",
      givenName: "",
      locale: "",
      timezone: "",
      version: 1,
    }),
    changePassword: doorOnly("changePassword", "ChangePasswordInput", {
      currentPassword: "",
      newPassword: "",
    }),
    updateNotifiedAt: mutation("updateNotifiedAt", "UpdateNotifiedAtInput", {
      on: "ANY",
      input: () => ({}),
      selection: "clientMutationId",
    }),
    beginTwoStep: doorOnly("beginTwoStep", "BeginTwoStepInput", { currentPassword: "" }),
    proveTwoStep: doorOnly("proveTwoStep", "ProveTwoStepInput", { code: "" }),
    endTwoStep: doorOnly("endTwoStep", "EndTwoStepInput", { code: "", currentPassword: "" }),
    endSession: doorOnly("endSession", "EndSessionInput", { id: "nonsense" }),
    createOrganisation: doorOnly("createOrganisation", "CreateOrganisationInput", {
      abn: "",
      address: "",
      entityType: "",
      industry: "",
      name: "",
    }),
    updateOrganisation: mutation("updateOrganisation", "UpdateOrganisationInput", {
      on: "DRAFT",
      input: ({ organisationId }) => ({ id: organisationId, version: 1, name: "Harbour Civil Pty Ltd" }),
      selection: "organisation { id }",
    }),
    sendOrgMemberInvitation: mutation("sendOrgMemberInvitation", "SendOrgMemberInvitationInput", {
      on: "ANY",
      input: ({ organisationId }) => ({ organisationId, email: "matrix@example.com", role: "USER" }),
      selection: "invitation { id }",
    }),
    removeInvitation: onMissing("removeInvitation", "RemoveInvitationInput", {
      missing: "INVITATION_NOT_FOUND",
      invitationId: "nonsense",
    }),
    acceptInvitation: doorOnly("acceptInvitation", "AcceptInvitationInput", { code: "nonsense" }),
    changeMemberRole: onMissing("changeMemberRole", "ChangeMemberRoleInput", {
      missing: "MEMBER_NOT_FOUND",
      memberId: "nonsense",
      role: "USER",
    }),
    removeMember: onMissing("removeMember", "RemoveMemberInput", {
      missing: "MEMBER_NOT_FOUND",
      memberId: "nonsense",
    }),
    createOrganisationDocumentMetadata: mutation(
      "createOrganisationDocumentMetadata",
      "CreateOrganisationDocumentMetadataInput",
      {
        on: "ANY",
        input: ({ organisationId }) => ({ organisationId, key: `Key ${calls}` }),
        selection: "organisation { id }",
      },
    ),
    removeOrganisationDocumentMetadata: mutation(
      "removeOrganisationDocumentMetadata",
      "RemoveOrganisationDocumentMetadataInput",
      {
        on: "DRAFT",
        input: ({ settings }) => ({ id: settings.metadataKeyId }),
        selection: "organisation { id }",
      },
    ),
    createOrganisationAlertConfiguration: mutation(
      "createOrganisationAlertConfiguration",
      "CreateOrganisationAlertConfigurationInput",
      {
        on: "ANY",
        input: ({ organisationId }) => ({ organisationId, ...ALERT }),
        selection: "alertConfiguration { id }",
      },
    ),
    updateOrganisationAlertConfiguration: mutation(
      "updateOrganisationAlertConfiguration",
      "UpdateOrganisationAlertConfigurationInput",
      {
        on: "DRAFT",
        input: ({ settings }) => ({ id: settings.alertId, version: 1, ...ALERT }),
        selection: "alertConfiguration { id }",
      },
    ),
    removeOrganisationAlertConfiguration: mutation(
      "removeOrganisationAlertConfiguration",
      "RemoveOrganisationAlertConfigurationInput",
      {
        on: "DRAFT",
        input: ({ settings }) => ({ id: settings.alertId, version: 1 }),
        selection: "clientMutationId",
      },
    ),
    resendInvoices: mutation("resendInvoices", "ResendInvoicesInput", {
      on: "PENDING_PAYMENT",
      input: ({ draft }) => ({
        recipients: "accounts@harbourcivil.example",
        referenceNumber: draft.depositReferenceNumber,
      }),
      selection: "clientMutationId",
    }),
    createDraft: mutation("createDraft", "CreateDraftInput", {
      on: "ANY",
      input: ({ organisationId }) => ({ organisationId, processType: "BANK_GUARANTEE", draft: {} }),
    }),
    updateDraft: mutation("updateDraft", "UpdateDraftInput", {
      on: "CHANGES_REQUESTED",
      input: (target) => ({ ...versionOf(target), draft: { yourReference: "HC-105" } }),
    }),
    beginDraftSubmission: mutation("beginDraftSubmission", "DraftVersionInput", {
      on: "CHANGES_REQUESTED",
      input: versionOf,
    }),
    cancelDraftSubmission: mutation("cancelDraftSubmission", "DraftVersionInput", {
      on: "SUBMISSION_STARTED",
      input: versionOf,
    }),
    completeDraftSubmission: mutation("completeDraftSubmission", "CompleteDraftSubmissionInput", {
      on: "SUBMISSION_STARTED",
      input: (target) => ({ ...versionOf(target), acceptSubmissionTerms: true }),
    }),
    cancelDraft: mutation("cancelDraft", "DraftVersionInput", { on: "PENDING_PAYMENT", input: versionOf }),
    createDraftAttachment: mutation("createDraftAttachment", "CreateDraftAttachmentInput", {
      on: "CHANGES_REQUESTED",
      input: ({ draft }) => ({
        draftId: draft.id,
        fileName: "plan.pdf",
        contentType: "application/pdf",
        contentMd5Checksum: md5Of(Buffer.from("plan")),
        fileSize: 4,
      }),
    }),
    completeDraftAttachmentUpload: mutation(
      "completeDraftAttachmentUpload",
      "CompleteDraftAttachmentUploadInput",
      {
        on: "CHANGES_REQUESTED",
        input: attachmentOf,
      },
    ),
    removeDraftAttachment: mutation("removeDraftAttachment", "RemoveDraftAttachmentInput", {
      on: "CHANGES_REQUESTED",
      input: attachmentOf,
    }),
    requestDraftChanges: mutation("requestDraftChanges", "DraftReasonInput", {
      on: "PENDING_PAYMENT",
      input: (target) => ({ ...versionOf(target), reason: "Name the contract." }),
    }),
    rejectDraft: mutation("rejectDraft", "DraftReasonInput", {
      on: "PENDING_PAYMENT",
      input: (target) => ({ ...versionOf(target), reason: "Not for this purpose." }),
    }),
    approveDraft: mutation("approveDraft", "ApproveDraftInput", {
      on: "SUBMITTED",
      input: (target) => ({ ...versionOf(target), feeSummaryId: idOf("fee summary", "macquarieCash") }),
    }),
    recordDraftPayment: mutation("recordDraftPayment", "RecordDraftPaymentInput", {
      on: "PENDING_PAYMENT",
      input: (target) => ({
        ...versionOf(target),
        invoiceId: target.draft.invoiceId,
        amount: "10",
        receivedDate: "2026-11-20",
      }),
    }),
    establishDraft: mutation("establishDraft", "EstablishDraftInput", {
      on: "PROCESSING",
      input: (target) => ({
        ...versionOf(target),
        guaranteeNumber: target.draft.id,
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      }),
      selection: "draft { id } document { id }",
    }),
  },
  Subscription: {
    draftUpdated: {
      on: "ANY",
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { id } }",
      variables: ({ draft }) => ({ id: draft.id }),
    },
    documentUpdated: {
      on: "DOCUMENT",
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id } }",
      variables: ({ document }) => ({ id: document.id }),
    },
    organisationDocumentsChanged: {
      on: "ANY",
      query: "subscription ($id: ID!) { organisationDocumentsChanged(organisationId: $id) { draft { id } } }",
      variables: ({ organisationId }) => ({ id: organisationId }),
    },
    staffDraftsChanged: plain("subscription { staffDraftsChanged { id } }"),
    unreadNotificationCountChanged: plain("subscription { unreadNotificationCountChanged }"),
  },
};
