// What the activity panel asks of the server: one page of a record's history.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const ActivityPage = graphql(`
  fragment ActivityPage on HistoryConnection {
    totalCount
    pageInfo { endCursor hasNextPage }
    edges { node { ...ActivityHistoryGroup } }
  }

  fragment ActivityHistoryGroup on HistoryGroup {
    id
    key
    changeType
    objectType
    recordName
    triggeredAt
    triggeredBy { name isBankAuthor onBehalfOf }
    changes { field label oldValue newValue oldDisplayValue newDisplayValue isSystemField }
  }
`);

export const ActivityDraftHistory = graphql(`
  query ActivityDraftHistory($id: ID!, $organisationId: ID, $first: Int!, $after: String) {
    draftHistory(draftId: $id, organisationId: $organisationId, first: $first, after: $after) { ...ActivityPage }
  }
`);

export const ActivityDocumentHistory = graphql(`
  query ActivityDocumentHistory($id: ID!, $first: Int!, $after: String) {
    documentHistory(documentId: $id, first: $first, after: $after) { ...ActivityPage }
  }
`);

export const ActivityFacilityApplicationHistory = graphql(`
  query ActivityFacilityApplicationHistory($id: ID!, $first: Int!, $after: String) {
    facilityApplicationHistory(facilityApplicationId: $id, first: $first, after: $after) { ...ActivityPage }
  }
`);

export const ActivityFacilityHistory = graphql(`
  query ActivityFacilityHistory($id: ID!, $first: Int!, $after: String) {
    documentFacilityHistory(facilityId: $id, first: $first, after: $after) { ...ActivityPage }
  }
`);
