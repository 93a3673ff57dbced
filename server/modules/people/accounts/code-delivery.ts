// What is said of a code that was mailed.

import { maskEmail } from "@bondline/domain/values/fields/email.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";

/** The same for every address: a medium, and a mask of what was typed. */
export function codeDelivery(email: string): CommandResult {
  return { codeDelivery: { deliveryMedium: "EMAIL", destination: maskEmail(email) } };
}
