// What the card reads of its document, who has checked it, and the sheet that goes beside the paper.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const VerificationCardRecord = graphql(`
  fragment VerificationCard on Document {
    id
    verification {
      checkCode
      link
    }
  }
`);

export const VerificationSheetDocument = graphql(`
  query VerificationSheet($documentId: ID!) {
    documentVerificationSheet(documentId: $documentId) { fileName contentType content }
  }
`);

export const VerificationLookUpsDocument = graphql(`
  query VerificationLookUps($documentId: ID!) {
    document(id: $documentId) {
      verification {
        lookUpCount
        lookUps { id way outcome createdAt }
      }
    }
  }
`);
