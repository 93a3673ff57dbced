// The calls of signing in, signing up, confirming and resetting.

import { graphql } from "../../../api/generated/gql.ts";

export const SignInDocument = graphql(`
  mutation AccountSignIn($input: SignInInput!) {
    signIn(input: $input) {
      deviceMark
      session {
        token
        expiresAt
      }
    }
  }
`);

export const BeginOAuthSignInDocument = graphql(`
  mutation AccountBeginOAuthSignIn($input: BeginOAuthSignInInput!) {
    beginOAuthSignIn(input: $input) {
      attempt
      authorizationUrl
    }
  }
`);

export const CompleteOAuthSignInDocument = graphql(`
  mutation AccountCompleteOAuthSignIn($input: CompleteOAuthSignInInput!) {
    completeOAuthSignIn(input: $input) {
      deviceMark
      session {
        token
        expiresAt
      }
    }
  }
`);

export const SignInFeaturesDocument = graphql(`
  query AccountSignInFeatures {
    gatewayFeatures {
      googleAuth
    }
  }
`);

export const SignUpDocument = graphql(`
  mutation AccountSignUp($input: SignUpInput!) {
    signUp(input: $input) {
      signUpHandle
      codeDelivery {
        deliveryMedium
        destination
      }
    }
  }
`);

export const ConfirmSignUpDocument = graphql(`
  mutation AccountConfirmSignUp($input: ConfirmSignUpInput!) {
    confirmSignUp(input: $input) {
      clientMutationId
    }
  }
`);

export const ResendConfirmationCodeDocument = graphql(`
  mutation AccountResendConfirmationCode($input: ResendConfirmationCodeInput!) {
    resendConfirmationCode(input: $input) {
      codeDelivery {
        deliveryMedium
        destination
      }
    }
  }
`);

export const ForgotPasswordDocument = graphql(`
  mutation AccountForgotPassword($input: ForgotPasswordInput!) {
    forgotPassword(input: $input) {
      codeDelivery {
        deliveryMedium
        destination
      }
    }
  }
`);

export const ForgotPasswordSubmitDocument = graphql(`
  mutation AccountForgotPasswordSubmit($input: ForgotPasswordSubmitInput!) {
    forgotPasswordSubmit(input: $input) {
      deviceMark
    }
  }
`);

export const ConfirmTwoStepDocument = graphql(`
  mutation AccountConfirmTwoStep($input: ConfirmTwoStepInput!) {
    confirmTwoStep(input: $input) {
      deviceMark
      recoveryCodes
      session {
        token
        expiresAt
      }
    }
  }
`);

export const OpenTwoStepSetUpDocument = graphql(`
  mutation AccountOpenTwoStepSetUp($input: OpenTwoStepSetUpInput!) {
    openTwoStepSetUp(input: $input) {
      setUp {
        address
        secret
      }
    }
  }
`);
