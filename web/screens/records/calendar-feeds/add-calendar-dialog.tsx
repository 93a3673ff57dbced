// Makes a calendar address, shows it this once, and says how to add it in three kinds of calendar.

import { useState } from "react";
import type { CalendarFeedFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CalendarCreateDocument } from "./calendar-operations.ts";
import { CALENDAR_WORDS as WORDS } from "./calendar-words.ts";

type AddCalendarProps = {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly onMade: (feeds: readonly CalendarFeedFragment[]) => void;
  readonly onClose: () => void;
};

export function AddCalendarDialog({ organisation, onMade, onClose }: AddCalendarProps) {
  const { send, sending } = useCommand(CalendarCreateDocument, { handledByScreen: true });
  const [address, setAddress] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  const make = async () => {
    setRefusal(undefined);
    const answer = await send({ organisationId: organisation.id });
    if (!answer.ok) return setRefusal(answer.failure.message);
    setAddress(answer.data.createCalendarFeed.address);
    onMade(answer.data.createCalendarFeed.calendarFeeds);
  };

  const actions =
    address === undefined ? (
      <>
        <Button onClick={onClose}>{WORDS.cancel}</Button>
        <Button variant="primary" isLoading={sending} onClick={() => void make()}>
          {WORDS.create}
        </Button>
      </>
    ) : (
      <Button variant="primary" onClick={onClose}>
        {WORDS.done}
      </Button>
    );
  return (
    <Dialog
      title={WORDS.dialogTitle(organisation.name)}
      sentence={WORDS.dialogSentence}
      actions={actions}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notMade}>
            {refusal}
          </Notice>
        )}
        {address !== undefined && <Address address={address} />}
      </div>
    </Dialog>
  );
}

function Address({ address }: { readonly address: string }) {
  return (
    <>
      <div>
        <p className="text-label text-ink-2">{WORDS.address}</p>
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-body break-all select-all">{address}</p>
          <CopyButton text={address} label={WORDS.copy} />
        </div>
      </div>
      <Notice tone="warn" title={WORDS.once}>
        {WORDS.secret}
      </Notice>
      <div>
        <h3 className="text-body font-semibold">{WORDS.how}</h3>
        <dl className="mt-2 grid gap-2 text-body">
          {Object.entries(WORDS.steps).map(([program, step]) => (
            <div key={program}>
              <dt className="font-medium">{program}</dt>
              <dd className="text-ink-2">{step}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-label text-ink-2">{WORDS.delay}</p>
      </div>
    </>
  );
}
