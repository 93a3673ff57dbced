// What is read of where an original has been.

import { graphql } from "../../../../api/generated/gql.ts";

export const CustodyMovesDocument = graphql(`
  query CustodyMoves($documentId: ID!) {
    document(id: $documentId) {
      id
      custody { id kind from to place movedDate saidBy acknowledgement note createdAt }
    }
  }
`);
