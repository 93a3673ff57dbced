// What the notes of a record ask of the server: a page, newest first, to write one and to take it back, and who can be named in it.

import { graphql } from "../../../api/generated/gql.ts";

export const DeskNotes = graphql(`
  query DeskNotes($kind: NotedRecordKind!, $id: ID!, $first: Int!, $after: String) {
    deskNotes(recordKind: $kind, recordId: $id, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ...DeskNoteShown } }
    }
  }

  fragment DeskNoteShown on DeskNote {
    id
    author
    content
    createdAt
    mentioned
    removableUntil
    removedAt
  }
`);

export const DeskNoteColleagues = graphql(`
  query DeskNoteColleagues { deskLoad { accountId name } }
`);

export const WriteDeskNote = graphql(`
  mutation WriteDeskNote($input: CreateDeskNoteInput!) {
    createDeskNote(input: $input) { clientMutationId deskNoteId }
  }
`);

export const TakeDeskNoteBack = graphql(`
  mutation TakeDeskNoteBack($input: RemoveDeskNoteInput!) {
    removeDeskNote(input: $input) { clientMutationId deskNoteId }
  }
`);
