// What a person must answer before anything else: the terms, their first organisation, or both at once.

import type { FirstPrompt } from "@bondline/domain/people/accounts/account.ts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSession } from "../../../app/session.ts";
import { paths } from "../../../paths.ts";
import { OrganisationDialog } from "./organisation-dialog.tsx";
import { promptFor } from "./public/first-prompt.ts";
import { TermsDialog } from "./terms-dialog.tsx";

/** A prompt that a following read of the user state would take away again is not shown. */
export const PROMPT_WAIT_MS = 250;

/** Whoever accepts an invitation is about to have an organisation, and is asked about nothing before. */
const JOINING = paths.acceptOrganisationInvitation({ code: "" });

export function FirstPrompts() {
  const session = useSession();
  const isJoining = useLocation({ select: ({ pathname }) => pathname.startsWith(JOINING) });
  const prompt = useSettledPrompt(isJoining ? undefined : promptFor(session));

  if (prompt === "TERMS") return <TermsDialog />;
  if (prompt === "CREATE_ORGANISATION") return <OrganisationDialog mustBeAnswered />;
  if (prompt === "CREATE_ORGANISATION_AND_TERMS") return <OrganisationDialog mustBeAnswered asksForTerms />;
  return null;
}

/** A prompt goes away at once, and comes only when it has stayed the same for a while. */
export function useSettledPrompt(wanted: FirstPrompt | undefined): FirstPrompt | undefined {
  const [settled, setSettled] = useState<FirstPrompt>();

  useEffect(
    function showAfterAWhile() {
      if (wanted === undefined) return setSettled(undefined);
      const timer = setTimeout(() => setSettled(wanted), PROMPT_WAIT_MS);
      return () => clearTimeout(timer);
    },
    [wanted],
  );
  return settled === wanted ? settled : undefined;
}
