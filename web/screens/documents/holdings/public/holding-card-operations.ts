// What the card of a security held reads, beside its document.

import { graphql } from "../../../../api/generated/gql.ts";

export const HoldingCardDocument = graphql(`
  query HoldingCard($documentId: ID!) {
    heldSecurity(documentId: $documentId) {
      id
      enforceability { test isMet missing }
      compared {
        documentId
        organisationId
        referenceNumber
        isHeld
        isSystemDocument
        differences { label here there }
      }
    }
  }
`);
