// Who has kept a record from the archive, when and why, and for administrators the way to set a hold and to end it.

import { useMemo, useState } from "react";
import { readPages } from "../../../app/list/read-pages.ts";
import { useSession } from "../../../app/session.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { StreamItem, StreamWords } from "../../../ui/stream.tsx";
import { ActivityTime } from "../../records/history/public/activity-time.tsx";
import { useNewestPages } from "../../records/history/public/newest-pages.ts";
import { NewestStream } from "../../records/history/public/newest-stream.tsx";
import { ArchiveHolds } from "./archive-hold-operations.ts";
import { ARCHIVE_HOLD_WORDS as WORDS } from "./archive-hold-words.ts";
import { EndHoldDialog } from "./end-hold-dialog.tsx";
import type { ArchiveHoldsProps } from "./public/archive-holds.tsx";
import { SetHoldDialog } from "./set-hold-dialog.tsx";

export function ArchiveHoldsCard({ record: { kind, id }, revision }: ArchiveHoldsProps) {
  const { staff } = useSession();
  const [isAsking, setAsking] = useState(false);
  const read = useMemo(
    () =>
      readPages({
        document: ArchiveHolds,
        variablesOf: ({ first, after }) => ({ kind, id, first, after }),
        connectionIn: ({ archiveHolds }) => archiveHolds,
      }),
    [kind, id],
  );
  const pages = useNewestPages(read, revision);
  const inForce = pages.page?.rows.find(({ endedAt }) => endedAt === null);
  const maySet = staff?.isAdmin === true && pages.page !== undefined;
  const close = () => setAsking(false);
  return (
    <Card heading={WORDS.title} hasRows>
      <div className="grid gap-3 border-b border-line px-4 py-4 sm:px-5">
        <p className="text-label text-ink-2">{WORDS.help}</p>
        {maySet && (
          <div className="flex justify-end" data-print="hide">
            <Button onClick={() => setAsking(true)}>{inForce === undefined ? WORDS.set : WORDS.end}</Button>
          </div>
        )}
      </div>
      <NewestStream
        pages={pages}
        words={WORDS}
        entry={(hold, now) => (
          <StreamItem
            key={hold.id}
            who={hold.heldBy}
            what={hold.endedAt === null ? WORDS.held : WORDS.heldAndEnded}
            when={<ActivityTime instant={hold.createdAt} now={now} />}
          >
            <StreamWords>{hold.reason}</StreamWords>
            {hold.endedAt !== null && (
              <StreamWords>
                {WORDS.ended(hold.endedBy ?? "", exactDate(hold.endedAt), hold.endedReason ?? "")}
              </StreamWords>
            )}
          </StreamItem>
        )}
      />
      {isAsking && inForce === undefined && (
        <SetHoldDialog record={{ kind, id }} onSaved={pages.readAgain} onClose={close} />
      )}
      {isAsking && inForce !== undefined && (
        <EndHoldDialog holdId={inForce.id} onSaved={pages.readAgain} onClose={close} />
      )}
    </Card>
  );
}
