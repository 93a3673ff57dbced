// What the provider's list of all disputed payments asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffDisputesDocument = graphql(`
  query StaffDisputes(
    $search: String
    $filter: StaffDisputeFilter
    $sort: StaffDisputeSort
    $first: Int!
    $after: String
  ) {
    staffDisputeSums(search: $search, filter: $filter) {
      ...DisputeSum
    }
    staffDisputes(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...DisputeRow
        }
      }
    }
  }

  fragment DisputeSum on StaffDisputeSum {
    status
    currency
    amount
    fees
    count
  }

  fragment DisputeRow on StaffDispute {
    id
    organisationName
    draftId
    draftReferenceNumber
    invoiceNumber
    status
    amount
    fee
    currency
    openedDate
    evidenceDueAt
    endedDate
    providerDisputeId
  }
`);
