// Signing in with a provider of identities, in the contract: there and back.

import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, textOf } from "../../../graphql/payloads.ts";
import { SessionPayloadRef } from "./account-mutations.ts";
import { beginOAuthSignIn } from "./commands/begin-oauth-sign-in.ts";
import { completeOAuthSignIn } from "./commands/complete-oauth-sign-in.ts";

publicMutation("beginOAuthSignIn", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("BeginOAuthSignInInput", (t) => ({ keepSignedIn: t.boolean() })),
  payload: payloadOf("BeginOAuthSignInPayload", {
    /** Kept by the browser tab that began, and sent with what came back. */
    attempt: textOf("attempt"),
    authorizationUrl: textOf("authorizationUrl"),
  }),
  run: beginOAuthSignIn,
});

publicMutation("completeOAuthSignIn", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("CompleteOAuthSignInInput", (t) => ({
    attempt: t.string({ required: true }),
    deviceMarks: t.stringList(),
    referralPortalReferrerMemberCode: t.string(),
    referrerCode: t.string(),
    /** The query with which the provider sent the person back, as it came. */
    response: t.string({ required: true }),
  })),
  payload: SessionPayloadRef,
  run: completeOAuthSignIn,
});
