// What is read of a digital original's signature wherever it is shown, and the calls about it.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const DocumentSignatureFields = graphql(`
  fragment DocumentSignatureFields on DocumentSignature {
    id
    status
    createdAt
    wordingHash
    signedName
    authority
    declineReason
    paperInstead
    answeredBy
    answeredAt
    chainSequence
    chainHash
    fileSha256
    capabilities
    serviceName
    envelope { id status serviceName openedBy createdAt endedReason isOwn signingUrl }
  }
`);

export const DigitalOriginalSign = graphql(`
  mutation DigitalOriginalSign($input: SignDigitalOriginalInput!) {
    signDigitalOriginal(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const DigitalOriginalSend = graphql(`
  mutation DigitalOriginalSend($input: OpenSignatureEnvelopeInput!) {
    openSignatureEnvelope(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const DigitalOriginalCallOff = graphql(`
  mutation DigitalOriginalCallOff($input: CallOffSignatureEnvelopeInput!) {
    callOffSignatureEnvelope(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const DigitalOriginalDecline = graphql(`
  mutation DigitalOriginalDecline($input: DeclineDigitalOriginalInput!) {
    declineDigitalOriginal(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const DigitalOriginalToSignDocument = graphql(`
  query DigitalOriginalToSign($documentId: ID!) {
    documentOriginalToSign(documentId: $documentId) { fileName contentType content }
  }
`);

export const StaffSignatures = graphql(`
  query StaffSignatures {
    staffSignatures(first: 50) {
      totalCount
      edges {
        node { id documentId organisationId referenceNumber guaranteeNumber amount applicantName beneficiaryName createdAt }
      }
    }
  }
`);
