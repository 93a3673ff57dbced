// What a person must answer before anything else, if anything: the code of the dialogs comes only for those who must.

import {
  type FirstPrompt,
  findFirstPrompt,
  isOrganisationRequired,
} from "@bondline/domain/people/accounts/account.ts";
import type { SessionView } from "../../../../app/session.ts";

/** Under this key the browser's tab keeps who has put the first organisation off. */
const LATER_KEY = "bondline.organisation-later";

/** For as long as the tab is open: whoever comes again is asked again. */
export function putOrganisationOff(accountId: string): void {
  sessionStorage.setItem(LATER_KEY, accountId);
}

export function promptFor({
  me,
  organisations,
}: Pick<SessionView, "me" | "organisations">): FirstPrompt | undefined {
  if (me === undefined) return undefined;
  const prompt = findFirstPrompt({
    requiresTermsAcceptance: me.requireTermsAcceptance,
    hasOrganisation: organisations.length > 0,
    isOrganisationRequired: isOrganisationRequired({
      isStaff: me.staff !== null,
      isCollaborator: me.isCollaborator,
    }),
  });
  return sessionStorage.getItem(LATER_KEY) === me.id ? withoutOrganisation(prompt) : prompt;
}

function withoutOrganisation(prompt: FirstPrompt | undefined): FirstPrompt | undefined {
  if (prompt === "CREATE_ORGANISATION") return undefined;
  return prompt === "CREATE_ORGANISATION_AND_TERMS" ? "TERMS" : prompt;
}
