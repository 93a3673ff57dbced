// What the page of changes asks the server, and how a change is decided.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeChangesDocument = graphql(`
  query OfficeChanges($status: OfficeChangeStatus, $first: Int!, $after: String) {
    officeChanges(status: $status, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...OfficeChangeRow
        }
      }
    }
  }

  fragment OfficeChangeRow on OfficeChange {
    id
    subject
    subjectName
    status
    reason
    createdAt
    proposedBy
    decidedAt
    decidedBy
    decisionNote
    decisions
    version
  }
`);

export const OfficeChangeDocument = graphql(`
  query OfficeChange($id: ID!) {
    officeChange(id: $id) {
      id
      fields {
        field
        label
        before
        after
      }
    }
  }
`);

export const DecideOfficeChangeDocument = graphql(`
  mutation OfficeChangeDecide($input: DecideOfficeChangeInput!) {
    decideOfficeChange(input: $input) {
      clientMutationId
    }
  }
`);
