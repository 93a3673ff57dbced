// What is read of a switch wherever its draft is shown.

import { graphql } from "../../../../api/generated/gql.ts";

export const BankSwitchRecord = graphql(`
  fragment BankSwitchRecord on BgSwitch { ...BankSwitchFields status returnedDate }
`);
