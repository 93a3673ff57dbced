// Changes how a regular export is called and when it comes; one that rests begins again.

import { useState } from "react";
import type { ExportScheduleRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { UpdateExportScheduleMutation } from "./export-schedule-operations.ts";
import { EXPORT_WORDS, SCHEDULE_WORDS as WORDS } from "./export-words.ts";
import { type NamedRecurrence, RecurrenceFields, RhythmField } from "./recurrence-fields.tsx";

type DialogProps = {
  readonly schedule: ExportScheduleRecordFragment;
  readonly onSaved: (schedule: ExportScheduleRecordFragment) => void;
  readonly onClose: () => void;
};

export function ExportScheduleDialog({ schedule, onSaved, onClose }: DialogProps) {
  const { id, version } = schedule;
  const [value, setValue] = useState<NamedRecurrence>({
    name: schedule.name,
    rhythm: schedule.rhythm,
    onDay: schedule.onDay,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const { send, sending } = useCommand(UpdateExportScheduleMutation, { handledByScreen: true });

  const save = async () => {
    setErrors({});
    setRefusal(undefined);
    const answer = await send({ id, version, ...value });
    if (answer.ok) {
      notify({ tone: "ok", title: WORDS.saved, detail: value.name });
      onClose();
      return onSaved(answer.data.updateExportSchedule.exportSchedule);
    }
    const { fields, message } = answer.failure;
    setErrors(fields);
    if (fields.name === undefined && fields.onDay === undefined) setRefusal(message);
  };

  return (
    <Dialog
      title={WORDS.changeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{EXPORT_WORDS.close}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void save()}>
            {WORDS.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-1">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notSaved}>
            {refusal}
          </Notice>
        )}
        <RhythmField value={value} onChange={setValue} />
        <RecurrenceFields value={value} errors={errors} onChange={setValue} />
      </div>
    </Dialog>
  );
}
