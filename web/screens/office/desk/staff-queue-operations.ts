// What the desk's queue reads: drafts by who they wait for, oldest first, their counts, money that waits, and what changes while it is open.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const StaffQueueDraft = graphql(`
  fragment StaffQueueDraft on Draft {
    id
    version
    status
    processType
    referenceNumber
    amount
    waitingFor
    waitingSince
    organisation { id name abn }
    waitingRequiredDocuments {
      applicantDocuments { requiredDocumentType name }
      bankDocuments { requiredDocumentType name }
    }
    deskApprovals { id approvedBy decidedAt }
  }
`);

export const StaffQueue = graphql(`
  query StaffQueue($first: Int!, $after: String, $search: String, $waitingFor: WaitingFor, $isEstablished: Boolean) {
    staffDrafts(
      first: $first
      after: $after
      search: $search
      waitingFor: $waitingFor
      isEstablished: $isEstablished
    ) {
      totalCount
      totalCountIsCapped
      pageInfo { endCursor hasNextPage }
      edges { node { ...StaffQueueDraft } }
    }
  }
`);

export const StaffQueueCount = graphql(`
  query StaffQueueCount {
    staffDraftCount { all applicant bank provider }
  }
`);

export const StaffQueueChanged = graphql(`
  subscription StaffQueueChanged {
    staffDraftsChanged { ...StaffQueueDraft }
  }
`);

/** @fragment */
export const StaffMoneyRow = graphql(`
  fragment StaffMoneyRow on WaitingMoney {
    id
    amount
    currency
    createdAt
    draftId
    draftReferenceNumber
    organisationName
  }
`);

export const StaffMoney = graphql(`
  query StaffMoney($first: Int!) {
    payments: staffWaitingMoney(kind: UNMATCHED_PAYMENT, first: $first) {
      totalCount
      pageInfo { hasNextPage }
      edges { node { ...StaffMoneyRow } }
    }
    refunds: staffWaitingMoney(kind: REFUND_DUE, first: $first) {
      totalCount
      pageInfo { hasNextPage }
      edges { node { ...StaffMoneyRow } }
    }
  }
`);
