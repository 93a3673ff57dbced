// Where a document's parties come from, asked for when somebody wants to know.

import { graphql } from "../../../../api/generated/gql.ts";

export const PartySourcesQuery = graphql(`
  query PartySources($documentId: ID!) {
    documentPartySources(documentId: $documentId) {
      parties {
        partyId
        figures { figure kind by at amendmentNumber registerDate }
      }
      confirmations { kind by at }
    }
  }
`);
