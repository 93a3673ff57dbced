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

export const StaffRequestRegisterDocument = graphql(`
  query StaffRequestRegister(
    $search: String
    $filter: StaffDocumentRequestFilter
    $sort: StaffDocumentRequestSort
    $first: Int!
    $after: String
  ) {
    staffRequestRegister(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo { hasNextPage endCursor }
      edges { node { ...RequestRegisterRow } }
    }
  }

  fragment RequestRegisterRow on StaffDocumentRequest {
    id
    documentId
    organisationId
    referenceNumber
    guaranteeNumber
    kind
    status
    side
    amount
    requestedExpiryDate
    applicantName
    beneficiaryName
    supplierName
    requestedBy
    createdAt
    answeredAt
    executedAt
  }
`);
