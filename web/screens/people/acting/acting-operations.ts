// Beginning to act for a client, who acted for an organisation, and whether it allows that.

import { graphql } from "../../../api/generated/gql.ts";

export const ActingBeginDocument = graphql(`
  mutation ActingBegin($input: BeginActingInput!) {
    beginActing(input: $input) {
      token
    }
  }
`);

export const ActingSessionsDocument = graphql(`
  query ActingSessions($organisationId: ID!) {
    actingSessions(organisationId: $organisationId, first: 20) {
      edges {
        node {
          ...ActingSessionRow
        }
      }
    }
  }

  fragment ActingSessionRow on ActingSession {
    id
    accountName
    reason
    createdAt
    endedAt
    endsAt
    actedOn {
      kind
      recordId
      reference
      changes
    }
  }
`);

export const ActingPermissionDocument = graphql(`
  mutation ActingPermission($input: ChangeActingPermissionInput!) {
    changeActingPermission(input: $input) {
      organisation {
        id
        version
        allowsActing
      }
    }
  }
`);
