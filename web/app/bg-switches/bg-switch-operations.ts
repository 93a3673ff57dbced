// What is read of a switch wherever its draft is shown.

import { graphql } from "../../api/generated/gql.ts";

export const BgSwitchFields = graphql(`
  fragment BgSwitchFields on BgSwitch {
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
