// What the profile page reads about oneself, and the calls that change it.

import { graphql } from "../../../api/generated/gql.ts";

export const ProfileDocument = graphql(`
  query Profile {
    me {
      ...ProfileUser
      hasPassword
      twoStep {
        ...ProfileTwoStep
      }
      signInProviders {
        ...ProfileSignInProvider
      }
    }
  }

  fragment ProfileSignInProvider on LinkedSignInProvider {
    id
    name
    linkedAt
  }

  fragment ProfileTwoStep on TwoStep {
    isOn
    isRequired
    recoveryCodesLeft
  }

  fragment ProfileUser on User {
    ...ProfileFields
    id
    version
    email
    createdAt
  }
`);

export const ProfileUpdateDocument = graphql(`
  mutation ProfileUpdate($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        ...ProfileUser
      }
    }
  }
`);

export const ProfileChangePasswordDocument = graphql(`
  mutation ProfileChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      clientMutationId
    }
  }
`);

export const ProfileCloseAccountDocument = graphql(`
  mutation ProfileCloseAccount($input: CloseAccountInput!) {
    closeAccount(input: $input) {
      clientMutationId
    }
  }
`);

export const ProfileSessionsDocument = graphql(`
  query ProfileSessions {
    sessions {
      ...ProfileSession
    }
  }

  fragment ProfileSession on AccountSession {
    id
    device
    ipAddress
    createdAt
    lastSeenAt
    isCurrent
  }
`);

export const ProfileEndSessionDocument = graphql(`
  mutation ProfileEndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      sessions {
        ...ProfileSession
      }
    }
  }
`);

export const ProfileBeginTwoStepDocument = graphql(`
  mutation ProfileBeginTwoStep($input: BeginTwoStepInput!) {
    beginTwoStep(input: $input) {
      setUp {
        secret
        address
      }
    }
  }
`);

export const ProfileProveTwoStepDocument = graphql(`
  mutation ProfileProveTwoStep($input: ProveTwoStepInput!) {
    proveTwoStep(input: $input) {
      recoveryCodes
    }
  }
`);

export const ProfileEndTwoStepDocument = graphql(`
  mutation ProfileEndTwoStep($input: EndTwoStepInput!) {
    endTwoStep(input: $input) {
      clientMutationId
    }
  }
`);

export const ProfileRemoveProviderDocument = graphql(`
  mutation ProfileRemoveProvider($input: RemoveSignInProviderInput!) {
    removeSignInProvider(input: $input) {
      clientMutationId
    }
  }
`);
