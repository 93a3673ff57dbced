// What the desk reads of all required documents.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffRequiredDocumentsDocument = graphql(`
  query StaffRequiredDocuments(
    $search: String
    $filter: StaffRequiredDocumentFilter
    $sort: StaffRequiredDocumentSort
    $first: Int!
    $after: String
  ) {
    staffRequiredDocuments(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo { hasNextPage endCursor }
      edges { node { ...RequiredDocumentRow } }
    }
  }

  fragment RequiredDocumentRow on StaffRequiredDocument {
    id
    draftId
    referenceNumber
    applicantName
    beneficiaryName
    supplierName
    draftStatus
    requiredDocumentType
    name
    stage
    waitsFor
    statusSince
    createdAt
    messageCount
    lastMessageFrom
    lastMessageAt
  }
`);
