// What is looked at before the decision about a record: each line with its tick, and who gave or took it back. Where nothing is kept, nothing is shown.

import { useEffect, useState } from "react";
import type { RecordChecklistQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { RecordChecklistDocument, TickChecklistLineDocument } from "./checklist-operations.ts";
import { CHECKLIST_WORDS as WORDS } from "./checklist-words.ts";
import type { RecordChecklistProps } from "./public/record-checklist.tsx";

type Line = NonNullable<RecordChecklistQuery["recordChecklist"]>["lines"][number];

export function RecordChecklistCard({ record, revision, onOpen }: RecordChecklistProps) {
  const read = useRead(
    RecordChecklistDocument,
    { recordKind: record.kind, recordId: record.id },
    { dependsOn: `${revision} ${record.version}` },
  );
  const open = (read.data?.recordChecklist?.lines ?? []).filter(
    ({ isRequired, isTicked }) => isRequired && !isTicked,
  ).length;
  useEffect(() => onOpen?.(open), [onOpen, open]);
  if (read.data === undefined && read.failure !== undefined)
    return (
      <Card heading={WORDS.title}>
        <ReadPending of={read} notLoaded={WORDS.failed} loading={WORDS.loading} rows={2} />
      </Card>
    );
  // Most records have none: a place that is kept for it would go again.
  const checklist = read.data?.recordChecklist ?? null;
  if (checklist === null) return null;
  const { canTick, lines } = checklist;
  const ticked = lines.filter(({ isTicked }) => isTicked).length;
  return (
    <Card heading={WORDS.title} note={WORDS.count(ticked, lines.length)} hasRows>
      <ol aria-label={WORDS.title}>
        {lines.map((line) => (
          <ChecklistLine
            key={line.number}
            record={record}
            line={line}
            canTick={canTick}
            onTicked={read.readAgain}
          />
        ))}
      </ol>
      {canTick && open > 0 && (
        <p className="border-t border-line px-4 py-3 text-label text-ink-2 sm:px-5">{WORDS.waits}</p>
      )}
    </Card>
  );
}

type LineProps = {
  readonly record: RecordChecklistProps["record"];
  readonly line: Line;
  readonly canTick: boolean;
  readonly onTicked: () => void;
};

function ChecklistLine({ record, line, canTick, onTicked }: LineProps) {
  const { number, text, isRequired, isTicked, steps } = line;
  const { send } = useCommand(TickChecklistLineDocument, { handledByScreen: true });
  // As it was pressed until a newer step is read: what another tick asked to be read may be from before this one.
  const [pressed, setPressed] = useState<{
    readonly since: string | undefined;
    readonly isTicked: boolean;
  }>();
  const newestAt = steps[0]?.at;
  const [fault, setFault] = useState<string>();
  const tick = async (wanted: boolean) => {
    setFault(undefined);
    setPressed({ since: newestAt, isTicked: wanted });
    const input = { recordKind: record.kind, recordId: record.id, line: number, isTicked: wanted };
    const answer = await send(input);
    if (answer.ok) return onTicked();
    setPressed(undefined);
    setFault(answer.failure.message);
  };
  const [newest, ...earlier] = steps.map(({ isTicked: was, by, at }) =>
    WORDS.stepped(was, by, exactTime(at)),
  );
  return (
    <li className="border-line px-4 py-1 not-last:border-b sm:px-5 sm:py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <CheckboxField
            label={<span className="wrap-anywhere">{text}</span>}
            help={newest}
            error={fault}
            checked={pressed !== undefined && pressed.since === newestAt ? pressed.isTicked : isTicked}
            disabled={!canTick}
            onChange={({ currentTarget: { checked } }) => void tick(checked)}
          />
        </div>
        {isRequired && (
          <span className="pt-3 sm:pt-0">
            <StatusBadge tone={isTicked || !canTick ? "mute" : "warn"}>{WORDS.required}</StatusBadge>
          </span>
        )}
      </div>
      {earlier.length > 0 && (
        <div className="pl-7">
          <Disclosure label={WORDS.earlier}>
            <ul className="figures text-label text-ink-2">
              {earlier.map((words) => (
                <li key={words} className="break-words">
                  {words}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </li>
  );
}
