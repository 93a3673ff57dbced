// The code of an invitation as it stands in the query of the mailed link.

import { invitationCodeIn } from "@bondline/domain/people/organisations/invitation.ts";

/** The router reads a code of digits alone as a number. */
export function invitedCodeIn({ code }: { readonly code?: unknown }): string {
  return typeof code === "string" || typeof code === "number" ? invitationCodeIn(String(code)) : "";
}
