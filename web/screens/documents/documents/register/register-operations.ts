// What the provider's list of issued documents reads: a page of them, each with its client.

import { graphql } from "../../../../api/generated/gql.ts";

export const StaffDocumentsDocument = graphql(`
  query StaffDocuments(
    $search: String
    $filter: StaffDocumentFilter
    $sort: DocumentSort!
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
