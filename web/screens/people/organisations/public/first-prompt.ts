// What a person must answer before anything else, if anything: the code of the dialogs comes only for those who must.

import {
  type FirstPrompt,
  findFirstPrompt,
  isOrganisationRequired,
} from "@bondline/domain/people/accounts/account.ts";
import type { SessionView } from "../../../../app/session.ts";

export function promptFor({
  me,
  organisations,
}: Pick<SessionView, "me" | "organisations">): FirstPrompt | undefined {
  if (me === undefined) return undefined;
  return findFirstPrompt({
    requiresTermsAcceptance: me.requireTermsAcceptance,
    hasOrganisation: organisations.length > 0,
    isOrganisationRequired: isOrganisationRequired({
      isStaff: me.staff !== null,
      isCollaborator: me.isCollaborator,
    }),
  });
}
