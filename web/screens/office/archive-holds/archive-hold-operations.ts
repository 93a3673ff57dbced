// What the legal holds of a record ask of the server: a page, newest first, to set one and to end it.

import { graphql } from "../../../api/generated/gql.ts";

export const ArchiveHolds = graphql(`
  query ArchiveHolds($kind: HeldRecordKind!, $id: ID!, $first: Int!, $after: String) {
    archiveHolds(recordKind: $kind, recordId: $id, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ...ArchiveHoldShown } }
    }
  }

  fragment ArchiveHoldShown on ArchiveHold {
    id
    reason
    heldBy
    createdAt
    endedAt
    endedBy
    endedReason
  }
`);

export const SetArchiveHold = graphql(`
  mutation SetArchiveHold($input: CreateArchiveHoldInput!) {
    createArchiveHold(input: $input) { clientMutationId archiveHoldId }
  }
`);

export const EndArchiveHold = graphql(`
  mutation EndArchiveHold($input: EndArchiveHoldInput!) {
    endArchiveHold(input: $input) { clientMutationId archiveHoldId }
  }
`);
