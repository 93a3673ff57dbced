// What the card reads of its document.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const VerificationCardRecord = graphql(`
  fragment VerificationCard on Document {
    verification {
      checkCode
      link
      lookUpCount
      lookUps { id way outcome createdAt }
    }
  }
`);
