// Which version of the terms is published, and that it is accepted: a newer one is asked of everybody again.

import { requiresTermsAcceptance } from "@bondline/domain/people/accounts/account.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Person } from "../../../transaction/actor.ts";

export const TERMS_VERSION = 1;

/** Nobody does business here under terms that they have not accepted; what is read, and what is about one's own account, stays open. */
export function requireTermsAccepted({ termsVersion }: Person): void {
  if (requiresTermsAcceptance({ published: TERMS_VERSION, accepted: termsVersion }))
    refuse("TERMS_NOT_ACCEPTED");
}

/** The terms under which a draft is submitted. */
export const SUBMISSION_TERMS_VERSION = "1";
