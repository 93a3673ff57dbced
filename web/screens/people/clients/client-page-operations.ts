// What the page of one client reads: what it is and comes to, and of each of its lists the first few.

import { graphql } from "../../../api/generated/gql.ts";

export const ClientPageDocument = graphql(`
  query ClientPage($id: ID!) {
    client(id: $id) {
      ...ClientRow
      address
      mergedIntoId
      mergedIntoName
      waitingMergeId
      twins {
        ...MergingOrganisation
      }
    }
    clientSums(id: $id) {
      documentsInForce
      amountInForce
      draftsInFlight
      amountInFlight
      owed
      ageing {
        ...InvoiceAgeing
      }
    }
    deskWorkList(organisationId: $id, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          id
          kind
          reference
          amount
          organisationId
          parentId
          dueAt
        }
      }
    }
  }
`);

export const ClientRecordsDocument = graphql(`
  query ClientRecords($client: String!) {
    staffDraftRegister(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          ...ListDraft
        }
      }
    }
    staffDocuments(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          ...ListDocument
        }
      }
    }
    staffInvoices(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          ...InvoiceRow
        }
      }
    }
    staffFacilities(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          id
          name
          provider
          status
          limit
        }
      }
    }
    staffFacilityApplications(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          id
          referenceNumber
          facilityType
          status
          applicationInformation {
            facilityLimit
          }
        }
      }
    }
  }
`);

export const ClientHistoryDocument = graphql(`
  query ClientHistory($id: ID!, $after: String) {
    clientHistory(clientId: $id, after: $after) {
      edges {
        node {
          key
          changeType
          triggeredAt
          triggeredBy {
            name
          }
          changes {
            label
            isSystemField
            oldDisplayValue
            newDisplayValue
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
