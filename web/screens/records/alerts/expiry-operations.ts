// What the expiry card reads, and the call that acknowledges an expiry.

import { graphql } from "../../../api/generated/gql.ts";

export const DocumentExpiryDocument = graphql(`
  query DocumentExpiry($documentId: ID!) {
    documentExpiryLadder(documentId: $documentId) {
      ...DocumentExpiryLadder
    }
  }

  fragment DocumentExpiryLadder on DocumentExpiryLadder {
    expiresAt
    isHolders
    isOn
    nextBusinessDays
    nextDate
    organisationId
    notices {
      id
      businessDays
      emailAddress
      expiresAt
      givenAt
      mailSettledAt
      mailStatus
      reason
    }
    acknowledgements {
      id
      acknowledgedAt
      acknowledgedBy
      expiresAt
    }
  }
`);

export const DocumentExpiryAcknowledgeDocument = graphql(`
  mutation DocumentExpiryAcknowledge($input: AcknowledgeDocumentExpiryInput!) {
    acknowledgeDocumentExpiry(input: $input) {
      expiryLadder {
        ...DocumentExpiryLadder
      }
    }
  }
`);

export const DocumentExpiryChangedDocument = graphql(`
  subscription DocumentExpiryChanged($documentId: ID!) {
    documentUpdated(documentId: $documentId) {
      id
      version
    }
  }
`);
