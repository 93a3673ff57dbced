// What the card reads of its document, and the sheet that goes beside the paper.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const VerificationCardRecord = graphql(`
  fragment VerificationCard on Document {
    id
    verification {
      checkCode
      link
      lookUpCount
      lookUps { id way outcome createdAt }
    }
  }
`);

export const VerificationSheetDocument = graphql(`
  query VerificationSheet($documentId: ID!) {
    documentVerificationSheet(documentId: $documentId) { fileName contentType content }
  }
`);
