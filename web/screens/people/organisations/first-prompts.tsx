// What a person is asked before anything else: the terms, their first organisation, or both at once. The organisation can wait.

import type { FirstPrompt } from "@bondline/domain/people/accounts/account.ts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSession } from "../../../app/session.ts";
import { paths } from "../../../paths.ts";
import { OrganisationDialog } from "./organisation-dialog.tsx";
import { promptFor, putOrganisationOff } from "./public/first-prompt.ts";
import { TermsDialog } from "./terms-dialog.tsx";

/** A prompt that a following read of the user state would take away again is not shown. */
export const PROMPT_WAIT_MS = 250;

/** Whoever accepts an invitation is about to have what they came for, and is asked about nothing before. */
const JOINING = [
  paths.acceptOrganisationInvitation({ code: "" }),
  paths.acceptDocumentInvitation({ code: "" }),
];

export function FirstPrompts() {
  const session = useSession();
  const [, showAgain] = useState(0);
  const isJoining = useLocation({
    select: ({ pathname }) => JOINING.some((path) => pathname.startsWith(path)),
  });
  const prompt = useSettledPrompt(isJoining ? undefined : promptFor(session));

  if (prompt === undefined) return null;
  if (prompt === "TERMS") return <TermsDialog />;
  const putOff = () => {
    if (session.me !== undefined) putOrganisationOff(session.me.id);
    showAgain((count) => count + 1);
  };
  return (
    <OrganisationDialog
      mustBeAnswered
      asksForTerms={prompt === "CREATE_ORGANISATION_AND_TERMS"}
      onNotNow={putOff}
    />
  );
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
