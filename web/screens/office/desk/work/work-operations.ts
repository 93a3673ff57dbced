// What the page of work asks of the server: what waits, who has how much of it, and the three steps; what changes while it is open.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const DeskWorkRowFields = graphql(`
  fragment DeskWorkRow on DeskWork {
    id
    kind
    reference
    amount
    organisationId
    organisationName
    parentId
    waitingSince
    dueAt
    closedAt
    takenBy
    takenById
    steps
    version
  }
`);

export const DeskWorkListDocument = graphql(`
  query DeskWorkList(
    $kind: DeskWorkKind
    $person: ID
    $isFree: Boolean
    $isOverdue: Boolean
    $organisationId: ID
    $first: Int!
    $after: String
  ) {
    deskWorkList(
      kind: $kind
      person: $person
      isFree: $isFree
      isOverdue: $isOverdue
      organisationId: $organisationId
      first: $first
      after: $after
    ) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...DeskWorkRow
        }
      }
    }
  }
`);

/** What waits about records that are chosen elsewhere, and who may be given it. */
export const WorkOfRecordsDocument = graphql(`
  query WorkOfRecords($recordIds: [ID!]!) {
    deskWorkList(recordIds: $recordIds, first: 100) {
      edges {
        node {
          ...DeskWorkRow
        }
      }
    }
    deskLoad {
      accountId
      name
    }
  }
`);

/** Whose work the list is narrowed to. */
export const WorkClientDocument = graphql(`
  query WorkClient($id: ID!) {
    client(id: $id) {
      id
      name
    }
  }
`);

export const DeskLoadDocument = graphql(`
  query DeskWorkLoad {
    deskLoad {
      accountId
      name
      open
      dueToday
      overdue
      doneThisWeek
    }
  }
`);

export const DeskWorkChangedDocument = graphql(`
  subscription DeskWorkChanged {
    deskWorkChanged {
      ...DeskWorkRow
    }
  }
`);

export const TakeDeskWorkDocument = graphql(`
  mutation DeskWorkTake($input: DeskWorkInput!) {
    takeDeskWork(input: $input) {
      clientMutationId
      deskWork {
        ...DeskWorkRow
      }
    }
  }
`);

export const ReleaseDeskWorkDocument = graphql(`
  mutation DeskWorkRelease($input: DeskWorkInput!) {
    releaseDeskWork(input: $input) {
      clientMutationId
      deskWork {
        ...DeskWorkRow
      }
    }
  }
`);

export const HandOverDeskWorkDocument = graphql(`
  mutation DeskWorkHandOver($input: HandOverDeskWorkInput!) {
    handOverDeskWork(input: $input) {
      clientMutationId
      deskWork {
        ...DeskWorkRow
      }
    }
  }
`);

/** @fragment */
export const ChosenDeskWorkFields = graphql(`
  fragment ChosenDeskWorkResult on DeskWorkResult {
    id
    code
    reason
    deskWork {
      ...DeskWorkRow
    }
  }
`);

export const StepChosenDeskWorkDocument = graphql(`
  mutation DeskWorkStepChosen($input: StepChosenDeskWorkInput!) {
    stepChosenDeskWork(input: $input) {
      clientMutationId
      results {
        ...ChosenDeskWorkResult
      }
    }
  }
`);

export const NoteChosenDeskWorkDocument = graphql(`
  mutation DeskWorkNoteChosen($input: NoteChosenDeskWorkInput!) {
    noteChosenDeskWork(input: $input) {
      clientMutationId
      results {
        ...ChosenDeskWorkResult
      }
    }
  }
`);
