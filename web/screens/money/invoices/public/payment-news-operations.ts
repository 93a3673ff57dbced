// What is read of an invoice's payments beyond that they came.

import { graphql } from "../../../../api/generated/gql.ts";

export const PaymentNewsFields = graphql(`
  fragment PaymentNewsFields on PaymentIntent {
    id
    isDisputed
    disputeStatus
    evidenceDueAt
    refundedAmount
  }
`);
