// What the comments of a record ask of the server: a page, newest first, and to say something.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const CommentPage = graphql(`
  fragment CommentPage on CommentConnection {
    totalCount
    pageInfo { endCursor hasNextPage }
    edges { node { ...CommentShown } }
  }

  fragment CommentShown on Comment {
    id
    content
    createdAt
    removableUntil
    removedAt
    author { name isBankAuthor }
  }
`);

export const CommentsOfDocument = graphql(`
  query CommentsOfDocument($id: ID!, $first: Int!, $after: String) {
    documentComments(documentId: $id, first: $first, after: $after) { ...CommentPage }
  }
`);

export const CommentsOfDraft = graphql(`
  query CommentsOfDraft($id: ID!, $first: Int!, $after: String) {
    draftComments(draftId: $id, first: $first, after: $after) { ...CommentPage }
  }
`);

export const CommentsOfFacilityApplication = graphql(`
  query CommentsOfFacilityApplication($id: ID!, $first: Int!, $after: String) {
    facilityApplicationComments(facilityApplicationId: $id, first: $first, after: $after) { ...CommentPage }
  }
`);

export const CommentOnFacilityApplication = graphql(`
  mutation CommentOnFacilityApplication($input: CreateFacilityApplicationCommentInput!) {
    createFacilityApplicationComment(input: $input) { clientMutationId commentId }
  }
`);

export const CommentRemoveFromFacilityApplication = graphql(`
  mutation CommentRemoveFromFacilityApplication($input: RemoveFacilityApplicationCommentInput!) {
    removeFacilityApplicationComment(input: $input) { clientMutationId commentId }
  }
`);

export const CommentOnDocument = graphql(`
  mutation CommentOnDocument($input: CreateCommentInput!) {
    createComment(input: $input) { clientMutationId commentId }
  }
`);

export const CommentOnDraft = graphql(`
  mutation CommentOnDraft($input: CreateDraftCommentInput!) {
    createDraftComment(input: $input) { clientMutationId commentId }
  }
`);

export const CommentRemoveFromDocument = graphql(`
  mutation CommentRemoveFromDocument($input: RemoveCommentInput!) {
    removeComment(input: $input) { clientMutationId commentId }
  }
`);

export const CommentRemoveFromDraft = graphql(`
  mutation CommentRemoveFromDraft($input: RemoveDraftCommentInput!) {
    removeDraftComment(input: $input) { clientMutationId commentId }
  }
`);
