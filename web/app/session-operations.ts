// What the client asks about the person who is signed in, and how it signs them out.

import { graphql } from "../api/generated/gql.ts";

export const UserStateDocument = graphql(`
  query SessionUserState {
    me {
      id
      email
      givenName
      familyName
      phoneNumber
      timezone
      createdAt
      requireTermsAcceptance
      isCollaborator
      identityHash
      referrerCode
      referralPortalReferrerMemberCode
      actingFor {
        organisationId
        organisationName
        reason
        endsAt
      }
      staff {
        staffType
        isAdmin
        referrerName
        supplier {
          id
          name
          tradeName
        }
      }
    }
    organisations(first: 100) {
      edges {
        node {
          ...SessionOrganisation
        }
      }
    }
    gatewayFeatures {
      ...SessionFeatures
    }
    unreadNotificationCount
  }

  fragment SessionOrganisation on Organisation {
    id
    name
    abn
    address
    entityType
    industryType
    role
    capabilities
    version
  }

  fragment SessionFeatures on GatewayFeatures {
    suretyBonds
    isBgSwitchEnabled
    gvpIntegration
    googleAuth
    referrals
    referralPortal
    emailAuditing
  }
`);

export const FeaturesDocument = graphql(`
  query SessionGatewayFeatures {
    gatewayFeatures {
      ...SessionFeatures
    }
  }
`);

export const FeaturesChangedDocument = graphql(`
  subscription SessionFeaturesChanged {
    gatewayFeaturesChanged {
      ...SessionFeatures
    }
  }
`);

export const SignOutDocument = graphql(`
  mutation SessionSignOut($input: SignOutInput!) {
    signOut(input: $input) {
      clientMutationId
    }
  }
`);
