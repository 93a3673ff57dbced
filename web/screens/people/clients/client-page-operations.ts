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
    staffRefunds(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          id
          draftId
          draftReferenceNumber
          invoiceNumber
          state
          amount
          currency
        }
      }
    }
    creditedInvoices: staffInvoices(filter: { client: $client, credited: [CREDITED] }, first: 5) {
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
    staffRequestRegister(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          id
          documentId
          organisationId
          kind
          status
          referenceNumber
          guaranteeNumber
          amount
        }
      }
    }
    staffFinanceRegister(filter: { client: $client }, first: 5) {
      totalCount
      totalCountIsCapped
      edges {
        node {
          id
          draftId
          draftReferenceNumber
          status
          createdAt
          givenName
          familyName
          financeAmount
        }
      }
    }
  }
`);

export const ClientMembersDocument = graphql(`
  query ClientMembers($id: ID!, $first: Int!, $after: String) {
    clientMembers(id: $id, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          memberId
          givenName
          familyName
          email
          role
          createdAt
          suspendedAt
          suspensionReason
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

export const ClientMemberSuspendDocument = graphql(`
  mutation ClientMemberSuspend($input: SuspendClientMemberInput!) {
    suspendClientMember(input: $input) {
      clientMutationId
    }
  }
`);

export const ClientMemberRestoreDocument = graphql(`
  mutation ClientMemberRestore($input: RestoreClientMemberInput!) {
    restoreClientMember(input: $input) {
      clientMutationId
    }
  }
`);
