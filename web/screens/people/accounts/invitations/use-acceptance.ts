// Accepts the invitation of the address once: looks it up, accepts it, and takes the person into the organisation.

import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import { useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import { type Failure, failureOf } from "../../../../api/failure.ts";
import type { InvitationSeenFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { defaultPathFor } from "../../../../app/guards.ts";
import { notify } from "../../../../app/notices.ts";
import { type Me, useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { INVITATION_WORDS as WORDS } from "../public/invitation-words.ts";
import { AcceptInvitationDocument, InvitationByCodeDocument } from "./invitation-operations.ts";
import { isUsedHere, rememberUsed } from "./used-codes.ts";

export type Trouble = {
  readonly title: string;
  readonly sentence: string;
  /** Another address was invited. */
  readonly isForSomebodyElse?: true;
  readonly canTryAgain?: boolean;
};

/** Your decision was not saved yet in the first case; the others are over. */
const IS_OVER: Record<InvitationStatus, boolean> = { INVITED: false, ACCEPTED: true, EXPIRED: true };

export function useAcceptance(code: string) {
  const { me, reload, selectOrganisation } = useSession();
  const client = useClient();
  const { send } = useCommand(AcceptInvitationDocument, { handledByScreen: true });
  const go = useGo();
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempt, setAttempt] = useState(0);
  const begun = useRef("");

  useEffect(
    function acceptOnce() {
      const key = `${code} ${attempt}`;
      if (me === undefined || begun.current === key) return;
      begun.current = key;
      void accept(me).then(setTrouble);

      async function accept(person: Me): Promise<Trouble | undefined> {
        const use = { accountId: person.id, code };
        if (isUsedHere(use)) return void go(paths.home(), { replace: true });

        const found = await client
          .query(InvitationByCodeDocument, { code }, { handledByScreen: true })
          .toPromise();
        const invitation = found.data?.invitation;
        if (invitation === undefined) return notFound(failureOf(found.error));
        if (IS_OVER[invitation.status]) return { title: WORDS.invalid, sentence: WORDS.invalidSentence };

        const answer = await send({ code });
        if (!answer.ok) return notAccepted(answer.failure, { invitation, person });
        const { organisation } = answer.data.acceptInvitation;
        rememberUsed(use);
        const state = await reload();
        selectOrganisation(organisation.id);
        notify({ tone: "ok", title: WORDS.accepted(organisation.name) });
        go(defaultPathFor(state), { replace: true });
        return undefined;
      }
    },
    [me, code, attempt, client, send, go, reload, selectOrganisation],
  );

  const tryAgain = () => {
    setTrouble(undefined);
    setAttempt(attempt + 1);
  };
  return { trouble, tryAgain };
}

function notFound({ code, message }: Failure): Trouble {
  if (code === "INVITATION_NOT_FOUND") return { title: WORDS.notFound, sentence: WORDS.notFoundSentence };
  return { title: WORDS.notFound, sentence: message, canTryAgain: true };
}

type Tried = { invitation: InvitationSeenFragment; person: Me };

/** One that was found and is still open is refused to nobody but the owner of another address. */
function notAccepted({ code, message }: Failure, { invitation, person }: Tried): Trouble {
  if (code !== "INVITATION_NOT_FOUND") return { title: WORDS.failed, sentence: message, canTryAgain: true };
  const addresses = { invited: invitation.email, own: person.email };
  return { title: WORDS.failed, sentence: WORDS.otherAddress(addresses), isForSomebodyElse: true };
}
