// What the provider reads of its clients, and how it proposes what one is given on its fees.

import { graphql } from "../../../api/generated/gql.ts";

export const ClientsDocument = graphql(`
  query Clients($search: String, $first: Int!, $after: String) {
    clients(search: $search, first: $first, after: $after) {
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
    administrators {
      givenName
      familyName
      email
    }
    people
    createdAt
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
