// What the pages of a bank's outcomes ask of the server and send.

import { graphql } from "../../../api/generated/gql.ts";

export const OutcomeFilesDocument = graphql(`
  query OutcomeFiles($first: Int!, $after: String) {
    outcomeFiles(first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          fileName
          stage
          createdAt
          createdBy
        }
      }
    }
  }
`);

export const OutcomeFileDocument = graphql(`
  query OutcomeFileRead($id: ID!) {
    outcomeFile(id: $id) {
      ...OutcomeFileRecord
    }
  }

  fragment OutcomeFileRecord on OutcomeFile {
    id
    version
    fileName
    stage
    message
    capabilities
    createdAt
    createdBy
    finishedAt
    earlierFile {
      id
      fileName
      createdAt
      createdBy
    }
    rows {
      id
      rowNumber
      reference
      outcome
      guaranteeNumber
      date
      reason
      amount
      client
      draftId
      state
      message
    }
  }
`);

export const CreateOutcomeFileMutation = graphql(`
  mutation OutcomeFileCreate($input: CreateOutcomeFileInput!) {
    createOutcomeFile(input: $input) {
      clientMutationId
      outcomeFile {
        id
      }
    }
  }
`);

export const ApplyOutcomeFileMutation = graphql(`
  mutation OutcomeFileApply($input: ApplyOutcomeFileInput!) {
    applyOutcomeFile(input: $input) {
      clientMutationId
      outcomeFile {
        ...OutcomeFileRecord
      }
    }
  }
`);

export const DiscardOutcomeFileMutation = graphql(`
  mutation OutcomeFileDiscard($input: OutcomeFileVersionInput!) {
    discardOutcomeFile(input: $input) {
      clientMutationId
      outcomeFile {
        ...OutcomeFileRecord
      }
    }
  }
`);
