// Asks for a captcha where the operator has set one: of everybody who signs up, and after repeated failures of who signs in.

import { CAPTCHA_MESSAGE } from "@bondline/domain/people/accounts/captcha.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { CaptchaFault } from "../../../ports/captcha/captcha-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { isLimitLeft, takeFromLimitQuietly } from "./limits.ts";

type Given = { token: string | null | undefined; ipAddress: string };

/** Nobody is let in unasked: while the service does not answer, signing up waits. */
export async function requireCaptcha(app: App, given: Given): Promise<void> {
  const isSolved = await outcomeOf(app, given);
  if (isSolved === "unknown") refuse("SERVICE_UNAVAILABLE");
  if (!isSolved) refuseFields({ captchaToken: CAPTCHA_MESSAGE });
}

/**
 * Asked of whoever failed often of late, whether or not there is such an account. People who have one are not kept out
 * by a service that does not answer: the limits on signing in hold without it.
 */
export async function requireCaptchaAfterFailures(app: App, email: string, given: Given): Promise<void> {
  if (app.ports.captcha === undefined) return;
  const isTrusted = await runTransaction(app, { system: "Account service" }, (tx) =>
    isLimitLeft(tx, "signInFailures", email),
  );
  if (!isTrusted && !(await outcomeOf(app, given))) refuseFields({ captchaToken: CAPTCHA_MESSAGE });
}

export async function countSignInFailure(app: App, email: string): Promise<void> {
  if (app.ports.captcha === undefined) return;
  await runTransaction(app, { system: "Account service" }, (tx) =>
    takeFromLimitQuietly(tx, "signInFailures", email),
  );
}

/** Without a captcha everybody counts as a person. */
async function outcomeOf({ ports }: App, { token, ipAddress }: Given): Promise<boolean | "unknown"> {
  if (ports.captcha === undefined) return true;
  try {
    return await ports.captcha.isSolved(token ?? "", ipAddress);
  } catch (thrown) {
    if (thrown instanceof CaptchaFault) return "unknown";
    throw thrown;
  }
}
