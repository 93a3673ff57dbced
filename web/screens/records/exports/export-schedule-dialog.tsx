// Changes how a regular export is called and when it comes; one that rests begins again.

import { SCHEDULE_RULES } from "@bondline/domain/records/exports/export-schedule.ts";
import { useWatch } from "react-hook-form";
import type { ExportScheduleRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { UpdateExportScheduleMutation } from "./export-schedule-operations.ts";
import { SCHEDULE_WORDS as WORDS } from "./export-words.ts";
import { type NamedRecurrence, RecurrenceFields, RhythmField } from "./recurrence-fields.tsx";

type DialogProps = {
  readonly schedule: ExportScheduleRecordFragment;
  /** It is another than it was shown: saved here, or elsewhere meanwhile. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<NamedRecurrence>(SCHEDULE_RULES);

export function ExportScheduleDialog({ schedule, onChanged, onClose }: DialogProps) {
  const { send } = useCommand(UpdateExportScheduleMutation, { handledByScreen: true });
  const { id, version, name, rhythm, onDay } = schedule;
  const record = useRecordForm<NamedRecurrence, unknown>({
    start: { name, rhythm, onDay },
    resolver,
    save: (values) => send({ id, version, ...values }),
    onSaved: (_, saved) => {
      notify({ tone: "ok", title: WORDS.saved, detail: saved.name });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  const { control, formState, setValue } = record.form;
  const value = useWatch({ control }) as NamedRecurrence;
  const change = (next: NamedRecurrence) => {
    for (const field of ["name", "rhythm", "onDay"] as const)
      if (next[field] !== value[field]) setValue(field, next[field], { shouldDirty: true });
  };
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([field, error]) => [field, error?.message ?? ""]),
  );
  return (
    <FormDialog
      record={record}
      title={WORDS.changeTitle}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      conflict={{ sentence: WORDS.conflict }}
      onClose={onClose}
    >
      <RhythmField value={value} onChange={change} />
      <RecurrenceFields value={value} errors={errors} onChange={change} />
    </FormDialog>
  );
}
