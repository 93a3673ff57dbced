// What follows once it is known who signs in: a session, or the second step for those who have one.

import { TWO_STEP_MINUTES_VALID } from "@bondline/domain/people/accounts/two-step.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Context } from "../../../graphql/context.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { sessionTokenHash, type Transaction } from "../../../transaction/transaction.ts";
import { sendTwoStepSetUpCode } from "./account-mails.ts";
import type { AccountRow } from "./account-store.ts";
import { takeFromLimit } from "./limits.ts";
import { openSession, type SessionOverrides } from "./open-session.ts";
import { drawToken } from "./token.ts";
import { isTwoStepOn, isTwoStepRequired } from "./two-step.ts";
import { drawSetUpCode } from "./two-step-set-up.ts";
import { insertChallenge } from "./two-step-store.ts";

/** No session yet where a second step is on or required: whoever proved the first must also hold the telephone. */
export async function beginSignIn(
  tx: Transaction,
  account: AccountRow,
  client: Context["client"],
  overrides: SessionOverrides,
): Promise<CommandResult | TwoStepNeeded> {
  const isOn = await isTwoStepOn(tx, account.id);
  if (!isOn && !(await isTwoStepRequired(tx, account.id)))
    return await openSession(tx, account.id, client, overrides);

  return await challengeFor(tx, account, { keepsSignedIn: overrides.keepsSignedIn, isOn });
}

/** Whoever has no second step yet is mailed a code: a password alone shows no secret. */
export async function challengeFor(
  tx: Transaction,
  account: AccountRow,
  { keepsSignedIn, isOn }: { keepsSignedIn: boolean; isOn: boolean },
): Promise<TwoStepNeeded> {
  const challenge = drawToken();
  const challengeHash = sessionTokenHash(challenge);
  const mailed = isOn ? undefined : drawSetUpCode(tx.app, challengeHash);
  const expiresAt = addMinutes(tx.now, TWO_STEP_MINUTES_VALID);
  await insertChallenge(tx, {
    accountId: account.id,
    challengeHash,
    keepsSignedIn,
    expiresAt,
    setUpCodeHash: mailed?.hash ?? null,
  });
  if (mailed !== undefined) {
    await takeFromLimit(tx, "mailPerTarget", `two-step ${account.email}`);
    await sendTwoStepSetUpCode(tx, account, { code: mailed.code, expiresAt });
  }
  return new TwoStepNeeded({ challenge, isSetUpMailed: !isOn, setUp: null });
}

/** Carried out of the transaction before it is refused, so that the challenge stays. */
export class TwoStepNeeded {
  readonly data: { challenge: string; isSetUpMailed: boolean; setUp: null };

  constructor(data: TwoStepNeeded["data"]) {
    this.data = data;
  }
}

export function sessionOrSecondStep(outcome: CommandResult | TwoStepNeeded): CommandResult {
  if (outcome instanceof TwoStepNeeded) refuse("TWO_STEP_REQUIRED", outcome.data);
  return outcome;
}
