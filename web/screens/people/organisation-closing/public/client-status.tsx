// Whether a client is closed, since when and why, with the way to close it or to open it again.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import type { ClientRowFragment } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { CLOSING_WORDS as WORDS } from "../closing-words.ts";

/** Asked for by few who read the page. */
const CloseDialog = lazy(async () => ({
  default: (await import("./close-organisation-dialog.tsx")).CloseOrganisationDialog,
}));
const OpenDialog = lazy(async () => ({
  default: (await import("./open-organisation-dialog.tsx")).OpenOrganisationDialog,
}));

type ClientProps = { readonly client: ClientRowFragment; readonly onChanged: () => void };

/** Nothing of a client that is open. */
export function ClosedClientNotice({ client, onChanged }: ClientProps) {
  const [isAsking, setAsking] = useState(false);
  const { closedAt, archivedAt, archiveDate, closingReason, capabilities } = client;
  if (closedAt === null) return null;
  const closedOn = exactDate(closedAt);
  if (archivedAt !== null)
    return (
      <Notice tone="info" title={WORDS.archivedOn(exactDate(archivedAt))}>
        {WORDS.archivedSentence(closedOn)}
        {closingReason !== null && <p className="mt-1">{closingReason}</p>}
      </Notice>
    );
  const action = capabilities.includes("CAN_OPEN") ? (
    <Button size="small" onClick={() => setAsking(true)}>
      {WORDS.open}
    </Button>
  ) : undefined;
  return (
    <>
      <Notice tone="info" title={WORDS.closedOn(closedOn)} action={action}>
        {closingReason ?? WORDS.closedSentence}
        {archiveDate !== null && action !== undefined && (
          <p className="mt-1">{WORDS.opensUntil(formatDate(plainDate(archiveDate)))}</p>
        )}
      </Notice>
      {isAsking && (
        <Suspense>
          <OpenDialog organisation={client} onOpened={onChanged} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

export function CloseClientButton({ client, onChanged }: ClientProps) {
  const [isAsking, setAsking] = useState(false);
  if (!client.capabilities.includes("CAN_CLOSE")) return null;
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        {WORDS.action}
      </Button>
      {isAsking && (
        <Suspense>
          <CloseDialog organisation={client} isStaff onClosed={onChanged} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
