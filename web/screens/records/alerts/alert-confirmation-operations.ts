// What the page behind the link of an alert sends.

import { graphql } from "../../../api/generated/gql.ts";

export const AlertConfirmDocument = graphql(`
  mutation AlertConfirm($input: ConfirmAlertRecipientInput!) {
    confirmAlertRecipient(input: $input) {
      clientMutationId
    }
  }
`);
