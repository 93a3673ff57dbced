// What is read of the refunds of a draft wherever it is shown.

import { graphql } from "../../../../api/generated/gql.ts";

export const RefundFields = graphql(`
  fragment RefundFields on Refund {
    id
    amount
    currency
    reason
    status
    invoiceNumber
    createdAt
    sentAt
    failureReason
    isAwaitingApproval
    isDisputed
    isTransferApproved
    transferTo
    canGoThroughProvider
    paidDate
    paidMethod
    paidReference
    paidNote
  }
`);
