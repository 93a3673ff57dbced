// What is read of a lost original wherever it is shown, and the calls about it.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const LostDocumentFields = graphql(`
  fragment LostDocumentFields on LostDocument {
    id
    status
    side
    lastSeenDate
    searched
    declaredBy
    createdAt
    indemnityStatement
    indemnityName
    indemnityDate
    indemnityFile { id fileName }
    outcome
    agreement
    replacementNumber
    answerNote
    answeredBy
    answeredAt
    foundNote
    foundBy
    endedAt
    capabilities
  }
`);

export const LostDocumentDeclare = graphql(`
  mutation LostDocumentDeclare($input: DeclareDocumentLostInput!) {
    declareDocumentLost(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const LostDocumentIndemnify = graphql(`
  mutation LostDocumentIndemnify($input: GiveLostDocumentIndemnityInput!) {
    giveLostDocumentIndemnity(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const LostDocumentConsent = graphql(`
  mutation LostDocumentConsent($input: ConsentToLostDocumentInput!) {
    consentToLostDocument(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const LostDocumentRefuse = graphql(`
  mutation LostDocumentRefuse($input: RefuseLostDocumentInput!) {
    refuseLostDocument(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const LostDocumentWithdraw = graphql(`
  mutation LostDocumentWithdraw($input: WithdrawLostDocumentInput!) {
    withdrawLostDocument(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const LostDocumentFileDownload = graphql(`
  query LostDocumentFileDownload($documentId: ID!, $id: ID!) {
    documentAttachmentDownload(documentId: $documentId, id: $id) { url }
  }
`);

export const StaffLostDocuments = graphql(`
  query StaffLostDocuments {
    staffLostDocuments(first: 50) {
      totalCount
      edges {
        node { id documentId organisationId referenceNumber amount status applicantName beneficiaryName declaredBy createdAt }
      }
    }
  }
`);
