// What is read of a form that is signed at an e-signature service, and the calls about it.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const FormSigningFields = graphql(`
  fragment FormSigningFields on RequiredDocumentSigning {
    title
    serviceName
    capabilities
    candidates { accountId name }
    envelope {
      id
      isWaiting
      serviceName
      openedBy
      createdAt
      isOwnTurn
      signingUrl
      signers { id name capacity readAt signedAt }
    }
  }
`);

export const FormEnvelopeOpen = graphql(`
  mutation FormEnvelopeOpen($input: OpenFormEnvelopeInput!) {
    openFormEnvelope(input: $input) { clientMutationId }
  }
`);

export const FormEnvelopeCallOff = graphql(`
  mutation FormEnvelopeCallOff($input: CallOffFormEnvelopeInput!) {
    callOffFormEnvelope(input: $input) { clientMutationId }
  }
`);
