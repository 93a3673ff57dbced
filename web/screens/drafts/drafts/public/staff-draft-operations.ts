// What the desk reads of one draft beside what its applicant reads, and what it asks the wording, the fee tables and the file store about it.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const StaffDraftRecord = graphql(`
  fragment StaffDraftRecord on Draft {
    ...DraftRecord
    isVisibleToSupplier
    discountPercentage
    establishmentFeeDiscountAmount
    acceptedChannelPartnerId
    acceptedChannelPartnerName
    waitingRequiredDocuments {
      applicantDocuments { requiredDocumentType name }
      bankDocuments { requiredDocumentType name }
    }
    needsSecondApproval
    deskApprovals {
      id
      status
      approvedBy
      createdAt
      decidedBy
      decidedAt
      note
      decisions
      feeSummaryId
      feeSummaryName
      lineItems { description amount }
    }
    organisation { abnStatus }
    unmatchedPayments {
      id
      invoiceNumber
      differs
      expectedAmount
      expectedCurrency
      receivedAmount
      receivedCurrency
      providerPaymentId
      status
      reason
      createdAt
      decidedAt
    }
  }
`);

export const StaffDraft = graphql(`
  query StaffDraft($id: ID!) {
    draft(id: $id) { ...StaffDraftRecord }
  }
`);

/** As far back as one page goes. */
export const StaffChangeHistory = graphql(`
  query StaffChangeHistory($id: ID!) {
    draftHistory(draftId: $id, first: 100) {
      edges {
        node {
          key
          changeType
          objectType
          recordName
          triggeredAt
          triggeredBy { name isBankAuthor }
          changes { field label newValue oldDisplayValue newDisplayValue isSystemField }
        }
      }
    }
  }
`);

export const StaffDraftUpdated = graphql(`
  subscription StaffDraftUpdated($id: ID!) {
    draftUpdated(draftId: $id) { ...StaffDraftRecord }
  }
`);

export const StaffDraftWording = graphql(`
  query StaffDraftWording($draftId: ID!) {
    draftPreview(draftId: $draftId) {
      html
      wordingHash
      checks { clear title message }
    }
  }
`);

export const StaffDraftFeeSummaries = graphql(`
  query StaffDraftFeeSummaries($draftId: ID!) {
    feeSummaries(draftId: $draftId) {
      id
      name
      details
      establishmentFee
      recurringFeePercentage
      biannualFeeCoefficient
      minValue
      maxValue
      supplier { id name tradeName }
    }
  }
`);

export const StaffDraftFees = graphql(`
  query StaffDraftFees($draftId: ID!, $feeSummaryId: ID!) {
    productSelectionSummary(draftId: $draftId, feeSummaryId: $feeSummaryId) { ...DraftProductSelection }
  }
`);

/** The first hundred by name: one page. */
export const StaffChannelPartners = graphql(`
  query StaffChannelPartners {
    channelPartners(first: 100) { edges { node { id name discountPercentage } } }
  }
`);

export const StaffDraftAttachmentDownload = graphql(`
  query StaffDraftAttachmentDownload($draftId: ID!, $id: ID!) {
    draftAttachmentDownload(draftId: $draftId, id: $id) { url }
  }
`);

export const StaffDraftPaper = graphql(`
  query StaffDraftPaper($draftId: ID!) {
    document(draftId: $draftId) {
      id
      attachments { id variant fileName createdAt }
    }
  }
`);

export const StaffAddPaper = graphql(`
  mutation StaffAddPaper($input: AddIssuedPaperInput!) {
    addIssuedPaper(input: $input) {
      clientMutationId
    }
  }
`);
