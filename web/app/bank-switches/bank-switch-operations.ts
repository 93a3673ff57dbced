// What is read of a switch wherever its draft is shown.

import { graphql } from "../../api/generated/gql.ts";

export const BankSwitchFields = graphql(`
  fragment BankSwitchFields on BgSwitch {
    currentBankName
    expiryDate
    guaranteeNumber
    securityType
    termDepositEndDate
    value
    status
    returnedDate
    declarations { detailsAreTrue bankMayBeContacted originalWillBeReturned }
  }
`);
