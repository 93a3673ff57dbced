// What the provider's list of all credit notes asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffCreditNotesDocument = graphql(`
  query StaffCreditNotes(
    $search: String
    $filter: StaffCreditNoteFilter
    $sort: StaffCreditNoteSort
    $first: Int!
    $after: String
  ) {
    staffCreditNoteSums(search: $search, filter: $filter) {
      ...CreditNoteSum
    }
    staffCreditNotes(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...CreditNoteRow
        }
      }
    }
  }

  fragment CreditNoteSum on StaffCreditNoteSum {
    state
    amount
    count
  }

  fragment CreditNoteRow on StaffCreditNote {
    id
    organisationName
    draftId
    draftReferenceNumber
    invoiceNumber
    creditNoteNumber
    state
    reason
    amount
    gst
    createdAt
  }
`);
