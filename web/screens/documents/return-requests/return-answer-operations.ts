// What the page behind a return link reads and sends.

import { graphql } from "../../../api/generated/gql.ts";

export const ReturnAnswerDocument = graphql(`
  query ReturnAnswer($requestId: ID!, $returnCode: String!) {
    documentRequestForReturn(requestId: $requestId, returnCode: $returnCode) {
      ...ReturnAsked
    }
  }

  fragment ReturnAsked on DocumentRequestForReturnOfCode {
    documentVariant
    guaranteeNumber
    amount
    beneficiaryName
    beneficiaryState
    bankName
    projectAddress
    purpose
    retentionType
    requestedBy
    organisationName
    name
    reason
    obligationsEndedDate
  }
`);

export const ReturnAnswerSendDocument = graphql(`
  mutation ReturnAnswerSend($input: AnswerDocumentRequestForReturnInput!) {
    answerDocumentRequestForReturn(input: $input) {
      clientMutationId
    }
  }
`);
