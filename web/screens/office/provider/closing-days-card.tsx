// The provider's own closing days: those to come, which can be taken back until they begin, and those that are past.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ProviderFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { RemoveClosingDayDocument } from "./closing-day-operations.ts";
import { CLOSING_DAY_WORDS as WORDS } from "./closing-day-words.ts";

type Day = ProviderFieldsFragment["closingDays"][number];
type CardProps = {
  readonly provider: ProviderFieldsFragment;
  readonly onAdd: () => void;
  readonly onChanged: () => void;
};

export function ClosingDaysCard({ provider, onAdd, onChanged }: CardProps) {
  const [removing, setRemoving] = useState<Day>();
  const past = provider.closingDays.filter(({ canBeRemoved }) => !canBeRemoved);
  const toCome = provider.closingDays.filter(({ canBeRemoved }) => canBeRemoved);
  return (
    <Card
      heading={WORDS.title}
      action={
        <Button size="small" onClick={onAdd}>
          {WORDS.add}
        </Button>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.note}</p>
        {toCome.length === 0 ? (
          <p className="text-body text-ink-2">{WORDS.none}</p>
        ) : (
          <ul aria-label={WORDS.toCome}>
            {toCome.map((day) => (
              <li key={day.date} className="flex items-center gap-3 border-line py-1.5 not-last:border-b">
                <DayText day={day} />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={WORDS.removeOf(formatDate(plainDate(day.date)))}
                  onClick={() => setRemoving(day)}
                >
                  {WORDS.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {past.length > 0 && (
          <Disclosure label={WORDS.past}>
            <ul>
              {past.toReversed().map((day) => (
                <li key={day.date} className="flex py-1">
                  <DayText day={day} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      {removing !== undefined && (
        <RemoveDialog day={removing} onChanged={onChanged} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  );
}

function DayText({ day: { date, name } }: { readonly day: Day }) {
  return (
    <p className="min-w-0 flex-1 text-body">
      <span className="figures font-medium">{formatDate(plainDate(date))}</span>{" "}
      <span className="wrap-anywhere text-ink-2">{name}</span>
    </p>
  );
}

type RemoveProps = { readonly day: Day; readonly onChanged: () => void; readonly onClose: () => void };

function RemoveDialog({ day: { date }, onChanged, onClose }: RemoveProps) {
  const { send, sending } = useCommand(RemoveClosingDayDocument);
  const remove = async () => {
    const sent = await send({ date });
    if (sent.ok) notify({ tone: "ok", title: WORDS.removed });
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      title={WORDS.removeTitle(formatDate(plainDate(date)))}
      sentence={WORDS.removeSentence}
      confirmLabel={WORDS.remove}
      isLoading={sending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
