// What the document view reads: the whole record, its live changes, and where an attachment can be fetched.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const DocumentViewRecord = graphql(`
  fragment DocumentViewRecord on Document {
    id
    organisationId
    version
    status
    actionDate
    createdAt
    updatedAt
    closedAt
    closeReason
    archivedAt
    archiveDate
    contractDatesBy
    contractDatesAt
    expiryInstant
    interestStartDate
    interestEndDate
    isHeld
    isSystemDocument
    originalDraftId
    facilityId
    specialProduct
    supplierName
    metadata { id key value }
    deliveryType
    possession { holder since givenBy fileSha256 }
    signature { ...DocumentSignatureFields }
    custodian { name emailAddress storageAddress notes dateReceived }
    handover { id name emailAddress linkEndsAt nextReminderAt createdAt openedAt requestedBy hasSecondCode isLocked }
    lostDocument { ...LostDocumentFields }
    collaborators { ...DocumentPerson }
    bankActions { ...BankActionFields }
    requestForReturn {
      id
      status
      name
      emailAddress
      reason
      recurringFrequency
      nextReminderAt
      linkEndsAt
      mailsSent
      requestedBy
      createdAt
      answer
      answeredByName
      answeredAt
      askAgainAt
      answerDate
      answerMethod
      answerReason
      returnedDate
      returnNote
      endedBy
    }
    capabilities
    ...VerificationCard
    ...DocumentFields
    organisation { id name abn }
    bank { name bsb address }
    parties { ...PartyRecord }
    costs {
      accruedCost
      setUpCost
      nextInvoiceAmount
      nextInvoiceDate
      recurringFeeType
      recurringCostFrequency
      recurringFixedCost
      recurringPercentageCost
      recurringMinimumAnnualCost
      recurringSinglePayment
      steps { label workedOut amount }
      rates { fromDate recurringPercentageCost recurringFixedCost }
    }
    securityMoney { ...SecurityMoneyFields }
    ...DocumentRequestsFields
    ...DocumentSuccession
    attachments {
      id
      variant
      fileName
      fileSize
      contentType
      received
      infectedFileStatus
      isKept
      uploadedBy
      createdAt
    }
    invoices {
      id
      invoiceNumber
      createdAt
      depositReferenceNumber
      status: stripeInvoiceStatus
      paymentStatus
      total
      gst
      paidAmount
      paidAt
      hostedUrl
      lineItems { description amount taxTreatment }
      paymentIntents { ...PaymentNewsFields }
    }
  }
`);

export const DocumentView = graphql(`
  query DocumentView($id: ID!) {
    document(id: $id) { ...DocumentViewRecord }
  }
`);

export const DocumentViewUpdated = graphql(`
  subscription DocumentViewUpdated($id: ID!) {
    documentUpdated(documentId: $id) { ...DocumentViewRecord }
  }
`);

export const DocumentViewAttachmentDownload = graphql(`
  query DocumentViewAttachmentDownload($documentId: ID!, $id: ID!) {
    documentAttachmentDownload(documentId: $documentId, id: $id) { url }
  }
`);

export const DocumentViewFacilitiesDocument = graphql(`
  query DocumentViewFacilities($organisationId: ID!) {
    facilities(organisationId: $organisationId) {
      id
      name
      headroom
      documentVariants
      capabilities
    }
  }
`);

export const DocumentSetFacilityDocument = graphql(`
  mutation DocumentSetFacility($input: SetDocumentFacilityInput!) {
    setDocumentFacility(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentHandoverCreate = graphql(`
  mutation DocumentHandoverCreate($input: CreateDocumentHandoverInput!) {
    createDocumentHandover(input: $input) {
      clientMutationId
      secondCode
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentHandoverRenew = graphql(`
  mutation DocumentHandoverRenew($input: RenewDocumentHandoverCodeInput!) {
    renewDocumentHandoverCode(input: $input) {
      clientMutationId
      secondCode
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentHandoverRemove = graphql(`
  mutation DocumentHandoverRemove($input: RemoveDocumentHandoverInput!) {
    removeDocumentHandover(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentReturnAsk = graphql(`
  mutation DocumentReturnAsk($input: CreateDocumentRequestForReturnInput!) {
    createDocumentRequestForReturn(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentReturnRemove = graphql(`
  mutation DocumentReturnRemove($input: RemoveDocumentRequestForReturnInput!) {
    removeDocumentRequestForReturn(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentReturnRecord = graphql(`
  mutation DocumentReturnRecord($input: RecordDocumentReturnInput!) {
    recordDocumentReturn(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentRemoveDocument = graphql(`
  mutation DocumentRemove($input: RemoveDocumentInput!) {
    removeDocument(input: $input) {
      clientMutationId
    }
  }
`);

export const DocumentCostsUpdate = graphql(`
  mutation DocumentCostsUpdate($input: UpdateDocumentCostsInput!) {
    updateDocumentCosts(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentClose = graphql(`
  mutation DocumentClose($input: CloseDocumentInput!) {
    closeDocument(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);

export const DocumentReopen = graphql(`
  mutation DocumentReopen($input: ReopenDocumentInput!) {
    reopenDocument(input: $input) {
      clientMutationId
      document {
        ...DocumentViewRecord
      }
    }
  }
`);
