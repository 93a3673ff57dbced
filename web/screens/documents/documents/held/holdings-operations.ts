// What the register of securities held reads: a page of them, and what they come to.

import { graphql } from "../../../../api/generated/gql.ts";

export const HeldSecuritiesDocument = graphql(`
  query HeldSecurities(
    $organisationId: ID!
    $tab: DocumentTab!
    $search: String
    $sort: DocumentSort!
    $first: Int!
    $after: String
  ) {
    heldSecurities(organisationId: $organisationId, tab: $tab, search: $search, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo { hasNextPage endCursor }
      edges { node { ...HeldRow } }
    }
    heldSecuritySums(organisationId: $organisationId, tab: $tab, search: $search) {
      amount
      count
      openClaimCount
      returnRequestCount
    }
  }

  fragment HeldRow on HeldSecurity {
    id
    isReturnAsked
    openClaimCount
    compared { differences { label } }
    enforceability { test isMet missing }
    document { ...ListDocument organisation { id name } }
  }
`);
