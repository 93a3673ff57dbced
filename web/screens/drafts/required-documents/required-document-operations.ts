// What is read of the required documents of a draft, and the calls about them.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const RequiredDocumentFields = graphql(`
  fragment RequiredDocumentFields on RequiredDocument {
    id
    draftId
    requiredDocumentType
    name
    templateUrl
    isObligatory
    requiredDocumentFlow
    overallStatus
    putUpBy
    withdrawnAt
    capabilities
    signing { ...FormSigningFields }
    attachments { id fileName received infectedFileStatus failureMessage failureReason }
    messages {
      id
      parentMessageId
      message
      dateCreated
      fromParty
      supplierName
      createdByUser { givenName familyName }
      hasApproval
      isAutomatedMessage
      onBehalfOfApplicant
      canAuthorizedUserAcceptOrReject
      attachment { id draftId fileName }
    }
  }
`);

export const RequiredDocuments = graphql(`
  query RequiredDocuments($draftId: ID!) {
    requiredDocuments(draftId: $draftId) { ...RequiredDocumentFields }
  }
`);

export const RequiredDocumentsUpdated = graphql(`
  subscription RequiredDocumentsUpdated($draftId: ID!) {
    requiredDocumentsUpdated(draftId: $draftId) { ...RequiredDocumentFields }
  }
`);

export const RequiredDocumentCreate = graphql(`
  mutation RequiredDocumentCreate($input: CreateRequiredDocumentInput!) {
    createRequiredDocument(input: $input) { clientMutationId }
  }
`);

export const RequiredDocumentWithdraw = graphql(`
  mutation RequiredDocumentWithdraw($input: WithdrawRequiredDocumentInput!) {
    withdrawRequiredDocument(input: $input) { clientMutationId }
  }
`);

export const RequiredDocumentMessageCreate = graphql(`
  mutation RequiredDocumentMessageCreate($input: CreateRequiredDocumentMessageInput!) {
    createRequiredDocumentMessage(input: $input) { clientMutationId }
  }
`);

export const RequiredDocumentMessageAction = graphql(`
  mutation RequiredDocumentMessageAction($input: ActionRequiredDocumentMessageInput!) {
    actionRequiredDocumentMessage(input: $input) { clientMutationId }
  }
`);

export const RequiredDocumentFileCreate = graphql(`
  mutation RequiredDocumentFileCreate($input: CreateRequiredDocumentAttachmentInput!) {
    createRequiredDocumentAttachment(input: $input) {
      clientMutationId
      attachment { id }
      fileUpload { uploadPresignedUrl headers { name value } }
    }
  }
`);

export const RequiredDocumentFileDownload = graphql(`
  query RequiredDocumentFileDownload($draftId: ID!, $id: ID!) {
    draftAttachmentDownload(draftId: $draftId, id: $id) { url }
  }
`);
