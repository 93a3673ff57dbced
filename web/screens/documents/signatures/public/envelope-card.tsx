// A digital original that waits at an e-signature service: its officer's way to the page there, and how any of them calls it off.

import type { EnvelopeStatus } from "@bondline/domain/records/envelopes/envelope.ts";
import { useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { DigitalOriginalCallOff } from "./signature-operations.ts";
import { SIGNATURE_WORDS as WORDS } from "./signature-words.ts";
import type { DocumentWithSignature, EnvelopeRecord } from "./signed-document.ts";

type CardProps = { readonly document: DocumentWithSignature; readonly envelope: EnvelopeRecord };

export function EnvelopeCard({ document, envelope }: CardProps) {
  const [isAsking, setAsking] = useState(false);
  const { serviceName, openedBy, createdAt, signingUrl } = envelope;
  const service = serviceName ?? "";
  return (
    <Card heading={WORDS.heading} hasBody>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge tone="warn">{WORDS.waitsAt(service)}</StatusBadge>
          <p className="figures text-meta break-words text-ink-3">
            {WORDS.sentOn(openedBy, exactTime(createdAt))}
          </p>
        </div>
        <p className="text-body text-ink-2">{sentenceOf(envelope)}</p>
        <div className="flex flex-wrap gap-2">
          {signingUrl !== null && (
            <LinkButton
              href={signingUrl}
              target="_blank"
              rel="noopener noreferrer"
              size="small"
              variant="primary"
            >
              {WORDS.openPage}
            </LinkButton>
          )}
          <Button size="small" onClick={() => setAsking(true)}>
            {WORDS.callOff}
          </Button>
        </div>
      </div>
      {isAsking && (
        <CommandDialog
          title={WORDS.callOffTitle}
          sentence={WORDS.callOffSentence(service)}
          confirmLabel={WORDS.callOff}
          cancelLabel={WORDS.keepWaiting}
          command={DigitalOriginalCallOff}
          input={{ documentId: document.id, version: document.version }}
          done={{ title: WORDS.calledOff }}
          notDone={WORDS.notCalledOff}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function sentenceOf({ serviceName, openedBy, isOwn, signingUrl }: EnvelopeRecord): string {
  if (!isOwn) return WORDS.othersTurn(openedBy);
  return signingUrl === null ? WORDS.preparing(serviceName ?? "") : WORDS.ready;
}

const ENDED: Partial<Record<EnvelopeStatus, (service: string) => string>> = {
  REFUSED: WORDS.refusedAt,
  FAILED: WORDS.failedAt,
};

/** Why the last one came to nothing; what was called off is no news to whoever did it. */
export function EnvelopeEnd({ envelope: { status, serviceName, endedReason } }: Pick<CardProps, "envelope">) {
  const title = ENDED[status];
  if (title === undefined) return null;
  return (
    <Notice tone="warn" title={title(serviceName ?? "")}>
      {endedReason ?? undefined}
    </Notice>
  );
}
