// A new rate of a document's costs from a day, and taking one back.

import { graphql } from "../../../../api/generated/gql.ts";

export const DocumentCostRateCreate = graphql(`
  mutation DocumentCostRateCreate($input: CreateDocumentCostRateInput!) {
    createDocumentCostRate(input: $input) {
      clientMutationId
      document { ...DocumentViewRecord }
    }
  }
`);

export const DocumentCostRateRemove = graphql(`
  mutation DocumentCostRateRemove($input: RemoveDocumentCostRateInput!) {
    removeDocumentCostRate(input: $input) {
      clientMutationId
      document { ...DocumentViewRecord }
    }
  }
`);
