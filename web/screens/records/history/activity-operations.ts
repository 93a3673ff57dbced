// What the activity panel asks of the server: one page of a record's history, and the reference its export is named by.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const ActivityHistoryGroup = graphql(`
  fragment ActivityHistoryGroup on HistoryGroup {
    id
    changeType
    objectType
    recordName
    triggeredAt
    triggeredBy { name givenName familyName isBankAuthor onBehalfOf }
    changes { field label oldValue newValue oldDisplayValue newDisplayValue }
  }
`);

export const ActivityDraftHistory = graphql(`
  query ActivityDraftHistory($id: ID!, $organisationId: ID, $first: Int!, $after: String) {
    draftHistory(draftId: $id, organisationId: $organisationId, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ...ActivityHistoryGroup } }
    }
  }
`);

export const ActivityDocumentHistory = graphql(`
  query ActivityDocumentHistory($id: ID!, $first: Int!, $after: String) {
    documentHistory(documentId: $id, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ...ActivityHistoryGroup } }
    }
  }
`);

export const ActivityFacilityHistory = graphql(`
  query ActivityFacilityHistory($id: ID!, $first: Int!, $after: String) {
    documentFacilityHistory(facilityId: $id, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ...ActivityHistoryGroup } }
    }
  }
`);

export const ActivityFacilityName = graphql(`
  query ActivityFacilityName($id: ID!) {
    documentFacility(id: $id) { name }
  }
`);

export const ActivityDraftReference = graphql(`
  query ActivityDraftReference($id: ID!, $organisationId: ID) {
    draft(id: $id, organisationId: $organisationId) { referenceNumber }
  }
`);

export const ActivityDocumentReference = graphql(`
  query ActivityDocumentReference($id: ID!) {
    document(id: $id) { referenceNumber }
  }
`);
