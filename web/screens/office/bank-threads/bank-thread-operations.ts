// What the page of all threads of a bank's work asks of the server.

import { graphql } from "../../../api/generated/gql.ts";

export const BankThreadListDocument = graphql(`
  query BankThreadList($awaitsBank: Boolean, $search: String, $first: Int!, $after: String) {
    bankThreads(awaitsBank: $awaitsBank, search: $search, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...BankThreadRow
        }
      }
    }
  }

  fragment BankThreadRow on BankThread {
    id
    kind
    reference
    topic
    organisationId
    organisationName
    parentId
    lastSaidAt
    lastAuthorName
    lastSide
    lastWords
    awaitsBank
  }
`);
