// Completes a sign-in at the provider's: opens the account of that identity, links it to an existing one, or makes one.

import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction, type Transaction } from "../../../../transaction/transaction.ts";
import { beginSignIn, sessionOrSecondStep, type TwoStepNeeded } from "../begin-sign-in.ts";
import { admitIdentity, type Provided, requireVerifiedEmail } from "../identities.ts";
import { findAccountByIdentity } from "../identity-store.ts";
import type { DeviceMarks } from "../known-devices.ts";
import type { SessionOverrides } from "../open-session.ts";
import { openAttempt } from "../sign-in-attempt.ts";
import {
  askProvider,
  NOT_BELIEVED_MESSAGE,
  providerReturnUrl,
  requireSignInProvider,
} from "../sign-in-provider.ts";

export const ATTEMPT_OVER_MESSAGE = "This sign-in has taken too long. Please start again.";
/** More than any provider answers with. */
const RESPONSE_LENGTH_MAX = 4_000;

type Input = {
  attempt: string;
  response: string;
  deviceMarks?: DeviceMarks;
  referrerCode?: string | null | undefined;
  referralPortalReferrerMemberCode?: string | null | undefined;
};

export async function completeOAuthSignIn(
  { application: app, client }: Context,
  input: Input,
): Promise<CommandResult> {
  const provider = await requireSignInProvider(app, client.ipAddress);
  const attempt = openAttempt(app, input.attempt);
  if (attempt === undefined) refuseFields({ attempt: ATTEMPT_OVER_MESSAGE });
  if (input.response.length > RESPONSE_LENGTH_MAX) refuseFields({ response: NOT_BELIEVED_MESSAGE });

  const { secrets, keepsSignedIn } = attempt;
  const identity = await askProvider(() =>
    provider.complete({ returnUrl: providerReturnUrl(app), response: input.response, secrets }),
  );
  const { referrerCode, referralPortalReferrerMemberCode: memberCode } = input;
  const provided = { ...identity, providerName: provider.name, referral: { referrerCode, memberCode } };
  const outcome = await runTransaction(app, { system: "Account service" }, (tx) =>
    enter(tx, provided, client, { keepsSignedIn, deviceMarks: input.deviceMarks }),
  );
  if (outcome === "linked") refuse("ACCOUNT_LINKED_RESTART_AUTH");
  return sessionOrSecondStep(outcome);
}

/** "linked" is shown after its transaction has committed: the next sign-in finds the identity. */
async function enter(
  tx: Transaction,
  identity: Provided,
  client: Context["client"],
  overrides: SessionOverrides,
): Promise<CommandResult | TwoStepNeeded | "linked"> {
  const known = await findAccountByIdentity(tx, identity);
  if (known?.status === "DELETED") refuseFields({ provider: NOT_BELIEVED_MESSAGE });
  if (known !== undefined) return await beginSignIn(tx, known, client, overrides);

  const admitted = await admitIdentity(tx, identity, requireVerifiedEmail(identity));
  return admitted === "linked" ? admitted : await beginSignIn(tx, admitted, client, overrides);
}
