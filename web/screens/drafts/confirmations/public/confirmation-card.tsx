// What the beneficiary was asked to confirm before the issue, what it answered, and what the reader may do about it.

import type { ConfirmationStatus } from "@bondline/domain/drafts/confirmations/confirmation.ts";
import {
  CONFIRMATION_CHANGE_TEXT,
  CONFIRMATION_STATUS_TEXT,
} from "@bondline/domain/drafts/confirmations/confirmation-text.ts";
import { listOf } from "@bondline/domain/drafts/drafts/draft-requirement-conditions.ts";
import { tonesOf } from "@bondline/domain/status-tone.ts";
import { lazy, Suspense, useState } from "react";
import type { ConfirmationOfDraftFragment } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { ConfirmationsOfDraft } from "../confirmation-operations.ts";
import { CONFIRMATION_WORDS as WORDS } from "../confirmation-words.ts";

const TONES = tonesOf(CONFIRMATION_STATUS_TEXT);

/** What goes with each status: what its text is called, and what is to be done. */
const SAID: Record<ConfirmationStatus, { text: string; next?: string }> = {
  ASKED: { text: WORDS.text },
  CONFIRMED: { text: WORDS.confirmedText },
  DISPUTED: { text: WORDS.text, next: WORDS.wrongNext },
  SUPERSEDED: { text: WORDS.confirmedText },
  CANCELLED: { text: WORDS.text },
};

const AskDialog = lazy(async () => ({
  default: (await import("../ask-confirmation-dialog.tsx")).AskConfirmationDialog,
}));
const CancelDialog = lazy(async () => ({
  default: (await import("../cancel-confirmation-dialog.tsx")).CancelConfirmationDialog,
}));

type CardProps = {
  readonly draftId: string;
  /** Any other number than before means that the draft has changed. */
  readonly revision: number;
  /** The bank's side may name another address than the draft's. */
  readonly isDesk?: boolean;
};

export function ConfirmationCard({ draftId, revision, isDesk = false }: CardProps) {
  const { data, failure, readAgain } = useRead(
    ConfirmationsOfDraft,
    { id: draftId },
    { dependsOn: String(revision) },
  );
  const [opened, setOpened] = useState<"ask" | "cancel">();
  const close = () => setOpened(undefined);
  if (data === undefined)
    return (
      <Card heading={WORDS.heading} hasRows>
        <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
      </Card>
    );
  const { confirmations, confirmationCapabilities: may } = data.draft;
  const [newest, ...earlier] = confirmations;
  const mayAsk = may.includes("CAN_ASK");
  const mayAskAgain = may.includes("CAN_ASK_AGAIN");
  if (newest === undefined && !mayAsk) return null;
  return (
    <Card
      heading={WORDS.heading}
      action={
        newest !== undefined && (
          <StatusBadge tone={TONES[newest.status]}>{CONFIRMATION_STATUS_TEXT[newest.status]}</StatusBadge>
        )
      }
      hasBody
    >
      <div className="grid gap-3">
        {newest === undefined ? (
          <p className="text-body text-ink-2">{WORDS.none}</p>
        ) : (
          <Confirmation confirmation={newest} />
        )}
        {may.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {(mayAsk || mayAskAgain) && (
              <Button size="small" onClick={() => setOpened("ask")}>
                {mayAsk ? WORDS.ask : WORDS.askAgain}
              </Button>
            )}
            {may.includes("CAN_CANCEL") && (
              <Button size="small" variant="text" onClick={() => setOpened("cancel")}>
                {WORDS.cancel}
              </Button>
            )}
          </div>
        )}
        {earlier.length > 0 && (
          <Disclosure label={WORDS.earlier(earlier.length)}>
            <ul className="grid gap-4">
              {earlier.map((each) => (
                <li key={each.id} className="grid gap-1.5 border-t border-line pt-3">
                  <p className="text-label font-medium">{CONFIRMATION_STATUS_TEXT[each.status]}</p>
                  <Confirmation confirmation={each} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      <Suspense>
        {opened === "ask" && (
          <AskDialog
            draftId={draftId}
            isAgain={mayAskAgain}
            isDesk={isDesk}
            onDone={readAgain}
            onClose={close}
          />
        )}
        {opened === "cancel" && newest !== undefined && (
          <CancelDialog id={newest.id} onDone={readAgain} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

function Confirmation({ confirmation }: { readonly confirmation: ConfirmationOfDraftFragment }) {
  const { answeredAt, answeredByName, answeredByPosition, disputeReason, whatChanged, status, endedAt } =
    confirmation;
  const isAnswered = answeredAt !== null;
  const said = SAID[status];
  const items = [
    { term: WORDS.askedAt, value: exactTime(confirmation.askedAt) },
    { term: WORDS.askedBy, value: confirmation.askedByName },
    ...(isAnswered
      ? [
          { term: WORDS.answeredBy, value: WORDS.person(answeredByName ?? "", answeredByPosition ?? "") },
          { term: WORDS.answeredAt, value: exactTime(answeredAt) },
        ]
      : []),
    ...(isAnswered || endedAt !== null
      ? []
      : [{ term: WORDS.linkEnds, value: exactTime(confirmation.linkEndsAt) }]),
    ...(disputeReason === null ? [] : [{ term: WORDS.wrong, value: disputeReason }]),
  ];
  return (
    <div className="grid gap-2">
      <p className="text-label break-words text-ink-2">{WORDS.asked(confirmation.emailAddress)}</p>
      {whatChanged.length > 0 && (
        <p className="text-body">
          {WORDS.changed(
            listOf(
              whatChanged.map((each) => CONFIRMATION_CHANGE_TEXT[each]),
              "",
            ),
          )}
        </p>
      )}
      <DefinitionList items={items} />
      {said.next !== undefined && <p className="text-label text-ink-2">{said.next}</p>}
      <Disclosure label={said.text}>
        <p className="max-h-96 overflow-y-auto rounded-control border border-line bg-sunken px-3 py-2.5 text-label break-words whitespace-pre-line">
          {confirmation.text}
        </p>
        <p className="mt-1.5 text-meta break-all text-ink-3">{WORDS.sha256(confirmation.sha256)}</p>
      </Disclosure>
    </div>
  );
}
