// The account calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload, publicField } from "../../../graphql/command-field.ts";
import { EmptyPayloadRef, mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { UserPayloadRef } from "./account-schema.ts";
import { acceptTerms } from "./commands/accept-terms.ts";
import { confirmSignUp } from "./commands/confirm-sign-up.ts";
import { forgotPassword } from "./commands/forgot-password.ts";
import { forgotPasswordSubmit } from "./commands/forgot-password-submit.ts";
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

const CodeDeliveryPayloadRef = builder.objectRef<Payload>("CodeDeliveryPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    codeDelivery: t.field({
      type: CodeDeliveryRef,
      resolve: (answer) => resultField<CodeDelivery>(answer, "codeDelivery"),
    }),
  }),
});

const SignUpPayloadRef = builder.objectRef<Payload>("SignUpPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    codeDelivery: t.field({
      type: CodeDeliveryRef,
      resolve: (answer) => resultField<CodeDelivery>(answer, "codeDelivery"),
    }),
    /** Sent with the code, it confirms the sign-up of this browser and no other with the same address. */
    signUpHandle: t.string({ resolve: (answer) => resultField<string>(answer, "signUpHandle") }),
  }),
});

export const SessionPayloadRef = builder.objectRef<Payload>("SessionPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    /** Kept by the browser and sent with its next sign-ins: strangers' guesses then hold it up no more. Null for a known one. */
    deviceMark: t.string({ nullable: true, resolve: deviceMarkOf }),
    /** Shown once, when this sign-in has proven a new authenticator app. */
    recoveryCodes: t.stringList({
      nullable: true,
      resolve: ({ recoveryCodes }) => (recoveryCodes as string[] | undefined) ?? null,
    }),
    session: t.field({ type: SessionRef, resolve: (answer) => resultField<Session>(answer, "session") }),
  }),
});

/** A mailed code was right, so that whoever brought it is no stranger. */
const PasswordResetPayloadRef = builder.objectRef<Payload>("PasswordResetPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    deviceMark: t.string({ nullable: true, resolve: deviceMarkOf }),
  }),
});

function deviceMarkOf({ deviceMark }: Payload): string | null {
  return typeof deviceMark === "string" ? deviceMark : null;
}

publicField({
  name: "signUp",
  input: builder.inputType("SignUpInput", {
    fields: (t) => ({
      captchaToken: t.string(),
      clientMutationId: t.string({ required: true }),
      email: t.string({ required: true }),
      familyName: t.string({ required: true }),
      givenName: t.string({ required: true }),
      password: t.string({ required: true }),
      phoneNumber: t.string(),
      referralPortalReferrerMemberCode: t.string(),
      referrerCode: t.string(),
    }),
  }),
  payload: SignUpPayloadRef,
  run: signUp,
});

publicField({
  name: "confirmSignUp",
  input: builder.inputType("ConfirmSignUpInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
      linkKey: t.string(),
      signUpHandle: t.string(),
      username: t.string({ required: true }),
    }),
  }),
  payload: EmptyPayloadRef,
  run: confirmSignUp,
});

publicField({
  name: "resendConfirmationCode",
  input: builder.inputType("ResendConfirmationCodeInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      signUpHandle: t.string(),
      username: t.string({ required: true }),
    }),
  }),
  payload: CodeDeliveryPayloadRef,
  run: resendConfirmationCode,
});

publicField({
  name: "signIn",
  input: builder.inputType("SignInInput", {
    fields: (t) => ({
      captchaToken: t.string(),
      clientMutationId: t.string({ required: true }),
      deviceMarks: t.stringList(),
      email: t.string({ required: true }),
      keepSignedIn: t.boolean(),
      password: t.string({ required: true }),
    }),
  }),
  payload: SessionPayloadRef,
  run: signIn,
});

publicField({
  name: "forgotPassword",
  input: builder.inputType("ForgotPasswordInput", {
    fields: (t) => ({ clientMutationId: t.string({ required: true }), email: t.string({ required: true }) }),
  }),
  payload: CodeDeliveryPayloadRef,
  run: forgotPassword,
});

publicField({
  name: "forgotPasswordSubmit",
  input: builder.inputType("ForgotPasswordSubmitInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
      linkKey: t.string(),
      newPassword: t.string({ required: true }),
      username: t.string({ required: true }),
    }),
  }),
  payload: PasswordResetPayloadRef,
  run: forgotPasswordSubmit,
});

commandField({
  name: "signOut",
  openBeforeTerms: true,
  input: builder.inputType("SignOutInput", {
    fields: (t) => ({ clientMutationId: t.string({ required: true }), everywhere: t.boolean() }),
  }),
  payload: EmptyPayloadRef,
  run: signOut,
});

commandField({
  name: "profileTermsAccepted",
  openBeforeTerms: true,
  input: builder.inputType("ProfileTermsAcceptedInput", {
    fields: (t) => ({
      acceptPrivacy: t.boolean({ required: true }),
      acceptTerms: t.boolean({ required: true }),
      clientMutationId: t.string({ required: true }),
    }),
  }),
  payload: UserPayloadRef,
  run: acceptTerms,
});
