// The second step of signing in, in the contract: its state, its set-up, and the call that completes a sign-in.

import { builder } from "../../../graphql/builder.ts";
import { type Payload, publicField } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessOwnAccount } from "./account-access.ts";
import { SessionPayloadRef } from "./account-mutations.ts";
import { UserPayloadRef, UserRef } from "./account-schema.ts";
import { beginTwoStep, endTwoStep, proveTwoStep } from "./commands/change-two-step.ts";
import { confirmTwoStep } from "./commands/confirm-two-step.ts";
import { openTwoStepSetUp } from "./commands/open-two-step-set-up.ts";
import { countedCommand, countedSecret } from "./guess-limit.ts";
import {
  isTwoStepRequired,
  readSetUp,
  readTwoStep,
  type TwoStepSetUp,
  type TwoStepState,
} from "./two-step.ts";

const TwoStepRef = builder.objectRef<TwoStepState>("TwoStep").implement({
  fields: (t) => ({
    isOn: t.exposeBoolean("isOn"),
    isRequired: t.exposeBoolean("isRequired"),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft"),
  }),
});

builder.objectField(UserRef, "twoStep", (t) =>
  t.field({
    type: TwoStepRef,
    resolve: async ({ id }, _args, context) => await readTwoStep(await context.read(), id),
  }),
);

const TwoStepSetUpRef = builder.objectRef<TwoStepSetUp>("TwoStepSetUp").implement({
  fields: (t) => ({ address: t.exposeString("address"), secret: t.exposeString("secret") }),
});

const TwoStepSetUpPayloadRef = builder.objectRef<Payload>("TwoStepSetUpPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    /** Read afresh and never kept with the answer; null once a code has proven it, and where only a mailed code opens it. */
    setUp: t.field({
      type: TwoStepSetUpRef,
      nullable: true,
      resolve: async (_answer, _args, context) => {
        const tx = await context.read();
        const account = await accessOwnAccount(tx);
        return (await isTwoStepRequired(tx, account.id)) ? undefined : await readSetUp(tx, account);
      },
    }),
  }),
});

const OpenTwoStepSetUpPayloadRef = builder.objectRef<Payload>("OpenTwoStepSetUpPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    setUp: t.field({
      type: TwoStepSetUpRef,
      resolve: (answer) => resultField<TwoStepSetUp>(answer, "setUp"),
    }),
  }),
});

const RecoveryCodesPayloadRef = builder.objectRef<Payload>("RecoveryCodesPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    recoveryCodes: t.stringList({ resolve: (answer) => resultField<string[]>(answer, "recoveryCodes") }),
    user: t.field({
      type: UserRef,
      resolve: async (_answer, _args, context) => accessOwnAccount(await context.read()),
    }),
  }),
});

publicField({
  name: "confirmTwoStep",
  input: builder.inputType("ConfirmTwoStepInput", {
    fields: (t) => ({
      challenge: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
      deviceMarks: t.stringList(),
    }),
  }),
  payload: SessionPayloadRef,
  run: confirmTwoStep,
});

publicField({
  name: "openTwoStepSetUp",
  input: builder.inputType("OpenTwoStepSetUpInput", {
    fields: (t) => ({
      challenge: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
    }),
  }),
  payload: OpenTwoStepSetUpPayloadRef,
  run: openTwoStepSetUp,
});

publicField({
  name: "beginTwoStep",
  input: builder.inputType("BeginTwoStepInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      currentPassword: t.string({ required: true }),
    }),
  }),
  payload: TwoStepSetUpPayloadRef,
  run: countedCommand("beginTwoStep", beginTwoStep),
});

publicField({
  name: "proveTwoStep",
  input: builder.inputType("ProveTwoStepInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
    }),
  }),
  payload: RecoveryCodesPayloadRef,
  run: countedSecret(proveTwoStep),
});

publicField({
  name: "endTwoStep",
  input: builder.inputType("EndTwoStepInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
      currentPassword: t.string({ required: true }),
    }),
  }),
  payload: UserPayloadRef,
  run: countedCommand("endTwoStep", endTwoStep),
});
