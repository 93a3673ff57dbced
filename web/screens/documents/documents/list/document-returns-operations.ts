// What is sent for each document of a list that is asked back.

import { graphql } from "../../../../api/generated/gql.ts";

export const ListReturnAskDocument = graphql(`
  mutation ListReturnAsk($input: CreateDocumentRequestForReturnInput!) {
    createDocumentRequestForReturn(input: $input) {
      clientMutationId
      document {
        id
        version
        status
      }
    }
  }
`);
