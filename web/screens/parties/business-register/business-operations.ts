// What a field for an ABN or ACN asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const BusinessByAbnDocument = graphql(`
  query BusinessByAbn($abn: String!) {
    businessByAbn(abn: $abn) {
      outcome
      business {
        ...RegisteredBusinessFields
      }
    }
  }

  fragment RegisteredBusinessFields on RegisteredBusiness {
    abn
    name
    entityType
    status
    state
    postcode
  }
`);
