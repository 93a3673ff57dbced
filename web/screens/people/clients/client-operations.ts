// What the provider reads of its clients, and how it proposes what one is given on its fees.

import { graphql } from "../../../api/generated/gql.ts";

export const ClientsDocument = graphql(`
  query Clients(
    $search: String
    $filter: ClientFilter
    $sort: ClientSort
    $first: Int!
    $after: String
  ) {
    clients(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ClientRow
        }
      }
    }
  }

  fragment ClientRow on Client {
    id
    name
    abn
    abnStatus
    legalName
    entityType
    administrators {
      givenName
      familyName
      email
    }
    people
    createdAt
    closedAt
    archivedAt
    archiveDate
    closingReason
    discountPercentage
    waitingChangeId
    capabilities
  }
`);

export const ClientProposeDiscountDocument = graphql(`
  mutation ClientProposeDiscount($input: ProposeClientDiscountInput!) {
    proposeClientDiscount(input: $input) {
      clientMutationId
    }
  }
`);
