// What the desk reads of one draft, and what it asks the wording, the fee tables and the file store about it.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const StaffDraftRecord = graphql(`
  fragment StaffDraftRecord on Draft {
    id
    organisationId
    version
    status
    processType
    referenceNumber
    yourReference
    amount
    purpose
    specifiedOtherPurpose
    projectAddress
    agreementContent
    contractForm
    contractTitle
    contractNumber
    expiryType
    expiresAt
    expiryCondition
    expectedReturnDate
    waitingFor
    waitingSince
    submittedAt
    createdAt
    updatedAt
    requestChangeReason
    rejectionReason
    totalFees
    issuerSourceOfFunds
    issuerDetailsOfSourceOfFunds
    directorFirstName
    directorLastName
    directorEmail
    isVisibleToSupplier
    documentId
    capabilities
    bGSwitch { ...BankSwitchRecord }
    ...SuretyBondRecord
    feeSummaryId
    feeSummary { id name supplier { id name tradeName } }
    organisation { id name abn abnStatus }
    deliveryDetails { deliveryType companyName recipientNames address phoneNumber }
    parties {
      id
      partyVariant
      partyEntityType
      name
      abn
      address
      state
      postcode
      primaryContact { givenName familyName email phoneNumber }
    }
    applicableRequirements { field message requirementMet }
    attachments {
      id
      fileName
      fileSize
      contentType
      received
      infectedFileStatus
      failureReason
      uploadedBy
      createdAt
    }
    draftCollaborators {
      id
      givenName
      familyName
      emailAddress
      organisationName
      roles
      hasApproved
      invitationStatus
    }
    productSelectionSummary {
      totalFees
      gst
      productDiscount
      referralDiscount
      feeSummary { id name }
      lineItems { description amount taxTreatment }
      steps { label workedOut amount }
    }
    paymentDetails {
      totalAmount
      paidAmount
      requestedAt
      paymentDescription
      lineItems { description amount taxTreatment }
    }
    refundAccountName
    refundAccountNumber
    refundBSB
    refunds { ...RefundFields }
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
    invoices {
      id
      invoiceNumber
      createdAt
      depositReferenceNumber
      stripeInvoiceStatus
      paymentStatus
      total
      gst
      paidAmount
      paidAt
      hostedUrl
      lineItems { description amount taxTreatment }
    }
  }
`);

export const StaffDraft = graphql(`
  query StaffDraft($id: ID!) {
    draft(id: $id) { ...StaffDraftRecord }
  }
`);

export const StaffDraftUpdated = graphql(`
  subscription StaffDraftUpdated($draftId: ID!) {
    draftUpdated(draftId: $draftId) { ...StaffDraftRecord }
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
    productSelectionSummary(draftId: $draftId, feeSummaryId: $feeSummaryId) {
      totalFees
      gst
      productDiscount
      referralDiscount
      feeSummary { id name }
      lineItems { description amount taxTreatment }
      steps { label workedOut amount }
    }
  }
`);

export const StaffDraftAttachmentDownload = graphql(`
  query StaffDraftAttachmentDownload($draftId: ID!, $id: ID!) {
    draftAttachmentDownload(draftId: $draftId, id: $id) { url }
  }
`);
