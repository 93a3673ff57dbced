// Verifies an individual: the form, then the service's own page, and the way back from there.

import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import { useEffect, useRef, useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { leavePageFor } from "../../../app/leave-page.ts";
import { notify } from "../../../app/notices.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam, useSearchParam } from "../../../app/route-params.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { useReadAgainWhile } from "../../../app/use-read-again-while.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { GreenIdUpdate, IdentityCheckDocument } from "./identity-operations.ts";
import { IdentityState } from "./identity-state.tsx";
import { IDENTITY_WORDS as WORDS } from "./identity-words.ts";
import type { IdentityCheck } from "./shown-identity-check.ts";

export function IdentityCheckScreen() {
  const id = useRouteParam("individualId");
  const place = { organisationId: useRouteParam("organisationId"), draftId: useRouteParam("draftId") };
  const session = useSearchParam("session");
  const draftHref = paths.draftView(place);
  usePageTitle(WORDS.title);
  return session === undefined ? (
    <Check key={id} id={id} draftHref={draftHref} />
  ) : (
    <Returned id={id} session={session} draftHref={draftHref} />
  );
}

type CheckProps = { readonly id: string; readonly draftHref: string };

function Check({ id, draftHref }: CheckProps) {
  const { data, failure, readAgain } = useRead(IdentityCheckDocument, { id });
  const check = data?.identityCheck;
  const [isAwaited, setAwaited] = useState(false);
  useReadAgainWhile(check?.isOpening === true, readAgain);
  useOutcome(isAwaited ? check : undefined, () => setAwaited(false));
  const submitted = () => {
    setAwaited(true);
    readAgain();
  };
  const isForm = check !== undefined && asksForDetails(check);
  if (check === undefined && failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.notLoaded}
        list={{ label: WORDS.toDraft, href: draftHref }}
        onRetry={readAgain}
      />
    );
  return (
    <Page width="form">
      <PageHeader
        title={check === undefined ? WORDS.title : WORDS.titleOf(individualName(check.individual))}
        // The form has a way to leave of its own.
        {...(!isForm && { actions: <LinkButton href={draftHref}>{WORDS.toDraft}</LinkButton> })}
      />
      {check === undefined ? (
        <Card hasBody>
          <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
        </Card>
      ) : isForm ? (
        <IdentityForm
          individual={check.individual}
          serviceName={check.serviceName ?? ""}
          cancelHref={draftHref}
          onSubmitted={submitted}
          onBehind={readAgain}
        />
      ) : (
        <IdentityState check={check} onAsked={submitted} />
      )}
    </Page>
  );
}

/** Once the service knows the person the form is over. */
function asksForDetails({ isAllowed, isOpening, isRegistered, serviceName, individual }: IdentityCheck) {
  const isToVerify = individual.needsVerification && individual.verificationGroup !== "VERIFIED";
  return isAllowed && isToVerify && serviceName !== null && !isRegistered && !isOpening;
}

/** Whoever has just submitted goes on to the service's page by themselves, or is shown why not. */
function useOutcome(check: IdentityCheck | undefined, onEnded: () => void): void {
  const isOpening = check?.isOpening;
  const fault = check?.individual.verificationFault ?? null;
  const hostedUrl = check?.hostedUrl ?? null;
  const end = useRef(onEnded);
  end.current = onEnded;
  useEffect(
    function followOutcome() {
      if (isOpening !== false || (fault === null && hostedUrl === null)) return;
      end.current();
      if (fault !== null) notify({ tone: "danger", title: WORDS.notRegistered, detail: fault });
      else if (hostedUrl !== null) leavePageFor(hostedUrl);
    },
    [isOpening, fault, hostedUrl],
  );
}

type ReturnedProps = CheckProps & { readonly session: string };

/** What the address says of the session is only a reason to ask; then back to the draft, which shows what came of it. */
function Returned({ id, session, draftHref }: ReturnedProps) {
  const { send } = useCommand(GreenIdUpdate, { handledByScreen: true });
  const go = useGo();
  const isSent = useRef(false);
  useEffect(
    function askAndReturn() {
      if (isSent.current) return;
      isSent.current = true;
      const isCancelled = session === "cancelled";
      void send({ id }).then(() => {
        notify(
          isCancelled
            ? { tone: "info", title: WORDS.cancelled, detail: WORDS.cancelledSentence }
            : { tone: "ok", title: WORDS.completed, detail: WORDS.completedSentence },
        );
        go(draftHref, { replace: true });
      });
    },
    [send, go, id, session, draftHref],
  );
  return (
    <Page width="form">
      <PageHeader title={WORDS.title} />
      <Card hasBody>
        <SkeletonRows label={WORDS.returning} />
      </Card>
    </Page>
  );
}
