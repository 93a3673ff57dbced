// What is read of a surety bond wherever its draft is shown.

import { graphql } from "../../../../api/generated/gql.ts";

export const SuretyBondRecord = graphql(`
  fragment SuretyBondRecord on Draft {
    ...SuretyBondFields
    contractQuestionnaire { ...ContractQuestionnaireFields }
    requestedSuretyDocuments {
      ...RequestedSuretyDocumentFields
      id
      paymentAnnualCost
      paymentEstablishmentFee
    }
  }
`);
