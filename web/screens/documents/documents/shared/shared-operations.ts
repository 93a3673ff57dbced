// What others have shared with the reader by name: a page of documents, and a page of drafts.

import { graphql } from "../../../../api/generated/gql.ts";

export const SharedDocumentsDocument = graphql(`
  query SharedDocuments($first: Int!, $after: String, $search: String) {
    documentsSharedWithMe(first: $first, after: $after, search: $search) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...ListDocument organisation { id name } } }
    }
  }
`);

export const SharedDraftsDocument = graphql(`
  query SharedDrafts($first: Int!, $after: String, $search: String) {
    draftsSharedWithMe(first: $first, after: $after, search: $search) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...ListDraft organisation { id name } } }
    }
  }
`);
