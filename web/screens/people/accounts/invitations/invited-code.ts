// The code of an invitation as it stands in the query of the mailed link, and to what it invites.

import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import { invitationCodeIn } from "@bondline/domain/people/organisations/invitation-code.ts";

/** The router reads a code of digits alone as a number. */
export function invitedCodeIn({ code }: { readonly code?: unknown }): string {
  return typeof code === "string" || typeof code === "number" ? invitationCodeIn(String(code)) : "";
}

/** To one draft or document, and not to an organisation. */
export function isToRecord({ to }: { readonly to?: unknown }): boolean {
  return to === "document" || to === "draft";
}

/** The others can only be said to be over. */
export const IS_OPEN: Readonly<Record<InvitationStatus, boolean>> = {
  INVITED: true,
  ACCEPTED: false,
  EXPIRED: false,
};
