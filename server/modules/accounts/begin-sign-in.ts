// What follows once it is known who signs in: a session, or the second step for those who have one.

import { TWO_STEP_MINUTES_VALID } from "@bondline/domain/accounts/two-step.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/time/instant.ts";
import type { Context } from "../../graphql/context.ts";
import type { Answer } from "../../graphql/idempotency.ts";
import { sessionTokenHash, type Work } from "../../work/work.ts";
import type { AccountRow } from "./account-store.ts";
import { openSession, type SessionWishes } from "./open-session.ts";
import { drawToken } from "./token.ts";
import { drawSecret, isTwoStepOn, isTwoStepRequired, readSetUp, type TwoStepSetUp } from "./two-step.ts";
import { insertChallenge } from "./two-step-store.ts";

/** No session yet where a second step is on or required: whoever proved the first must also hold the telephone. */
export async function beginSignIn(
  work: Work,
  account: AccountRow,
  client: Context["client"],
  wishes: SessionWishes,
): Promise<Answer | TwoStepNeeded> {
  const isOn = await isTwoStepOn(work, account.id);
  if (!isOn && !(await isTwoStepRequired(work, account.id)))
    return await openSession(work, account.id, client, wishes);

  const challenge = drawToken();
  await insertChallenge(work, {
    accountId: account.id,
    challengeHash: sessionTokenHash(challenge),
    keepsSignedIn: wishes.keepsSignedIn,
    expiresAt: addMinutes(work.now, TWO_STEP_MINUTES_VALID),
  });
  if (!isOn) await drawSecret(work, account.id);
  return new TwoStepNeeded({ challenge, setUp: (await readSetUp(work, account)) ?? null });
}

/** Carried out of the transaction before it is refused, so that the challenge stays. */
export class TwoStepNeeded {
  readonly data: { challenge: string; setUp: TwoStepSetUp | null };

  constructor(data: { challenge: string; setUp: TwoStepSetUp | null }) {
    this.data = data;
  }
}

export function sessionOrSecondStep(outcome: Answer | TwoStepNeeded): Answer {
  if (outcome instanceof TwoStepNeeded) refuse("TWO_STEP_REQUIRED", outcome.data);
  return outcome;
}
