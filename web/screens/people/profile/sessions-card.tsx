// Where the person is signed in: each device in plain words, this one marked, each of the others to be signed out.

import { useEffect, useState } from "react";
import type { ProfileSessionFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useSession } from "../../../app/session.ts";
import { useStore } from "../../../app/store.ts";
import { exactTime, relativeTime } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ProfileEndSessionDocument, ProfileSessionsDocument } from "./profile-operations.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { sessionsChangedStore } from "./sessions-changed.ts";

/** The latest used ones; somebody looking for a stranger's opens the rest. */
const SHOWN_AT_FIRST = 5;

export function SessionsCard() {
  const { sessions, read, replace } = useSessions();
  const { signOut, signOutEverywhere } = useSession();
  const [asks, setAsks] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const folded = showsAll ? 0 : Math.max(0, (sessions?.length ?? 0) - SHOWN_AT_FIRST);

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
      {sessions === undefined && <ReadPending of={read} notLoaded={WORDS.sessionsNotLoaded} rows={2} />}
      {sessions !== undefined && (
        <ul>
          {sessions.slice(0, sessions.length - folded).map((session) => (
            <SessionRow key={session.id} session={session} onEnded={replace} />
          ))}
        </ul>
      )}
      {folded > 0 && (
        <CardRow>
          <Button size="small" variant="quiet" onClick={() => setShowsAll(true)}>
            {WORDS.showAllSessions(sessions?.length ?? 0)}
          </Button>
        </CardRow>
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

/** Read again after others were ended elsewhere on the page. */
function useSessions() {
  const changes = useStore(sessionsChangedStore);
  const read = useRead(ProfileSessionsDocument, {}, { dependsOn: String(changes) });
  const [left, setLeft] = useState<readonly ProfileSessionFragment[]>();
  const { data } = read;
  useEffect(
    function showWhatIsRead() {
      setLeft(data?.sessions);
    },
    [data],
  );
  return { read, sessions: left ?? data?.sessions, replace: setLeft };
}
