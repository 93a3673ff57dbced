// What documents and drafts show of where they come from and what was made of them, and the call that makes a new draft.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const DocumentSuccession = graphql(`
  fragment SuccessorItem on DocumentSuccessor {
    id
    kind
    release
    leftOut
    isCountedTwice
    createdAt
    madeBy
    documentId
    documentReference
    draftId
    draftReference
    draftStatus
    newDocumentId
    newDocumentReference
  }

  fragment DocumentSuccession on Document {
    successorKinds
    predecessor { ...SuccessorItem }
    successors { ...SuccessorItem }
  }

  fragment DraftPredecessor on Draft {
    predecessor { ...SuccessorItem }
  }
`);

export const DraftFromDocument = graphql(`
  mutation DraftFromDocument($input: CreateDraftFromDocumentInput!) {
    createDraftFromDocument(input: $input) {
      draft {
        id
        organisationId
      }
    }
  }
`);
