// What is read of a beneficiary's confirmations, and the calls about them.

import { graphql } from "../../../api/generated/gql.ts";

export const ConfirmationsOfDraft = graphql(`
  query ConfirmationsOfDraft($id: ID!) {
    draft(id: $id) {
      id
      confirmationCapabilities
      confirmations { ...ConfirmationOfDraft }
    }
  }

  fragment ConfirmationOfDraft on DraftConfirmation {
    id
    status
    emailAddress
    askedAt
    askedByName
    linkEndsAt
    answeredAt
    answeredByName
    answeredByPosition
    disputeReason
    endedAt
    whatChanged
    text
    sha256
  }
`);

export const ConfirmationAsk = graphql(`
  mutation ConfirmationAsk($input: AskDraftConfirmationInput!) {
    askDraftConfirmation(input: $input) { clientMutationId }
  }
`);

export const ConfirmationCancel = graphql(`
  mutation ConfirmationCancel($input: CancelDraftConfirmationInput!) {
    cancelDraftConfirmation(input: $input) { clientMutationId }
  }
`);
