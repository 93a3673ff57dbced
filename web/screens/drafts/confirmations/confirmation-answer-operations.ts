// What the page on which a beneficiary confirms reads and sends.

import { graphql } from "../../../api/generated/gql.ts";

export const ConfirmationAnswerDocument = graphql(`
  query ConfirmationAnswer($draftConfirmationId: ID!, $code: String) {
    draftConfirmation(draftConfirmationId: $draftConfirmationId, code: $code) { ...ConfirmationToAnswer }
  }

  fragment ConfirmationToAnswer on DraftConfirmationToAnswer {
    id
    version
    referenceNumber
    processType
    amount
    applicantName
    askedByName
    issuerName
    beneficiaryName
    beneficiaryAbn
    wording
    sha256
    isWhole
    linkEndsAt
  }
`);

export const ConfirmationAnswerSend = graphql(`
  mutation ConfirmationAnswerSend($input: AnswerDraftConfirmationInput!) {
    answerDraftConfirmation(input: $input) { clientMutationId }
  }
`);
