// What the page behind an agreement link reads and sends.

import { graphql } from "../../../api/generated/gql.ts";

export const AgreementAnswerDocument = graphql(`
  query AgreementAnswer($requestId: ID!, $agreementCode: String!) {
    documentRequestAgreement(requestId: $requestId, agreementCode: $agreementCode) {
      ...AgreementAsked
    }
  }

  fragment AgreementAsked on DocumentRequestAgreement {
    documentVariant
    kind
    sentence
    guaranteeNumber
    amount
    applicantName
    beneficiaryName
    bankName
    requestedBy
    reason
    wordingField
    fromText
    newText
    text
    sha256
    linkEndsAt
  }
`);

export const AgreementAnswerSendDocument = graphql(`
  mutation AgreementAnswerSend($input: AnswerDocumentRequestAgreementByLinkInput!) {
    answerDocumentRequestAgreementByLink(input: $input) {
      clientMutationId
    }
  }
`);
