// What is read of the wordings proposed for a draft, and the calls about them.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const WordingProposalFields = graphql(`
  fragment WordingProposalFields on WordingProposal {
    id
    draftId
    status
    proposedBySide
    reason
    createdAt
    createdByUser { givenName familyName }
    waitsFor
    capabilities
    isInForce
    isOutOfDate
    declinedBySide
    declineReason
  }
`);

export const WordingProposals = graphql(`
  query WordingProposals($draftId: ID!) {
    draft(id: $draftId) { id version wordingProposals { ...WordingProposalFields } }
  }
`);

export const WordingProposalPresent = graphql(`
  query WordingProposalPresent($draftId: ID!) {
    draftPreview(draftId: $draftId) { wordingText }
  }
`);

export const WordingProposalComparison = graphql(`
  query WordingProposalComparison($draftId: ID!, $wordingProposalId: ID!) {
    wordingComparison(draftId: $draftId, wordingProposalId: $wordingProposalId) {
      fromWording
      wording
      findings { ...WordingFindingFields }
    }
  }
`);

export const WordingProposalCreate = graphql(`
  mutation WordingProposalCreate($input: CreateWordingProposalInput!) {
    createWordingProposal(input: $input) { clientMutationId }
  }
`);

export const WordingProposalAccept = graphql(`
  mutation WordingProposalAccept($input: AcceptWordingProposalInput!) {
    acceptWordingProposal(input: $input) { clientMutationId wordingProposal { id status } }
  }
`);

export const WordingProposalDecline = graphql(`
  mutation WordingProposalDecline($input: DeclineWordingProposalInput!) {
    declineWordingProposal(input: $input) { clientMutationId }
  }
`);

export const WordingProposalWithdraw = graphql(`
  mutation WordingProposalWithdraw($input: WithdrawWordingProposalInput!) {
    withdrawWordingProposal(input: $input) { clientMutationId }
  }
`);
