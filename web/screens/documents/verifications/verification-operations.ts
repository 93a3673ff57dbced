// What the page that checks issued paper sends, and what it is shown.

import { graphql } from "../../../api/generated/gql.ts";

export const VerificationVerifyDocument = graphql(`
  mutation VerificationVerify($input: VerifyDocumentInput!) {
    verifyDocument(input: $input) {
      clientMutationId
      verification { ...VerificationSeen }
    }
  }

  fragment VerificationSeen on Verification {
    state
    asOf
    guaranteeNumber
    issuer
    documentVariant
    amount
    expiresAt
    wordingHash
  }
`);
