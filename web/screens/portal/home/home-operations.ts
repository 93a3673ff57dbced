// What the home page asks of the server: what may need the reader, and what of it changes.

import { graphql } from "../../../api/generated/gql.ts";

export const HomeWorkDocument = graphql(`
  query HomeWork(
    $organisationId: ID!
    $expiring: DocumentReportFilter!
    $held: DocumentReportFilter!
    $returns: DocumentReportFilter!
  ) {
    drafts(organisationId: $organisationId, tab: DRAFTS, first: 100, sort: { field: UPDATED_AT, direction: DESC }) {
      edges {
        node {
          ...HomeDraft
        }
      }
    }
    expiring: documentsForReports(organisationId: $organisationId, filter: $expiring, first: 10) {
      totalCount
      edges {
        node {
          ...HomeDocument
        }
      }
    }
    held: documentsForReports(organisationId: $organisationId, filter: $held, first: 10) {
      totalCount
      edges {
        node {
          ...HomeDocument
        }
      }
    }
    documentTasks(organisationId: $organisationId) {
      ...HomeTasks
    }
    confirmationsToAnswer(organisationId: $organisationId) {
      ...HomeConfirmation
    }
    someHeld: heldSecurities(organisationId: $organisationId, first: 1) {
      edges {
        node {
          id
        }
      }
    }
    some: documents(organisationId: $organisationId, first: 1) {
      edges {
        node {
          id
        }
      }
    }
    returns: documentsForReports(organisationId: $organisationId, filter: $returns, first: 10) {
      totalCount
      edges {
        node {
          ...HomeDocument
        }
      }
    }
  }

  fragment HomeTasks on DocumentTasks {
    kind
    totalCount
    tasks {
      id
      documentId
      organisationId
      referenceNumber
      guaranteeNumber
      amount
      applicantName
      beneficiaryName
      isHeld
      about
      waitsFor
      since
      dueDate
    }
  }

  fragment HomeConfirmation on WaitingConfirmation {
    id
    applicantName
    referenceNumber
    amount
    linkEndsAt
  }

  fragment HomeDraft on Draft {
    id
    organisationId
    version
    status
    referenceNumber
    amount
    waitingFor
    waitingSince
    capabilities
    requestChangeReason
    waitingRequiredDocuments {
      applicantDocuments { requiredDocumentType name }
      bankDocuments { requiredDocumentType name }
      toSignDocuments { requiredDocumentType name }
    }
    parties {
      partyVariant
      name
    }
    paymentDetails {
      totalAmount
      creditedAmount
      paidAmount
    }
  }

  fragment HomeDocument on Document {
    id
    isHeld
    organisationId
    version
    status
    referenceNumber
    guaranteeNumber
    amount
    expiresAt
    expectedReturnDate
    bank {
      name
    }
    parties {
      id
      partyVariant
      name
    }
  }
`);

/** What waits after issue, by itself: it is read again when something happened to a guarantee. */
export const HomeTasksDocument = graphql(`
  query HomeTasks($organisationId: ID) {
    documentTasks(organisationId: $organisationId) {
      ...HomeTasks
    }
    confirmationsToAnswer(organisationId: $organisationId) {
      ...HomeConfirmation
    }
  }
`);

/** What others share with one person, who has no organisation: as much as a page shows, and how much there is. */
export const HomeSharedDocument = graphql(`
  query HomeShared {
    documentTasks {
      ...HomeTasks
    }
    confirmationsToAnswer {
      ...HomeConfirmation
    }
    drafts: draftsSharedWithMe(first: 100) {
      totalCount
      edges {
        node {
          ...HomeDraft
          organisation {
            id
            name
          }
        }
      }
    }
    documents: documentsSharedWithMe(first: 100) {
      totalCount
      edges {
        node {
          ...HomeDocument
          organisation {
            id
            name
          }
        }
      }
    }
  }
`);

/** What stands beside the work: room on facilities and the first day on which a limit is passed, and what happened last. */
export const HomeSideDocument = graphql(`
  query HomeSide($organisationId: ID!) {
    documentFacilities(
      organisationId: $organisationId
      tab: CURRENT
      sort: { field: END_DATE, direction: ASC }
      first: 100
    ) {
      edges {
        node {
          id
          name
          limit
          totalEstablished
          totalProjected
          totalDrafts
          headroom
        }
      }
    }
    exposure(organisationId: $organisationId) {
      breaches {
        facilityId
        facilityEndDate
        day
        needsProjected
      }
    }
    notifications(first: 20) {
      edges {
        node {
          id
          kind
          organisationId
          draftId
          documentId
          referenceNumber
          about
          createdAt
        }
      }
    }
  }
`);

export const HomeChangedDocument = graphql(`
  subscription HomeChanged($organisationId: ID!) {
    organisationDocumentsChanged(organisationId: $organisationId) {
      draft {
        ...HomeDraft
      }
      document {
        ...HomeDocument
      }
    }
  }
`);
