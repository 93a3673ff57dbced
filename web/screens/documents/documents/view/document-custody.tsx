// Where the paper original is: who keeps it, whom it is on its way to, and the way to hand it over.

import { hasOriginalToHandOver, isHandoverOver } from "@bondline/domain/documents/handovers/handover.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentHandoverDialog } from "./document-handover-dialog.tsx";
import { DocumentHandoverRemove } from "./document-view-operations.ts";
import { DOCUMENT_CUSTODY_WORDS as WORDS } from "./document-view-words.ts";

export function DocumentCustody({ record }: { readonly record: DocumentRecord }) {
  const [isHandingOver, setHandingOver] = useState(false);
  const now = useNow();
  const { custodian, handover } = record;
  const isWaiting =
    handover !== null && !isHandoverOver(instant(handover.linkEndsAt), instant(now.toISOString()));
  const mayChange = record.capabilities.includes("CAN_EDIT_DETAILS") && hasOriginalToHandOver(record.status);
  // A digital original has a card of its own.
  if (record.deliveryType === "DIGITAL" || (custodian === null && handover === null && !mayChange))
    return null;

  return (
    <Card
      heading={WORDS.original}
      action={
        mayChange &&
        !isWaiting && (
          <Button size="small" onClick={() => setHandingOver(true)}>
            {WORDS.handOver}
          </Button>
        )
      }
    >
      <CardBody isBelowHeading>
        <div className="space-y-4">
          {custodian === null ? (
            <p className="text-body text-ink-2">{WORDS.noCustodian}</p>
          ) : (
            <Custodian custodian={custodian} />
          )}
          {handover !== null && (
            <OpenHandover record={record} handover={handover} isWaiting={isWaiting} mayRemove={mayChange} />
          )}
        </div>
      </CardBody>
      {isHandingOver && <DocumentHandoverDialog record={record} onClose={() => setHandingOver(false)} />}
    </Card>
  );
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
  const [isAsking, setAsking] = useState(false);
  const ends = exactDate(handover.linkEndsAt);
  return (
    <div className="space-y-2 rounded-card bg-sunken p-4">
      <p className="text-body font-medium break-words">{WORDS.onItsWay(handover.name)}</p>
      <p className="text-label break-words text-ink-2">
        {isWaiting ? WORDS.waiting(handover.emailAddress, ends) : WORDS.ended(handover.emailAddress, ends)}
      </p>
      {mayRemove && (
        <Button size="small" onClick={() => setAsking(true)}>
          {WORDS.remove}
        </Button>
      )}
      {isAsking && (
        <CommandDialog
          title={WORDS.removeTitle}
          sentence={WORDS.removeSentence(handover.name)}
          confirmLabel={WORDS.removeConfirm}
          isDangerous
          command={DocumentHandoverRemove}
          input={{ documentId: record.id, id: handover.id, version: record.version }}
          done={{ title: WORDS.removed }}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
