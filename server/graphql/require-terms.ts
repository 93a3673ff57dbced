// Nobody does business here under terms that they have not accepted: a newer version is asked of everybody again.

import { requiresTermsAcceptance } from "@bondline/domain/people/accounts/account.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Person } from "../transaction/actor.ts";

/** What is read, and what is about one's own account, stays open. */
export function requireTermsAccepted({ termsVersion, termsPublished }: Person): void {
  if (requiresTermsAcceptance({ published: termsPublished, accepted: termsVersion }))
    refuse("TERMS_NOT_ACCEPTED");
}
