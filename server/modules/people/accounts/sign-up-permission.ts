// Asks the operator's rules before anybody signs up, by form or by a sign-in provider.

import { signUpRefusalReason } from "@bondline/domain/people/accounts/sign-up-rules.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";

export function requireSignUpAllowed({ settings }: App, email: string): void {
  const reason = signUpRefusalReason(email, { blockedDomains: settings.signUpBlockedDomains });
  if (reason !== undefined) refuse("SIGN_UP_REFUSED", { reason });
}
