// What the members' page asks of the server: a page of members, who is invited, and what may be done about both.

import { graphql } from "../../../api/generated/gql.ts";

export const MembersListDocument = graphql(`
  query MembersList(
    $organisationId: ID!
    $search: String
    $filter: MemberFilter
    $sort: MemberSort
    $first: Int!
    $after: String
  ) {
    organisationMembers(
      organisationId: $organisationId
      search: $search
      filter: $filter
      sort: $sort
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...MembersMember
        }
      }
    }
  }

  fragment MembersMember on Member {
    memberId
    userId
    givenName
    familyName
    email
    role
    createdAt
  }
`);

export const MembersInvitationsDocument = graphql(`
  query MembersInvitations($organisationId: ID!, $first: Int!, $after: String) {
    organisationMemberInvitations(organisationId: $organisationId, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...MembersInvitation
        }
      }
    }
  }

  fragment MembersInvitation on Invitation {
    id
    email
    role
    status
    sentAt
    expiresAt
  }
`);

export const SendInvitationDocument = graphql(`
  mutation MembersSendInvitation($input: SendOrgMemberInvitationInput!) {
    sendOrgMemberInvitation(input: $input) {
      invitation {
        ...MembersInvitation
      }
    }
  }
`);

export const RemoveInvitationDocument = graphql(`
  mutation MembersRemoveInvitation($input: RemoveInvitationInput!) {
    removeInvitation(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangeMemberRoleDocument = graphql(`
  mutation MembersChangeRole($input: ChangeMemberRoleInput!) {
    changeMemberRole(input: $input) {
      clientMutationId
    }
  }
`);

export const LeaveOrganisationDocument = graphql(`
  mutation MembersLeave($input: LeaveOrganisationInput!) {
    leaveOrganisation(input: $input) {
      clientMutationId
    }
  }
`);

export const RemoveMemberDocument = graphql(`
  mutation MembersRemove($input: RemoveMemberInput!) {
    removeMember(input: $input) {
      clientMutationId
    }
  }
`);
