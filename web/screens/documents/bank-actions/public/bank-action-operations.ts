// What is read of an action of the bank wherever it is shown, and the calls about it.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const BankActionFields = graphql(`
  fragment BankActionFields on DocumentBankAction {
    id
    kind
    status
    note
    question
    reply
    repliedBy
    answerNote
    answeredBy
    answeredAt
    requestedBy
    takenBy
    takenAt
    createdAt
    endedAt
    file { id fileName }
    answerFile { id fileName }
    capabilities
  }
`);

export const BankActionRequest = graphql(`
  mutation BankActionRequest($input: RequestBankActionInput!) {
    requestBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionTake = graphql(`
  mutation BankActionTake($input: TakeBankActionInput!) {
    takeBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionQuestion = graphql(`
  mutation BankActionQuestion($input: QuestionBankActionInput!) {
    questionBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionReply = graphql(`
  mutation BankActionReply($input: ReplyToBankActionInput!) {
    replyToBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionComplete = graphql(`
  mutation BankActionComplete($input: CompleteBankActionInput!) {
    completeBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionDecline = graphql(`
  mutation BankActionDecline($input: DeclineBankActionInput!) {
    declineBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionWithdraw = graphql(`
  mutation BankActionWithdraw($input: WithdrawBankActionInput!) {
    withdrawBankAction(input: $input) { clientMutationId document { ...DocumentViewRecord } }
  }
`);

export const BankActionFileDownload = graphql(`
  query BankActionFileDownload($documentId: ID!, $id: ID!) {
    documentAttachmentDownload(documentId: $documentId, id: $id) { url }
  }
`);

export const StaffBankActions = graphql(`
  query StaffBankActions {
    staffBankActions(first: 50) {
      totalCount
      edges {
        node { id documentId organisationId referenceNumber kind status applicantName requestedBy takenBy createdAt }
      }
    }
  }
`);
