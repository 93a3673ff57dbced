// Opens the first set-up of a demanded second step: the challenge of a right password, and the code that was mailed with it.

import { SET_UP_CODE_MESSAGE, setUpCode } from "@bondline/domain/people/accounts/two-step.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction, sessionTokenHash, type Transaction } from "../../../../transaction/transaction.ts";
import { findAccount } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { drawSecret, isTwoStepOn, readSetUp } from "../two-step.ts";
import { isChallengeOver, isSetUpCode } from "../two-step-set-up.ts";
import { countChallengeAttempt, lockChallenge, saveSetUpOpened } from "../two-step-store.ts";
import { CHALLENGE_OVER_MESSAGE } from "./confirm-two-step.ts";

/** A wrong guess is counted and committed before it is refused. Sent again, it draws a new secret. */
export async function openTwoStepSetUp(
  { application: app }: Context,
  input: { challenge: string; code: string },
): Promise<CommandResult> {
  const { code } = requireFields({ code: required(setUpCode) }, { code: input.code });
  const outcome = await runTransaction(app, { system: "Account service" }, (tx) =>
    open(tx, sessionTokenHash(input.challenge), code),
  );
  if (outcome === "wrong") refuseFields({ code: SET_UP_CODE_MESSAGE });
  if (outcome === "over") refuseFields({ challenge: CHALLENGE_OVER_MESSAGE });
  return outcome;
}

async function open(
  tx: Transaction,
  challengeHash: string,
  code: string,
): Promise<CommandResult | "wrong" | "over"> {
  const challenge = await lockChallenge(tx, challengeHash);
  if (challenge === undefined || isChallengeOver(tx, challenge)) return "over";
  await takeFromLimit(tx, "codePerAccount", `two-step ${challenge.accountId}`);
  if (!isSetUpCode(tx.app, challenge, code)) {
    await countChallengeAttempt(tx, challenge.id);
    return "wrong";
  }
  const account = await findAccount(tx, challenge.accountId);
  if (account === undefined || (await isTwoStepOn(tx, account.id))) return "over";
  await saveSetUpOpened(tx, challenge.id);
  await drawSecret(tx, account.id);
  const setUp = await readSetUp(tx, account);
  return setUp === undefined ? "over" : { setUp };
}
