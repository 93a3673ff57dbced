// What the provider's list of all refunds asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffRefundsDocument = graphql(`
  query StaffRefunds(
    $search: String
    $filter: StaffRefundFilter
    $sort: StaffRefundSort
    $first: Int!
    $after: String
  ) {
    staffRefundSums(search: $search, filter: $filter) {
      ...RefundSum
    }
    staffRefunds(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...RefundRow
        }
      }
    }
  }

  fragment RefundSum on StaffRefundSum {
    state
    currency
    amount
    count
  }

  fragment RefundRow on StaffRefund {
    id
    organisationName
    draftId
    draftReferenceNumber
    invoiceNumber
    state
    reason
    amount
    currency
    createdAt
    sentAt
    failureReason
    paidDate
    paidMethod
    paidReference
  }
`);
