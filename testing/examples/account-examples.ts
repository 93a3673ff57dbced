// One valid call of each operation on one's own account: signing up and in, profile, sessions, second step, notifications.

import { aGuest, openSession } from "../../server/demo/builders/guest-builder.ts";
import { CAST_PASSWORD } from "../../server/demo/cast.ts";
import { codeMailedTo, forgotPassword, GOOD_PASSWORD, newcomer, signUp } from "../account-calls.ts";
import { untilAccountJobsAreDone } from "../jobs-done.ts";
import type { Examples, Scene } from "./example.ts";
import {
  aChallenge,
  aGuestWithPassword,
  aLinkedProvider,
  aMailedSetUp,
  aNewName,
  aProviderReturn,
  aSignInProvider,
  aTwoStepSetUp,
  sessionIdOf,
} from "./example-steps.ts";

const withPassword = ({ world }: Scene) => aGuestWithPassword(world);
const anyGuest = ({ world }: Scene) => aGuest(world.app, aNewName());

async function aNewSignUp({ world }: Scene): Promise<string> {
  const person = newcomer(aNewName());
  await signUp(world.anonymous, person);
  await untilAccountJobsAreDone(world.ownerUrl);
  return person.email;
}

export const ACCOUNT_EXAMPLES: Examples = {
  Query: {
    fieldOptions: { on: "ANY", given: () => ({ type: "DraftChangesInput" }) },
    gatewayFeatures: { on: "ANY" },
    me: { on: "ANY" },
    sessions: { on: "ANY" },
    notifications: { on: "ANY", given: () => ({ first: 1 }) },
    unreadNotificationCount: { on: "ANY" },
  },
  Mutation: {
    signUp: {
      on: "ANY",
      by: "anonymous",
      given: () => newcomer(aNewName()),
      servesOne: true,
      writes: "Code INSERT, Sign-up INSERT, User INSERT",
    },
    confirmSignUp: {
      on: "ANY",
      by: "anonymous",
      given: async (scene) => {
        const username = await aNewSignUp(scene);
        return { username, code: await codeMailedTo(scene.world, username) };
      },
      servesOne: true,
      writes: "Code DELETE, Code UPDATE, Sign-up DELETE, User UPDATE",
    },
    resendConfirmationCode: {
      on: "ANY",
      by: "anonymous",
      given: async (scene) => ({ username: await aNewSignUp(scene) }),
      servesOne: true,
      writes: "Code DELETE, Code INSERT",
    },
    signIn: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => ({
        email: (await aGuestWithPassword(world)).email,
        password: CAST_PASSWORD,
      }),
      servesOne: true,
      writes: "Known device INSERT, Session INSERT",
    },
    beginOAuthSignIn: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => {
        await aSignInProvider(world);
        return {};
      },
      servesOne: true,
      writes: "nothing",
    },
    completeOAuthSignIn: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => await aProviderReturn(world),
      servesOne: true,
      writes: "Known device INSERT, Session INSERT, Sign-in provider INSERT, User INSERT, User UPDATE",
    },
    confirmTwoStep: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => await aChallenge(world),
      servesOne: true,
      writes: "Known device INSERT, Session INSERT, Two-step challenge UPDATE, Two-step sign-in UPDATE",
    },
    openTwoStepSetUp: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => await aMailedSetUp(world),
      servesOne: true,
      writes: "Two-step challenge UPDATE, Two-step sign-in INSERT",
    },
    forgotPassword: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => ({ email: (await aGuestWithPassword(world)).email }),
      servesOne: true,
      writes: "Code INSERT",
    },
    forgotPasswordSubmit: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => {
        const { email } = await aGuestWithPassword(world);
        await forgotPassword(world.anonymous, email);
        return { username: email, code: await codeMailedTo(world, email), newPassword: GOOD_PASSWORD };
      },
      servesOne: true,
      writes: "Code UPDATE, Known device INSERT, Session UPDATE, User UPDATE",
    },
    signOut: { on: "ANY", endsSession: true, writes: "Session UPDATE" },
    profileTermsAccepted: {
      on: "ANY",
      by: ({ world }) => aGuest(world.app, aNewName(), { hasAcceptedTerms: false }),
      given: () => ({ acceptTerms: true, acceptPrivacy: true }),
      writes: "User UPDATE",
    },
    updateProfile: {
      on: "ANY",
      by: anyGuest,
      given: () => ({
        version: 1,
        givenName: "Gil",
        familyName: "Moore",
        locale: "en-AU",
        timezone: "Australia/Perth",
      }),
      servesOne: true,
      writes: "User UPDATE",
    },
    changePassword: {
      on: "ANY",
      by: withPassword,
      given: () => ({ currentPassword: CAST_PASSWORD, newPassword: GOOD_PASSWORD }),
      servesOne: true,
      writes: "User UPDATE",
    },
    closeAccount: {
      on: "ANY",
      by: withPassword,
      given: ({ guest }) => ({ email: guest.email, currentPassword: CAST_PASSWORD }),
      endsSession: true,
      servesOne: true,
      writes: "Session UPDATE, User UPDATE",
    },
    updateNotifiedAt: { on: "ANY", by: anyGuest, writes: "User UPDATE" },
    beginTwoStep: {
      on: "ANY",
      by: withPassword,
      given: () => ({ currentPassword: CAST_PASSWORD }),
      servesOne: true,
      writes: "Two-step sign-in INSERT",
    },
    proveTwoStep: {
      on: "ANY",
      by: withPassword,
      given: async ({ world, guest }) => ({ code: (await aTwoStepSetUp(world, guest)).code() }),
      servesOne: true,
      writes: "Recovery code INSERT, Two-step sign-in UPDATE",
    },
    endTwoStep: {
      on: "ANY",
      by: withPassword,
      given: async ({ world, guest }) => {
        const { code, prove } = await aTwoStepSetUp(world, guest);
        await prove();
        return { currentPassword: CAST_PASSWORD, code: code() };
      },
      servesOne: true,
      writes: "Recovery code DELETE, Two-step sign-in DELETE, Two-step sign-in UPDATE",
    },
    removeSignInProvider: {
      on: "ANY",
      by: withPassword,
      given: async ({ world, guest }) => ({
        id: await aLinkedProvider(world, guest),
        currentPassword: CAST_PASSWORD,
      }),
      servesOne: true,
      writes: "Sign-in provider DELETE",
    },
    endSession: {
      on: "ANY",
      by: anyGuest,
      given: async ({ world, guest }) => ({
        id: await sessionIdOf(world, await openSession(world.app, guest.id)),
      }),
      writes: "Session UPDATE",
    },
  },
  Subscription: { unreadNotificationCountChanged: { on: "ANY" } },
};
