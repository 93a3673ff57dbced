// What the card of steps that two people take asks of the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StepApprovalsDocument = graphql(`
  query StepApprovals($step: ApprovedStep!, $recordId: ID!) {
    stepApprovals(step: $step, recordId: $recordId) {
      id
      status
      amount
      currency
      approvedBy
      createdAt
      decidedBy
      decidedAt
      note
      decisions
      facts {
        label
        value
        before
      }
    }
  }
`);

export const DecideStepApprovalDocument = graphql(`
  mutation StepApprovalDecide($input: DecideStepApprovalInput!) {
    decideStepApproval(input: $input) {
      clientMutationId
      recordId
    }
  }
`);
