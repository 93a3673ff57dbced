// What comes regularly to the reader, and the files that were made for them.

import { recurrenceText } from "@bondline/domain/records/exports/export-schedule.ts";
import { useState } from "react";
import type { ExportScheduleRecordFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CalendarIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ExportScheduleDialog } from "./export-schedule-dialog.tsx";
import { ExportSchedulesQuery, RemoveExportScheduleMutation } from "./export-schedule-operations.ts";
import { SCHEDULE_WORDS as WORDS } from "./export-words.ts";
import { ExportFiles } from "./recent-exports.tsx";

const FILES_SHOWN = 50;

export function ExportsScreen() {
  usePageTitle(WORDS.title);
  return (
    <Page width="form">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <Schedules />
      <Card heading={WORDS.files}>
        <CardBody isBelowHeading>
          <ExportFiles first={FILES_SHOWN} />
        </CardBody>
      </Card>
    </Page>
  );
}

type Schedule = ExportScheduleRecordFragment;
type Asked = { readonly of: Schedule; readonly isRemoval: boolean };

function Schedules() {
  const [changes, setChanges] = useState(0);
  const read = useRead(ExportSchedulesQuery, {}, { dependsOn: String(changes) });
  const [asked, setAsked] = useState<Asked>();
  const schedules = read.data?.exportSchedules;
  const current = schedules?.find(({ id }) => id === asked?.of.id) ?? asked?.of;
  const readAgain = () => setChanges((count) => count + 1);
  const close = () => setAsked(undefined);
  return (
    <Card heading={WORDS.heading} hasRows>
      {schedules === undefined && (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
      )}
      {schedules?.length === 0 && (
        <EmptyState icon={CalendarIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
      )}
      {schedules !== undefined && schedules.length > 0 && (
        <ul aria-label={WORDS.heading}>
          {schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {current !== undefined && !asked?.isRemoval && (
        <ExportScheduleDialog schedule={current} onChanged={readAgain} onClose={close} />
      )}
      {asked?.isRemoval && (
        <CommandDialog
          command={RemoveExportScheduleMutation}
          input={{ id: asked.of.id, version: asked.of.version }}
          title={WORDS.removeTitle(asked.of.name)}
          sentence={WORDS.removeSentence}
          confirmLabel={WORDS.remove}
          isDangerous
          done={{ title: WORDS.removed, detail: asked.of.name }}
          notDone={WORDS.notRemoved}
          onDone={readAgain}
          onRefused={readAgain}
          onClose={close}
        />
      )}
    </Card>
  );
}

type RowProps = { readonly schedule: Schedule; readonly onAsk: (asked: Asked) => void };

function ScheduleRow({ schedule, onAsk }: RowProps) {
  const { name, nextAt, lastAt, stoppedAt } = schedule;
  const comes = recurrenceText(schedule);
  const when = [
    comes.charAt(0).toUpperCase() + comes.slice(1),
    ...(stoppedAt === null ? [WORDS.nextOn(exactDate(nextAt)).toLowerCase()] : []),
    ...(lastAt === null ? [] : [WORDS.last(exactDate(lastAt))]),
  ];
  return (
    <li className="border-line not-last:border-b">
      <CardRow>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-body font-medium wrap-anywhere">
            {name}
            {stoppedAt !== null && <StatusBadge tone="warn">{WORDS.stopped}</StatusBadge>}
          </p>
          <p className="figures text-label text-ink-2">{when.join(" · ")}</p>
          {stoppedAt !== null && <p className="text-label text-ink-2">{WORDS.stoppedBecause}</p>}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            aria-label={WORDS.changeOf(name)}
            onClick={() => onAsk({ of: schedule, isRemoval: false })}
          >
            {WORDS.change}
          </Button>
          <Button
            size="small"
            aria-label={WORDS.removeOf(name)}
            onClick={() => onAsk({ of: schedule, isRemoval: true })}
          >
            {WORDS.remove}
          </Button>
        </div>
      </CardRow>
    </li>
  );
}
