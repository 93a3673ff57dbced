// What is read of the security money wherever a draft or a document is shown.

import { graphql } from "../../../../api/generated/gql.ts";

export const SecurityMoneyFields = graphql(`
  fragment SecurityMoneyFields on SecurityMoney {
    askedAmount
    bankName
    heldAmount
    heldDate
    missingAmount
    returnableAmount
    returnedAmount
    returnedDate
    status
    movements {
      id
      kind
      amount
      movedDate
      reference
      returnedTo
    }
  }
`);
