// What the provider's lists of issued documents and of drafts read: a page of them, each with its client.

import { graphql } from "../../../../api/generated/gql.ts";

export const StaffDocumentsDocument = graphql(`
  query StaffDocuments(
    $search: String
    $filter: StaffDocumentFilter
    $sort: DocumentSort
    $first: Int!
    $after: String
  ) {
    staffDocuments(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ListDocument
          ...ListDocumentMore
          organisation {
            id
            name
          }
        }
      }
    }
  }
`);

export const StaffDraftRegisterDocument = graphql(`
  query StaffDraftRegister(
    $search: String
    $filter: StaffDraftFilter
    $sort: StaffDraftSort
    $first: Int!
    $after: String
  ) {
    staffDraftRegister(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ListDraft
          submittedAt
          feeSummary {
            supplier {
              tradeName
            }
          }
          organisation {
            id
            name
          }
        }
      }
    }
  }
`);
