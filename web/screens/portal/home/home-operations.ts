// What the home page asks of the server: what may need the reader, and what of it changes.

import { graphql } from "../../../api/generated/gql.ts";

export const HomeWorkDocument = graphql(`
  query HomeWork($organisationId: ID!) {
    drafts(organisationId: $organisationId, tab: DRAFTS, first: 100, sort: { field: UPDATED_AT, direction: DESC }) {
      edges {
        node {
          ...HomeDraft
        }
      }
    }
    expiring: documents(
      organisationId: $organisationId
      tab: ESTABLISHED
      first: 50
      sort: { field: EXPIRES_AT, direction: ASC }
    ) {
      totalCount
      edges {
        node {
          ...HomeDocument
        }
      }
    }
    returns: documents(
      organisationId: $organisationId
      tab: AWAITING_RETURN
      first: 50
      sort: { field: EXPIRES_AT, direction: ASC }
    ) {
      edges {
        node {
          ...HomeDocument
        }
      }
    }
  }

  fragment HomeDraft on Draft {
    id
    organisationId
    version
    status
    referenceNumber
    amount
    waitingFor
    waitingSince
    capabilities
    requestChangeReason
    parties {
      id
      partyVariant
      name
    }
    paymentDetails {
      totalAmount
      paidAmount
    }
  }

  fragment HomeDocument on Document {
    id
    organisationId
    version
    status
    referenceNumber
    guaranteeNumber
    amount
    expiresAt
    expectedReturnDate
    bank {
      name
    }
    parties {
      id
      partyVariant
      name
    }
  }
`);

export const HomeChangedDocument = graphql(`
  subscription HomeChanged($organisationId: ID!) {
    organisationDocumentsChanged(organisationId: $organisationId) {
      draft {
        ...HomeDraft
      }
      document {
        ...HomeDocument
      }
    }
  }
`);
