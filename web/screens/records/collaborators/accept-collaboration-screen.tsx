// What the link of an invitation to one draft or document opens for somebody who is signed in: it accepts at once, and says why when it cannot.

import { invitationCodeIn } from "@bondline/domain/people/organisations/invitation-code.ts";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import type { CollaboratorInvitationAcceptMutation } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useSession } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { INVITATION_WORDS } from "../../people/accounts/public/invitation-words.ts";
import { CollaboratorInvitationAccept } from "./collaborator-operations.ts";
import { PEOPLE_WORDS } from "./collaborator-words.ts";

const WORDS = PEOPLE_WORDS.accept;

export function AcceptCollaborationScreen() {
  usePageTitle(WORDS.title);
  const { failure, tryAgain } = useCollaboration(invitationCodeIn(useRouteParam("code")));
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} />
      {failure === undefined ? (
        <WorkingLine>{WORDS.working}</WorkingLine>
      ) : (
        <NotAccepted failure={failure} onTryAgain={tryAgain} />
      )}
    </Page>
  );
}

function useCollaboration(code: string) {
  const { me, reload } = useSession();
  const { send } = useCommand(CollaboratorInvitationAccept, { handledByScreen: true });
  const go = useGo();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const begun = useRef("");

  useEffect(
    function acceptOnce() {
      const key = `${code} ${attempt}`;
      if (me === undefined || begun.current === key) return;
      begun.current = key;
      void accept();

      async function accept(): Promise<void> {
        const answer = await send({ code });
        if (!answer.ok) return setFailure(answer.failure);
        await reload();
        notify({ tone: "ok", title: WORDS.done });
        go(placeOf(answer.data.acceptCollaboratorInvitation), { replace: true });
      }
    },
    [me, code, attempt, send, go, reload],
  );

  const tryAgain = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { failure, tryAgain };
}

type Accepted = CollaboratorInvitationAcceptMutation["acceptCollaboratorInvitation"];

/** A draft that was issued meanwhile has become a document, and its invitations lead there. */
function placeOf({ draftId, documentId, organisationId }: Accepted): string {
  if (documentId !== null) return paths.documentView({ organisationId, documentId });
  return draftId === null ? paths.sharedWithMe() : paths.draftView({ organisationId, draftId });
}

type NotAcceptedProps = { readonly failure: Failure; readonly onTryAgain: () => void };

/** Which of the reasons it is, nobody is told but the invited person. */
function NotAccepted({ failure: { code, message }, onTryAgain }: NotAcceptedProps) {
  const { me, signOut } = useSession();
  const isOver = code === "INVITATION_NOT_FOUND";
  return (
    <div role="alert" className="rounded-card bg-surface shadow-1">
      <EmptyState
        icon={FailedIcon}
        title={INVITATION_WORDS.failed}
        sentence={isOver ? INVITATION_WORDS.notForYou(me?.email ?? "") : message}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isOver ? (
              <Button onClick={signOut}>{INVITATION_WORDS.signOut}</Button>
            ) : (
              <Button onClick={onTryAgain}>{INVITATION_WORDS.tryAgain}</Button>
            )}
            <LinkButton href={paths.home()}>{INVITATION_WORDS.goHome}</LinkButton>
          </div>
        }
      />
    </div>
  );
}
