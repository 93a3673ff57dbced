// Where the return of the original stands: whether it was asked for, what its holder answered, and what can be done next.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { canHappenToDocument } from "@bondline/domain/documents/documents/document-transitions.ts";
import { isOpenLoss } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { hasOriginalToAskFor } from "@bondline/domain/documents/return-requests/return-request.ts";
import { RETURN_METHOD_TEXT } from "@bondline/domain/documents/return-requests/return-request-text.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useSession } from "../../../../app/session.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { RETURN_ANSWER_WORDS, DOCUMENT_RETURN_WORDS as WORDS } from "./document-return-words.ts";
import { DocumentReturnRemove } from "./document-view-operations.ts";

const AskDialog = lazy(async () => {
  const { DocumentReturnDialog } = await import("./document-return-dialog.tsx");
  return { default: DocumentReturnDialog };
});
const RecordDialog = lazy(async () => {
  const { DocumentReturnRecordDialog } = await import("./document-return-record-dialog.tsx");
  return { default: DocumentReturnRecordDialog };
});

type Request = NonNullable<DocumentRecord["requestForReturn"]>;
type Doing = "ask" | "record" | "remove";

export function DocumentReturn({ record }: { readonly record: DocumentRecord }) {
  const [doing, setDoing] = useState<Doing>();
  const request = requestShown(record);
  const { me } = useSession();
  const isReaderAsked = me !== undefined && me.email === request?.emailAddress;
  const may = whatMayBeDone(record, isReaderAsked);
  if (request === null && !may.ask && !may.record) return null;
  const close = () => setDoing(undefined);

  return (
    <Card heading={WORDS.heading}>
      <CardBody isBelowHeading>
        <div className="space-y-4">
          {request === null ? (
            <p className="text-body text-ink-2">{record.isHeld ? WORDS.held : WORDS.notAsked}</p>
          ) : (
            <RequestFacts request={request} />
          )}
          {isReaderAsked && request?.linkEndsAt && (
            <p className="text-body text-ink-2">{WORDS.answerByLink}</p>
          )}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {may.ask && (
              <Button size="small" onClick={() => setDoing("ask")}>
                {request?.answer ? WORDS.askAgain : WORDS.ask}
              </Button>
            )}
            {may.record && (
              <Button size="small" onClick={() => setDoing("record")}>
                {WORDS.record}
              </Button>
            )}
            {may.remove && (
              <Button size="small" onClick={() => setDoing("remove")}>
                {WORDS.remove}
              </Button>
            )}
          </div>
        </div>
      </CardBody>
      <Suspense>
        {doing === "ask" && <AskDialog record={record} onClose={close} />}
        {doing === "record" && <RecordDialog record={record} onClose={close} />}
      </Suspense>
      {doing === "remove" && request !== null && (
        <CommandDialog
          title={WORDS.removeTitle}
          sentence={WORDS.removeSentence(holderOf(request))}
          confirmLabel={WORDS.remove}
          isDangerous
          command={DocumentReturnRemove}
          input={{ documentId: record.id, id: request.id, version: record.version }}
          done={{ title: WORDS.removed }}
          onDone={() => undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** A return that was recorded by mistake is no fact of a record that is open again. */
function requestShown({ requestForReturn, status }: DocumentRecord): Request | null {
  return requestForReturn?.returnedDate && !isClosed(status) ? null : requestForReturn;
}

/** Issued paper comes back on request; an organisation's own record at once. Who was asked answers, and takes nothing back. */
function whatMayBeDone(record: DocumentRecord, isReaderAsked: boolean): Record<Doing, boolean> {
  const { status, capabilities, isSystemDocument, isHeld, lostDocument } = record;
  // Whoever holds the paper has nobody to ask for it.
  const mayReturn = capabilities.includes("CAN_RETURN") && !isHeld;
  const isAsked = canHappenToDocument(status, "removeReturnRequest");
  return {
    ask:
      mayReturn &&
      hasOriginalToAskFor(record) &&
      canHappenToDocument(status, "requestReturn") &&
      !isOpenLoss(lostDocument),
    remove: mayReturn && isAsked && !isReaderAsked,
    record:
      capabilities.includes("CAN_CLOSE_OUT") &&
      (isAsked || (!isSystemDocument && canHappenToDocument(status, "closeReturned"))),
  };
}

function holderOf({ name, emailAddress }: Request): string {
  return name ?? emailAddress ?? "";
}

function RequestFacts({ request }: { readonly request: Request }) {
  const { answer } = request;
  const [title, note] =
    request.returnedDate !== null || answer === null
      ? [undefined, undefined]
      : [RETURN_ANSWER_WORDS[answer].heading(holderOf(request)), RETURN_ANSWER_WORDS[answer].note];
  return (
    <div className="space-y-3">
      {title !== undefined && (
        <div className="rounded-card bg-sunken p-4">
          <p className="text-body font-medium break-words">{title}</p>
          <p className="text-label text-ink-2">{note}</p>
        </div>
      )}
      {request.linkEndsAt !== null && (
        <p className="text-body font-medium break-words">{WORDS.asked(holderOf(request))}</p>
      )}
      <DefinitionList items={[...endFacts(request), ...answerFacts(request), ...askedFacts(request)]} />
    </div>
  );
}

type Item = { term: string; value: string; note?: string };
const item = (term: string, value: string | null, note?: string): Item[] =>
  value === null ? [] : [{ term, value, ...(note !== undefined && { note }) }];
const dayText = (day: string | null) => (day === null ? null : formatDate(plainDate(day)));

function endFacts({ returnedDate, endedBy, returnNote }: Request): Item[] {
  if (returnedDate === null) return [];
  return [
    ...item(WORDS.returnedOn, dayText(returnedDate)),
    ...item(WORDS.recordedBy, endedBy),
    ...item(WORDS.note, returnNote),
  ];
}

function answerFacts(request: Request): Item[] {
  const { answer, answeredByName, answeredAt, emailAddress, answerDate, answerMethod } = request;
  if (answer === null) return [];
  const byLink =
    answeredAt === null ? undefined : WORDS.answeredByLink(emailAddress ?? "", exactDate(answeredAt));
  return [
    ...item(WORDS.answeredBy, answeredByName, byLink),
    ...item(answer === "NOT_YET" ? WORDS.expectedOn : WORDS.returnedOn, dayText(answerDate)),
    ...item(WORDS.askedAgain, request.askAgainAt === null ? null : exactDate(request.askAgainAt)),
    ...item(WORDS.how, answerMethod && RETURN_METHOD_TEXT[answerMethod]),
    ...item(WORDS.inTheirWords, request.answerReason),
  ];
}

function askedFacts(request: Request): Item[] {
  const { emailAddress, requestedBy, createdAt, mailsSent, nextReminderAt, linkEndsAt } = request;
  if (emailAddress === null) return [];
  const asked = WORDS.askedOn(requestedBy, exactDate(createdAt));
  return [
    ...item(WORDS.mailedTo, emailAddress, `${asked}. ${WORDS.mails(mailsSent)}.`),
    ...item(WORDS.reason, request.reason),
    ...(linkEndsAt === null
      ? []
      : [
          ...item(WORDS.reminder, nextReminderAt === null ? WORDS.noReminder : exactDate(nextReminderAt)),
          ...item(WORDS.linkEnds, exactDate(linkEndsAt)),
        ]),
  ];
}
