// What is read of a document's requests wherever it is shown, and the calls about them.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const DocumentRequestsFields = graphql(`
  fragment DocumentRequestsFields on Document {
    requestKinds
    amendmentNumber
    requests { ...DocumentRequestRecord }
  }

  fragment DocumentRequestRecord on DocumentRequest {
    ...DocumentRequestFields
    id
    documentId
    status
    side
    milestoneReachedDate
    milestoneConfirmedBy
    fromAmount
    fromExpiryDate
    requestedBy
    createdAt
    answeredBy
    answeredAt
    agreementNeededFrom
    agreementAnsweredAt
    agreementLinkEndsAt
    agreementSha256
    waitsFor
    executedBy
    executedAt
    amendmentNumber
    wordingHash
    paper { id fileName }
    amountAfter
    expiryAfterDate
    changedSince { term before now }
    capabilities
    version
  }
`);

export const DocumentWholeWording = graphql(`
  query DocumentWholeWording($id: ID!) {
    document(id: $id) { id wholeWording }
  }
`);

/** As long as letters, and read where they are compared. */
export const DocumentRequestTexts = graphql(`
  query DocumentRequestTexts($id: ID!) {
    document(id: $id) { id requests { id fromText newText } }
  }
`);

/** What the document keeps of the day on which a milestone is reached. */
export const DocumentMilestoneRecorded = graphql(`
  query DocumentMilestoneRecorded($id: ID!) {
    document(id: $id) { id practicalCompletionDate }
  }
`);

export const DocumentRequestPaperDownload = graphql(`
  query DocumentRequestPaperDownload($documentId: ID!, $id: ID!) {
    documentAttachmentDownload(documentId: $documentId, id: $id) { url }
  }
`);

export const StaffRequestsWaiting = graphql(`
  query StaffRequestsWaiting {
    staffDocumentRequests(isOpen: true, first: 1) { totalCount }
    staffBankActions(first: 1) { totalCount }
    staffLostDocuments(first: 1) { totalCount }
    staffSignatures(first: 1) { totalCount }
  }
`);

export const DocumentRequestCreate = graphql(`
  mutation DocumentRequestCreate($input: CreateDocumentRequestInput!) {
    createDocumentRequest(input: $input) { clientMutationId document { id version } }
  }
`);

export const DocumentClaimCreate = graphql(`
  mutation DocumentClaimCreate($input: CreateDocumentClaimInput!) {
    createDocumentClaim(input: $input) { clientMutationId document { id version } }
  }
`);

export const DocumentRequestAccept = graphql(`
  mutation DocumentRequestAccept($input: AcceptDocumentRequestInput!) {
    acceptDocumentRequest(input: $input) { clientMutationId documentRequest { id version } }
  }
`);

export const DocumentMilestoneConfirm = graphql(`
  mutation DocumentMilestoneConfirm($input: ConfirmDocumentMilestoneInput!) {
    confirmDocumentMilestone(input: $input) { clientMutationId documentRequest { id version } }
  }
`);

export const DocumentRequestAgree = graphql(`
  mutation DocumentRequestAgree($input: AnswerDocumentRequestAgreementInput!) {
    answerDocumentRequestAgreement(input: $input) { clientMutationId documentRequest { id version } }
  }
`);

export const DocumentRequestAgreementSend = graphql(`
  mutation DocumentRequestAgreementSend($input: SendDocumentRequestAgreementInput!) {
    sendDocumentRequestAgreement(input: $input) { clientMutationId documentRequest { id version } }
  }
`);

export const DocumentRequestAgreementText = graphql(`
  query DocumentRequestAgreementText($id: ID!) {
    document(id: $id) { id requests { id agreementText } }
  }
`);

export const DocumentRequestDecline = graphql(`
  mutation DocumentRequestDecline($input: DeclineDocumentRequestInput!) {
    declineDocumentRequest(input: $input) { clientMutationId documentRequest { id version } }
  }
`);

export const DocumentRequestExecute = graphql(`
  mutation DocumentRequestExecute($input: ExecuteDocumentRequestInput!) {
    executeDocumentRequest(input: $input) { clientMutationId documentRequest { id version } }
  }
`);

export const DocumentRequestWithdraw = graphql(`
  mutation DocumentRequestWithdraw($input: WithdrawDocumentRequestInput!) {
    withdrawDocumentRequest(input: $input) { clientMutationId documentRequest { id version } }
  }
`);
