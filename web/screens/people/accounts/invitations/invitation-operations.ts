// What an invitation's code tells, and accepting it.

import { graphql } from "../../../../api/generated/gql.ts";

export const InvitationByCodeDocument = graphql(`
  query InvitationByCode($code: String!) {
    invitation(code: $code) {
      ...InvitationSeen
    }
  }

  fragment InvitationSeen on Invitation {
    id
    email
    role
    invitedTo
    organisationId
    status
  }
`);

export const AcceptInvitationDocument = graphql(`
  mutation InvitationAccept($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      organisation {
        id
        name
      }
    }
  }
`);

export const InvitedToRecordDocument = graphql(`
  query InvitedToRecord($code: String!) {
    collaboratorInvitation(code: $code) {
      emailAddress
      organisationName
      invitedBy
      documentCount
      documentVariant
      isToDraft
      roles
      status
    }
  }
`);
