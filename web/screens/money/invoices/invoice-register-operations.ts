// What the provider's list of all invoices asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffInvoicesDocument = graphql(`
  query StaffInvoices(
    $search: String
    $filter: StaffInvoiceFilter
    $sort: InvoiceSort
    $first: Int!
    $after: String
  ) {
    staffInvoices(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...InvoiceRow
        }
      }
    }
  }

  fragment InvoiceRow on OrganisationInvoice {
    organisationName
    draftId
    draftReferenceNumber
    processType
    beneficiaryName
    invoice {
      id
      invoiceNumber
      depositReferenceNumber
      status: stripeInvoiceStatus
      paymentStatus
      dueDate
      total
      gst
      creditedAmount
      paidAmount
      paidAt
      createdAt
    }
  }
`);
