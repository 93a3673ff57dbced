// The second step of signing in, in the contract: its state, its set-up, and the call that completes a sign-in.

import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, resultField, valueField } from "../../../graphql/payloads.ts";
import { accessOwnAccount } from "./account-access.ts";
import { SessionPayloadRef } from "./account-mutations.ts";
import { UserPayloadRef, UserRef } from "./account-schema.ts";
import { beginTwoStep } from "./commands/begin-two-step.ts";
import { confirmTwoStep } from "./commands/confirm-two-step.ts";
import { endTwoStep } from "./commands/end-two-step.ts";
import { openTwoStepSetUp } from "./commands/open-two-step-set-up.ts";
import { proveTwoStep } from "./commands/prove-two-step.ts";
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

const TwoStepSetUpPayloadRef = payloadOf("TwoStepSetUpPayload", {
  /** Read afresh and never kept with the answer; null once a code has proven it, and where only a mailed code opens it. */
  setUp: (t) =>
    t.field({
      type: TwoStepSetUpRef,
      nullable: true,
      resolve: async (_answer, _args, context) => {
        const tx = await context.read();
        const account = await accessOwnAccount(tx);
        return (await isTwoStepRequired(tx, account.id)) ? undefined : await readSetUp(tx, account);
      },
    }),
});

const OpenTwoStepSetUpPayloadRef = payloadOf("OpenTwoStepSetUpPayload", {
  setUp: valueField(TwoStepSetUpRef, "setUp"),
});

const RecoveryCodesPayloadRef = payloadOf("RecoveryCodesPayload", {
  recoveryCodes: (t) => t.stringList({ resolve: (answer) => resultField<string[]>(answer, "recoveryCodes") }),
  user: readAgain(UserRef, accessOwnAccount),
});

publicMutation("confirmTwoStep", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ConfirmTwoStepInput", (t) => ({
    challenge: t.string({ required: true }),
    code: t.string({ required: true }),
    deviceMarks: t.stringList(),
  })),
  payload: SessionPayloadRef,
  run: confirmTwoStep,
});

publicMutation("openTwoStepSetUp", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("OpenTwoStepSetUpInput", (t) => ({
    challenge: t.string({ required: true }),
    code: t.string({ required: true }),
  })),
  payload: OpenTwoStepSetUpPayloadRef,
  run: openTwoStepSetUp,
});

publicMutation("beginTwoStep", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("BeginTwoStepInput", (t) => ({
    currentPassword: t.string({ required: true }),
  })),
  payload: TwoStepSetUpPayloadRef,
  run: countedCommand("beginTwoStep", beginTwoStep),
});

publicMutation("proveTwoStep", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ProveTwoStepInput", (t) => ({
    code: t.string({ required: true }),
  })),
  payload: RecoveryCodesPayloadRef,
  run: countedSecret(proveTwoStep),
});

publicMutation("endTwoStep", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("EndTwoStepInput", (t) => ({
    code: t.string({ required: true }),
    currentPassword: t.string({ required: true }),
  })),
  payload: UserPayloadRef,
  run: countedCommand("endTwoStep", endTwoStep),
});
