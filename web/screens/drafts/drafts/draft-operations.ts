// What the draft screens ask of the server: one fragment for the record, and the calls that change it.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const DraftRecord = graphql(`
  fragment DraftRecord on Draft {
    id
    organisationId
    version
    status
    processType
    referenceNumber
    capabilities
    editableFields
    ...DraftFields
    totalFees
    financeStatus
    bGSwitch { ...BankSwitchRecord }
    ...SuretyBondRecord
    documentId
    ...DraftPredecessor
    requestChangeReason
    rejectionReason
    archivedAt
    archiveDate
    submittedAt
    createdAt
    updatedAt
    waitingFor
    waitingSince
    organisation { id name abn }
    parties { ...PartyRecord }
    applicableRequirements { field message requirementMet }
    attachments { ...DraftAttachmentRecord }
    draftCollaborators { ...DraftPerson }
    progress { label state at by }
    feeSummary { id name securityTypeCash supplier { id name tradeName } }
    bankProfile { ...BankProfileFields }
    productSelectionSummary { ...DraftProductSelection }
    paymentDetails {
      bankAccountBsb
      bankAccountName
      bankAccountNumber
      paymentDescription
      requestedAt
      securityAmount
      totalAmount
      creditedAmount
      paidAmount
      lineItems { description amount taxTreatment }
    }
    ...LaterPaymentsFields
    refunds { ...RefundFields }
    securityMoney { ...SecurityMoneyFields }
    invoices {
      id
      invoiceNumber
      createdAt
      depositReferenceNumber
      dueDate
      creditedAmount
      creditNotes { ...CreditNoteFields }
      gst
      hostedUrl
      isCreditAwaitingApproval
      paidAmount
      paidAt
      paymentStatus
      status: stripeInvoiceStatus
      total
      lineItems { description amount taxTreatment }
      paymentIntents { ...PaymentNewsFields }
    }
  }

  fragment BankProfileFields on BankProfile {
    supplierId
    key
    tradeName
    features
    resources { name kind place url }
  }

  fragment DraftAttachmentRecord on Attachment {
    id
    fileName
    fileSize
    contentType
    received
    infectedFileStatus
    failureReason
    uploadedBy
    variant
    createdAt
  }

  fragment DraftProductSelection on ProductSelectionSummary {
    totalFees
    gst
    securityAmount
    feeSummary { id name supplier { tradeName } }
    lineItems { description amount taxTreatment }
    steps { label workedOut amount }
  }
`);

export const DraftQuery = graphql(`
  query DraftOpen($id: ID!, $organisationId: ID) {
    draft(id: $id, organisationId: $organisationId) { ...DraftRecord }
  }
`);

export const DraftUpdatedSubscription = graphql(`
  subscription DraftUpdated($id: ID!, $organisationId: ID) {
    draftUpdated(draftId: $id, organisationId: $organisationId) { ...DraftRecord }
  }
`);

export const CreateDraftMutation = graphql(`
  mutation DraftCreate($input: CreateDraftInput!) {
    createDraft(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const UpdateDraftMutation = graphql(`
  mutation DraftUpdate($input: UpdateDraftInput!) {
    updateDraft(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const UpdateDraftPreviewMutation = graphql(`
  mutation DraftUpdatePreview($input: UpdateDraftInput!) {
    updateDraftPreview(input: $input) {
      clientMutationId
      draft { ...DraftRecord }
      draftPreview { html }
    }
  }
`);

export const CopyDraftMutation = graphql(`
  mutation DraftCopy($input: CopyDraftInput!) {
    copyDraft(input: $input) { clientMutationId draft { id organisationId } }
  }
`);

export const CancelDraftMutation = graphql(`
  mutation DraftCancel($input: DraftVersionInput!) {
    cancelDraft(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const BeginDraftSubmissionMutation = graphql(`
  mutation DraftBeginSubmission($input: DraftVersionInput!) {
    beginDraftSubmission(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const CancelDraftSubmissionMutation = graphql(`
  mutation DraftCancelSubmission($input: DraftVersionInput!) {
    cancelDraftSubmission(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const CompleteDraftSubmissionMutation = graphql(`
  mutation DraftCompleteSubmission($input: CompleteDraftSubmissionInput!) {
    completeDraftSubmission(input: $input) {
      clientMutationId
      applicableRequirements { field message requirementMet }
      draft { ...DraftRecord }
    }
  }
`);

export const CompleteSuretySubmissionMutation = graphql(`
  mutation DraftCompleteSuretySubmission($input: CompleteSuretyBondDraftSubmissionInput!) {
    completeSuretyBondDraftSubmission(input: $input) {
      clientMutationId
      applicableRequirements { field message requirementMet }
      draft { ...DraftRecord }
    }
  }
`);

export const FeeOffersQuery = graphql(`
  query DraftFeeOffers($draftId: ID!) {
    feeOffers(draftId: $draftId) {
      payNow
      perYear
      firstYear
      toExpiry
      securityAmount
      isCheapest
      steps { label workedOut amount }
      feeSummary {
        id
        name
        details
        minimumAnnualCost
        securityTypeCash
        supplier { id name tradeName bankProfile { ...BankProfileFields } }
      }
    }
  }
`);

export const SourceOfFundsQuery = graphql(`
  query DraftSourceOfFunds($draftId: ID!) {
    sourceOfFundsOptions(draftId: $draftId) { code label needsDetails }
  }
`);

export const DraftPreviewQuery = graphql(`
  query DraftWordingPreview($draftId: ID!, $organisationId: ID) {
    draftPreview(draftId: $draftId, organisationId: $organisationId) {
      html
      checks { title message clear }
    }
  }
`);

export const RemoveDraftAttachmentMutation = graphql(`
  mutation DraftAttachmentRemove($input: RemoveDraftAttachmentInput!) {
    removeDraftAttachment(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const DraftAttachmentDownloadQuery = graphql(`
  query DraftAttachmentDownload($draftId: ID!, $id: ID!, $organisationId: ID) {
    draftAttachmentDownload(draftId: $draftId, id: $id, organisationId: $organisationId) { url }
  }
`);

export const DraftFacilitiesQuery = graphql(`
  query DraftFacilities($organisationId: ID!) {
    facilities(organisationId: $organisationId) {
      id
      name
      headroom
      documentVariants
      capabilities
    }
  }
`);
