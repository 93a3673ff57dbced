// Signing in with a provider of identities, in the contract: there and back.

import { builder } from "../../../graphql/builder.ts";
import { type Payload, publicField } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { SessionPayloadRef } from "./account-mutations.ts";
import { beginOAuthSignIn } from "./commands/begin-oauth-sign-in.ts";
import { completeOAuthSignIn } from "./commands/complete-oauth-sign-in.ts";

publicField({
  name: "beginOAuthSignIn",
  input: builder.inputType("BeginOAuthSignInInput", {
    fields: (t) => ({ clientMutationId: t.string({ required: true }), keepSignedIn: t.boolean() }),
  }),
  payload: builder.objectRef<Payload>("BeginOAuthSignInPayload").implement({
    fields: (t) => ({
      /** Kept by the browser tab that began, and sent with what came back. */
      attempt: t.string({ resolve: (answer) => resultField<string>(answer, "attempt") }),
      authorizationUrl: t.string({ resolve: (answer) => resultField<string>(answer, "authorizationUrl") }),
      clientMutationId: t.string({ resolve: mutationIdOf }),
    }),
  }),
  run: beginOAuthSignIn,
});

publicField({
  name: "completeOAuthSignIn",
  input: builder.inputType("CompleteOAuthSignInInput", {
    fields: (t) => ({
      attempt: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      deviceMarks: t.stringList(),
      referralPortalReferrerMemberCode: t.string(),
      referrerCode: t.string(),
      /** The query with which the provider sent the person back, as it came. */
      response: t.string({ required: true }),
    }),
  }),
  payload: SessionPayloadRef,
  run: completeOAuthSignIn,
});
