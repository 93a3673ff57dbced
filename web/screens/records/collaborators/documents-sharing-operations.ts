// Who is on several documents by name, and sharing them with a person or not any more, each in one call.

import { graphql } from "../../../api/generated/gql.ts";

export const DocumentsPeopleRead = graphql(`
  query DocumentsPeopleRead($organisationId: ID!, $documentIds: [ID!]!) {
    peopleOnDocuments(organisationId: $organisationId, documentIds: $documentIds) {
      emailAddress
      givenName
      familyName
      isMember
      acceptedCount
      invitedCount
    }
  }
`);

export const DocumentsShare = graphql(`
  mutation DocumentsShare($input: ShareDocumentsInput!) {
    shareDocuments(input: $input) { clientMutationId results { documentId outcome } }
  }
`);

export const DocumentsUnshare = graphql(`
  mutation DocumentsUnshare($input: StopSharingDocumentsInput!) {
    stopSharingDocuments(input: $input) { clientMutationId results { documentId outcome } }
  }
`);
