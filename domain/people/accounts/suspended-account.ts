// An account that the provider has suspended: its person is let in nowhere, and all that was begun goes on.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";

export const SUSPENSION_REASON = required(severalLines(LENGTHS.declineReason));

/** To whoever knows the password, and to nobody else. */
export const SUSPENDED_MESSAGE =
  "Your account is suspended, so you can't sign in. Your guarantees go on as before. Please contact us.";
export const WORKS_HERE_MESSAGE = "This person works in the portal. Remove them from the staff list instead.";
export const SUSPENDED_ALREADY_MESSAGE = "This account is suspended already.";
export const NOT_SUSPENDED_MESSAGE = "This account is not suspended.";
