// What the provider's list of what clients owe by age asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffArrearsDocument = graphql(`
  query StaffArrears(
    $search: String
    $filter: StaffArrearsFilter
    $sort: StaffArrearsSort
    $first: Int!
    $after: String
  ) {
    staffInvoiceAgeing(search: $search, filter: $filter) {
      ...InvoiceAgeing
    }
    staffArrears(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ArrearsRow
        }
      }
    }
  }

  fragment ArrearsRow on StaffArrears {
    id
    organisationId
    organisationName
    organisationAbn
    asOf
    oldestDueDate
    invoiceCount
    total
    reminder
    periods {
      period
      amount
      count
    }
  }
`);
