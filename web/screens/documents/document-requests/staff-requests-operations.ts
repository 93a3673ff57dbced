// What the desk reads of requests after issue.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffRequestsDocument = graphql(`
  query StaffRequests($isOpen: Boolean, $first: Int, $after: String) {
    staffDocumentRequests(isOpen: $isOpen, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...StaffRequestRow } }
    }
  }

  fragment StaffRequestRow on StaffDocumentRequest {
    id
    documentId
    organisationId
    referenceNumber
    kind
    status
    side
    amount
    fromAmount
    requestedExpiryDate
    fromExpiryDate
    claimAction
    wordingField
    newText
    scheduledDate
    milestone
    applicantName
    beneficiaryName
    requestedBy
    createdAt
    waitsFor
  }
`);
