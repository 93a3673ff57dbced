// Completes a sign-in with the second step: the challenge of the right password, and a code.

import { TWO_STEP_MESSAGE, twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction, sessionTokenHash } from "../../../../transaction/transaction.ts";
import { admitCall } from "../admission.ts";
import type { DeviceMarks } from "../known-devices.ts";
import { takeFromLimit } from "../limits.ts";
import { openSession } from "../open-session.ts";
import { drawRecoveryCodes, isTwoStepOn, takeCode } from "../two-step.ts";
import { isChallengeOver } from "../two-step-set-up.ts";
import { countChallengeAttempt, lockChallenge, saveChallengeUsed } from "../two-step-store.ts";

export const CHALLENGE_OVER_MESSAGE = "This sign-in has taken too long. Please sign in again.";

type Outcome = CommandResult | "wrong" | "over";

/** A wrong guess is counted and committed before it is refused. */
export async function confirmTwoStep(
  { application: app, client }: Context,
  input: { challenge: string; code: string; deviceMarks?: DeviceMarks },
): Promise<CommandResult> {
  const { code } = requireFields({ code: required(twoStepCode) }, { code: input.code });
  await admitCall(app, "codePerAddress", client.ipAddress);
  const outcome = await runTransaction(app, { system: "Account service" }, async (tx): Promise<Outcome> => {
    const challenge = await lockChallenge(tx, sessionTokenHash(input.challenge));
    if (challenge === undefined || isChallengeOver(tx, challenge)) return "over";
    await takeFromLimit(tx, "codePerAccount", `two-step ${challenge.accountId}`);

    const wasOn = await isTwoStepOn(tx, challenge.accountId);
    if (!wasOn && challenge.setUpOpenedAt === null) return "over";
    if (!(await takeCode(tx, challenge.accountId, code))) {
      await countChallengeAttempt(tx, challenge.id);
      return "wrong";
    }
    await saveChallengeUsed(tx, challenge.id);
    const session = await openSession(tx, challenge.accountId, client, {
      keepsSignedIn: challenge.keepsSignedIn,
      deviceMarks: input.deviceMarks,
    });
    return wasOn ? session : { ...session, recoveryCodes: await drawRecoveryCodes(tx, challenge.accountId) };
  });
  if (outcome === "wrong") refuseFields({ code: TWO_STEP_MESSAGE });
  if (outcome === "over") refuseFields({ challenge: CHALLENGE_OVER_MESSAGE });
  return outcome;
}
