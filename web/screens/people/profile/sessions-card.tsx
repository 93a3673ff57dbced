// Where the person is signed in: each device in plain words, this one marked, each of the others to be signed out.

import { useEffect, useMemo, useState } from "react";
import { useClient, useQuery } from "urql";
import { failureOf } from "../../../api/failure.ts";
import type { ProfileSessionFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { useStore } from "../../../app/store.ts";
import { exactTime, relativeTime } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ProfileEndSessionDocument, ProfileSessionsDocument } from "./profile-operations.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { sessionsChangedStore } from "./sessions-changed.ts";

export function SessionsCard() {
  const { sessions, failure, retry, replace } = useSessions();
  const { signOut, signOutEverywhere } = useSession();
  const [asks, setAsks] = useState(false);

  return (
    <Card
      heading={WORDS.sessions}
      hasRows
      action={
        sessions !== undefined && (
          <Button size="small" variant="danger-quiet" onClick={() => setAsks(true)}>
            {WORDS.signOutEverywhere}
          </Button>
        )
      }
    >
      {sessions === undefined && failure === undefined && <SkeletonRows rows={2} />}
      {sessions === undefined && failure !== undefined && (
        <ErrorState title={WORDS.sessionsNotLoaded} sentence={failure.message} onRetry={retry} />
      )}
      {sessions !== undefined && (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={replace} />
          ))}
        </ul>
      )}
      {sessions !== undefined && (
        <CardBody>
          <Button onClick={signOut}>{WORDS.signOutHere}</Button>
        </CardBody>
      )}
      {asks && (
        <ConfirmDialog
          title={WORDS.everywhereTitle}
          sentence={WORDS.everywhereSentence}
          confirmLabel={WORDS.signOutEverywhere}
          isDangerous
          onConfirm={signOutEverywhere}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}

type SessionRowProps = {
  readonly session: ProfileSessionFragment;
  readonly onEnded: (left: readonly ProfileSessionFragment[]) => void;
};

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { send, sending } = useCommand(ProfileEndSessionDocument);
  const now = useNow();
  const { id, device, ipAddress, createdAt, lastSeenAt, isCurrent } = session;

  const end = async () => {
    const answer = await send({ id });
    if (!answer.ok) return;
    notify({ tone: "ok", title: WORDS.sessionEnded(device) });
    onEnded(answer.data.endSession.sessions);
  };

  return (
    <li className="border-line not-last:border-b">
      <CardRow>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-body font-medium">
            {device}
            {isCurrent && <StatusBadge tone="ok">{WORDS.thisDevice}</StatusBadge>}
          </p>
          <p className="figures text-label text-ink-2">
            {[ipAddress, WORDS.signedIn(exactTime(createdAt)), WORDS.lastSeen(relativeTime(lastSeenAt, now))]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
        </div>
        {!isCurrent && (
          <Button size="small" isLoading={sending} aria-label={WORDS.endSessionOf(device)} onClick={end}>
            {WORDS.endSession}
          </Button>
        )}
      </CardRow>
    </li>
  );
}

function useSessions() {
  const client = useClient();
  const changes = useStore(sessionsChangedStore);
  const context = useMemo(() => ({ handledByScreen: true }), []);
  const [{ data, error }, read] = useQuery({ query: ProfileSessionsDocument, context });
  const [left, setLeft] = useState<readonly ProfileSessionFragment[]>();

  useEffect(
    function readAgainAfterOthersWereEnded() {
      if (changes === 0) return;
      const reading = client.query(ProfileSessionsDocument, {}, { handledByScreen: true }).toPromise();
      void reading.then((again) => setLeft(again.data?.sessions));
    },
    [client, changes],
  );

  return {
    sessions: left ?? data?.sessions,
    failure: error === undefined ? undefined : failureOf(error),
    retry: () => read(),
    replace: setLeft,
  };
}
