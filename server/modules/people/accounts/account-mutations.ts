// The account calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, type Payload, publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, textOf, valueField } from "../../../graphql/payloads.ts";
import { UserPayloadRef } from "./account-schema.ts";
import { confirmSignUp } from "./commands/confirm-sign-up.ts";
import { forgotPassword } from "./commands/forgot-password.ts";
import { forgotPasswordSubmit } from "./commands/forgot-password-submit.ts";
import { profileTermsAccepted } from "./commands/profile-terms-accepted.ts";
import { resendConfirmationCode } from "./commands/resend-confirmation-code.ts";
import { signIn } from "./commands/sign-in.ts";
import { signOut } from "./commands/sign-out.ts";
import { signUp } from "./commands/sign-up.ts";

type CodeDelivery = { deliveryMedium: string; destination: string };
const CodeDeliveryRef = builder.objectRef<CodeDelivery>("CodeDelivery").implement({
  fields: (t) => ({
    deliveryMedium: t.exposeString("deliveryMedium"),
    destination: t.exposeString("destination"),
  }),
});

type Session = { token: string; expiresAt: string };
const SessionRef = builder.objectRef<Session>("Session").implement({
  fields: (t) => ({ expiresAt: t.expose("expiresAt", { type: "DateTime" }), token: t.exposeString("token") }),
});

const CodeDeliveryPayloadRef = payloadOf("CodeDeliveryPayload", {
  codeDelivery: valueField(CodeDeliveryRef, "codeDelivery"),
});

const SignUpPayloadRef = payloadOf("SignUpPayload", {
  codeDelivery: valueField(CodeDeliveryRef, "codeDelivery"),
  /** Sent with the code, it confirms the sign-up of this browser and no other with the same address. */
  signUpHandle: textOf("signUpHandle"),
});

export const SessionPayloadRef = payloadOf("SessionPayload", {
  /** Kept by the browser and sent with its next sign-ins: strangers' guesses then hold it up no more. Null for a known one. */
  deviceMark: (t) => t.string({ nullable: true, resolve: deviceMarkOf }),
  /** Shown once, when this sign-in has proven a new authenticator app. */
  recoveryCodes: (t) =>
    t.stringList({
      nullable: true,
      resolve: ({ recoveryCodes }) => (recoveryCodes as string[] | undefined) ?? null,
    }),
  session: valueField(SessionRef, "session"),
});

/** A mailed code was right, so that whoever brought it is no stranger. */
const PasswordResetPayloadRef = payloadOf("PasswordResetPayload", {
  deviceMark: (t) => t.string({ nullable: true, resolve: deviceMarkOf }),
});

function deviceMarkOf({ deviceMark }: Payload): string | null {
  return typeof deviceMark === "string" ? deviceMark : null;
}

publicMutation("signUp", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("SignUpInput", (t) => ({
    captchaToken: t.string(),
    email: t.string({ required: true }),
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    password: t.string({ required: true }),
    phoneNumber: t.string(),
    referralPortalReferrerMemberCode: t.string(),
    referrerCode: t.string(),
  })),
  payload: SignUpPayloadRef,
  run: signUp,
});

publicMutation("confirmSignUp", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ConfirmSignUpInput", (t) => ({
    code: t.string({ required: true }),
    linkKey: t.string(),
    signUpHandle: t.string(),
    username: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: confirmSignUp,
});

publicMutation("resendConfirmationCode", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ResendConfirmationCodeInput", (t) => ({
    signUpHandle: t.string(),
    username: t.string({ required: true }),
  })),
  payload: CodeDeliveryPayloadRef,
  run: resendConfirmationCode,
});

publicMutation("signIn", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("SignInInput", (t) => ({
    captchaToken: t.string(),
    deviceMarks: t.stringList(),
    email: t.string({ required: true }),
    keepSignedIn: t.boolean(),
    password: t.string({ required: true }),
  })),
  payload: SessionPayloadRef,
  run: signIn,
});

publicMutation("forgotPassword", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ForgotPasswordInput", (t) => ({ email: t.string({ required: true }) })),
  payload: CodeDeliveryPayloadRef,
  run: forgotPassword,
});

publicMutation("forgotPasswordSubmit", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ForgotPasswordSubmitInput", (t) => ({
    code: t.string({ required: true }),
    linkKey: t.string(),
    newPassword: t.string({ required: true }),
    username: t.string({ required: true }),
  })),
  payload: PasswordResetPayloadRef,
  run: forgotPasswordSubmit,
});

mutation("signOut", {
  whileActing: "AS_MEMBER",
  openBeforeTerms: true,
  input: inputOf("SignOutInput", (t) => ({ everywhere: t.boolean() })),
  payload: EmptyPayloadRef,
  run: signOut,
});

mutation("profileTermsAccepted", {
  whileActing: "OWN_ACCOUNT",
  openBeforeTerms: true,
  input: inputOf("ProfileTermsAcceptedInput", (t) => ({
    acceptPrivacy: t.boolean({ required: true }),
    acceptTerms: t.boolean({ required: true }),
  })),
  payload: UserPayloadRef,
  run: profileTermsAccepted,
});
