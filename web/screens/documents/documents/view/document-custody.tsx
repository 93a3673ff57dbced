// Where the paper original is: who keeps it, whom it is on its way to, and the way to hand it over.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { hasOriginalToHandOver, isHandoverOver } from "@bondline/domain/documents/handovers/handover.ts";
import { isOpenLoss } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { LOST_WORDS } from "../../lost-originals/public/lost-original-words.ts";
import { CustodyRecord } from "./custody-record.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentHandoverRemove, DocumentHandoverRenew } from "./document-view-operations.ts";
import { DOCUMENT_CUSTODY_WORDS as WORDS } from "./document-view-words.ts";
import { SecondCodeDialog } from "./second-code-dialog.tsx";

const HandoverDialog = lazy(async () => ({
  default: (await import("./document-handover-dialog.tsx")).DocumentHandoverDialog,
}));
const DeclareLostDialog = lazy(async () => ({
  default: (await import("../../lost-originals/public/declare-lost-dialog.tsx")).DeclareLostDialog,
}));

type Doing = "handOver" | "declare";

export function DocumentCustody({ record }: { readonly record: DocumentRecord }) {
  const [doing, setDoing] = useState<Doing>();
  const now = useNow();
  const { handover, capabilities, status } = record;
  // A digital original has a card of its own, and what is only planned has no original.
  if (record.deliveryType === "DIGITAL" || !(isClosed(status) || hasOriginalToHandOver(status))) return null;
  const isWaiting =
    handover !== null && !isHandoverOver(instant(handover.linkEndsAt), instant(now.toISOString()));
  const mayChange = capabilities.includes("CAN_EDIT_DETAILS") && hasOriginalToHandOver(status);
  const isLost = isOpenLoss(record.lostDocument);
  const close = () => setDoing(undefined);

  return (
    <Card
      heading={WORDS.original}
      action={
        mayChange &&
        !isWaiting &&
        !isLost && (
          <Button size="small" onClick={() => setDoing("handOver")}>
            {WORDS.handOver}
          </Button>
        )
      }
    >
      <CardBody isBelowHeading>
        <div className="space-y-4">
          <Whereabouts record={record} />
          {handover !== null && (
            <OpenHandover record={record} handover={handover} isWaiting={isWaiting} mayRemove={mayChange} />
          )}
          <CustodyRecord record={record} />
          {capabilities.includes("CAN_DECLARE_LOST") && !isLost && (
            <Button size="small" variant="danger-quiet" onClick={() => setDoing("declare")}>
              {LOST_WORDS.declare}
            </Button>
          )}
        </div>
      </CardBody>
      <Suspense>
        {doing === "handOver" && <HandoverDialog record={record} onClose={close} />}
        {doing === "declare" && <DeclareLostDialog document={record} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** What came back is with nobody who has confirmed it since. */
function Whereabouts({
  record: { status, requestForReturn, custodian },
}: {
  readonly record: DocumentRecord;
}) {
  const returnedDate = requestForReturn?.returnedDate ?? null;
  if (isClosed(status) && returnedDate !== null)
    return <p className="text-body">{WORDS.cameBack(formatDate(plainDate(returnedDate)))}</p>;
  if (custodian === null) return <p className="text-body text-ink-2">{WORDS.noCustodian}</p>;
  return <Custodian custodian={custodian} />;
}

function Custodian({ custodian }: { readonly custodian: NonNullable<DocumentRecord["custodian"]> }) {
  const items = [
    { term: WORDS.custodian, value: custodian.name, note: custodian.emailAddress },
    { term: WORDS.keptAt, value: custodian.storageAddress },
    { term: WORDS.received, value: formatDate(plainDate(custodian.dateReceived)) },
  ];
  const note = custodian.notes === null ? [] : [{ term: WORDS.notes, value: custodian.notes }];
  return <DefinitionList items={[...items, ...note]} />;
}

type OpenHandoverProps = {
  readonly record: DocumentRecord;
  readonly handover: NonNullable<DocumentRecord["handover"]>;
  readonly isWaiting: boolean;
  readonly mayRemove: boolean;
};

function OpenHandover({ record, handover, isWaiting, mayRemove }: OpenHandoverProps) {
  const [asking, setAsking] = useState<"remove" | "renew">();
  const [secondCode, setSecondCode] = useState<string>();
  const { id, name, emailAddress, hasSecondCode, isLocked, nextReminderAt } = handover;
  const ends = exactDate(handover.linkEndsAt);
  const question = {
    input: { documentId: record.id, id, version: record.version },
    onClose: () => setAsking(undefined),
  };
  return (
    <div className="space-y-2 rounded-card bg-sunken p-4">
      <p className="text-body font-medium break-words">{WORDS.onItsWay(name)}</p>
      <p className="text-label break-words text-ink-2">
        {isWaiting ? WORDS.waiting(emailAddress, ends) : WORDS.ended(emailAddress, ends)}
        {isWaiting && nextReminderAt !== null && ` ${WORDS.reminder(exactDate(nextReminderAt))}`}
      </p>
      {isLocked && <p className="text-label font-medium text-warn">{WORDS.locked}</p>}
      {mayRemove && (
        <div className="flex flex-wrap gap-2">
          {hasSecondCode && isWaiting && (
            <Button size="small" onClick={() => setAsking("renew")}>
              {WORDS.renew}
            </Button>
          )}
          <Button size="small" onClick={() => setAsking("remove")}>
            {WORDS.remove}
          </Button>
        </div>
      )}
      {asking === "remove" && (
        <CommandDialog
          {...question}
          title={WORDS.removeTitle}
          sentence={WORDS.removeSentence(name)}
          confirmLabel={WORDS.removeConfirm}
          isDangerous
          command={DocumentHandoverRemove}
          done={{ title: WORDS.removed }}
          onDone={() => undefined}
        />
      )}
      {asking === "renew" && (
        <CommandDialog
          {...question}
          title={WORDS.renewTitle}
          sentence={WORDS.renewSentence(name)}
          confirmLabel={WORDS.renewConfirm}
          command={DocumentHandoverRenew}
          done={{ title: WORDS.renewed }}
          onDone={({ renewDocumentHandoverCode: made }) => setSecondCode(made.secondCode ?? undefined)}
        />
      )}
      {secondCode !== undefined && (
        <SecondCodeDialog code={secondCode} onClose={() => setSecondCode(undefined)} />
      )}
    </div>
  );
}
