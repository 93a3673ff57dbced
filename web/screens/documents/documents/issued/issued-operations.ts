// What the list of issued documents reads: a page of them, and what all of them come to.

import { graphql } from "../../../../api/generated/gql.ts";

export const IssuedDocumentsDocument = graphql(`
  query IssuedDocuments($endsWithinDays: Int, $first: Int!, $after: String) {
    issuedDocuments(endsWithinDays: $endsWithinDays, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo { hasNextPage endCursor }
      edges { node { ...ListDocument organisation { id name } } }
    }
    issuedDocumentSums(endsWithinDays: $endsWithinDays) { amount count }
  }
`);
