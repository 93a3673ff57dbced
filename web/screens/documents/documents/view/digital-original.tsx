// A digital original: to whom its link was sent, when, and whether it was opened; and the way to send it again.

import { hasOriginalToHandOver, isHandoverOver } from "@bondline/domain/documents/handovers/handover.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { lazy, Suspense, useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { exactDate, exactTime } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { CustodyRecord } from "./custody-record.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { paperOf } from "./document-files.ts";
import { DocumentHandoverRemove } from "./document-view-operations.ts";
import { DIGITAL_ORIGINAL_WORDS as WORDS } from "./document-view-words.ts";

const HandoverDialog = lazy(async () => ({
  default: (await import("./document-handover-dialog.tsx")).DocumentHandoverDialog,
}));

export function DigitalOriginal({ record }: { readonly record: DocumentRecord }) {
  const [isSending, setSending] = useState(false);
  const now = useNow();
  const { handover } = record;
  const isOver =
    handover !== null && isHandoverOver(instant(handover.linkEndsAt), instant(now.toISOString()));
  const mayChange = record.capabilities.includes("CAN_EDIT_DETAILS") && hasOriginalToHandOver(record.status);
  const maySend = mayChange && paperOf(record) !== undefined && (handover === null || isOver);
  return (
    <Card
      heading={WORDS.heading}
      action={
        maySend && (
          <Button size="small" onClick={() => setSending(true)}>
            {handover === null ? WORDS.send : WORDS.sendAgain}
          </Button>
        )
      }
    >
      <CardBody isBelowHeading>
        {record.possession !== null && <Held possession={record.possession} signature={record.signature} />}
        {handover === null ? (
          <p className="text-body text-ink-2">{notSentText(record)}</p>
        ) : (
          <Sent record={record} handover={handover} isOver={isOver} mayStop={mayChange && !isOver} />
        )}
        <div className="mt-4">
          <CustodyRecord record={record} />
        </div>
      </CardBody>
      {isSending && (
        <Suspense>
          <HandoverDialog record={record} isDigital onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Card>
  );
}

type HeldProps = {
  readonly possession: NonNullable<DocumentRecord["possession"]>;
  readonly signature: DocumentRecord["signature"];
};

function Held({ possession, signature }: HeldProps) {
  const { holder, since, givenBy, fileSha256 } = possession;
  return (
    <div className="mb-4 space-y-2">
      <DefinitionList
        items={[
          { term: WORDS.heldBy, value: holder, note: WORDS.heldSince(givenBy, exactTime(since)) },
          ...(signature?.fileSha256 === fileSha256 ? [signedItem(signature)] : []),
          { term: WORDS.fingerprint, value: <span className="break-all">{fileSha256}</span> },
        ]}
      />
      <p className="text-label text-ink-2">{WORDS.copy}</p>
    </div>
  );
}

function signedItem({ signedName, answeredAt, authority }: NonNullable<DocumentRecord["signature"]>) {
  const when = answeredAt === null ? "" : exactTime(answeredAt);
  return { term: WORDS.signedBy, value: signedName, note: WORDS.signedOn(when, authority ?? "") };
}

type SentProps = {
  readonly record: DocumentRecord;
  readonly handover: NonNullable<DocumentRecord["handover"]>;
  readonly isOver: boolean;
  readonly mayStop: boolean;
};

function Sent({ record, handover, isOver, mayStop }: SentProps) {
  const [isAsking, setAsking] = useState(false);
  const { name, emailAddress, createdAt, openedAt, linkEndsAt } = handover;
  return (
    <div className="space-y-3">
      <DefinitionList
        items={[
          { term: WORDS.sentTo, value: name, note: emailAddress },
          { term: WORDS.sentOn, value: exactDate(createdAt) },
          { term: WORDS.opened, value: openedAt === null ? WORDS.notOpened : exactDate(openedAt) },
          { term: isOver ? WORDS.linkEnded : WORDS.linkEnds, value: exactDate(linkEndsAt) },
        ]}
      />
      {mayStop && (
        <Button size="small" onClick={() => setAsking(true)}>
          {WORDS.stop}
        </Button>
      )}
      {isAsking && (
        <CommandDialog
          title={WORDS.stopTitle}
          sentence={WORDS.stopSentence(name)}
          confirmLabel={WORDS.stop}
          isDangerous
          command={DocumentHandoverRemove}
          input={{ documentId: record.id, id: handover.id, version: record.version }}
          done={{ title: WORDS.stopped }}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function notSentText(record: DocumentRecord): string {
  const { signature } = record;
  if (signature !== null && signature.signedName !== null && signature.fileSha256 === null)
    return WORDS.beingMade;
  if (paperOf(record) === undefined) return WORDS.waitingForFile;
  const hasAddress = record.parties.some(
    ({ partyVariant, primaryContact }) => partyVariant === "BENEFICIARY" && primaryContact?.email,
  );
  return hasAddress ? WORDS.notSent : WORDS.noAddress;
}
