// How something that comes regularly is called, and on which day it comes.

import {
  type Recurrence,
  RHYTHM_TEXT,
  RHYTHMS,
  type Rhythm,
  recurrenceText,
  WEEKDAYS,
} from "@bondline/domain/records/exports/export-schedule.ts";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SCHEDULE_WORDS as WORDS } from "./export-words.ts";

export type NamedRecurrence = Recurrence & { readonly name: string };

type FieldsProps = {
  readonly value: NamedRecurrence;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: NamedRecurrence) => void;
};

const DAYS: Readonly<Record<Rhythm, readonly { value: string; label: string }[]>> = {
  WEEKLY: WEEKDAYS.map((label, at) => ({ value: String(at + 1), label })),
  MONTHLY: Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
};

export function RecurrenceFields({ value, errors, onChange }: FieldsProps) {
  return (
    <>
      <DayField value={value} errors={errors} onChange={onChange} />
      <TextField
        label={WORDS.name}
        maxLength={60}
        value={value.name}
        error={errors.name}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
    </>
  );
}

function DayField({ value, errors, onChange }: FieldsProps) {
  return (
    <SelectField
      label={WORDS.day[value.rhythm]}
      help={WORDS.comes(recurrenceText(value))}
      options={DAYS[value.rhythm]}
      value={String(value.onDay)}
      error={errors.onDay}
      onChange={({ target }) => onChange({ ...value, onDay: Number(target.value) })}
    />
  );
}

type RhythmFieldProps = Pick<FieldsProps, "value" | "onChange">;

/** Another rhythm begins with its first day. */
export function RhythmField({ value, onChange }: RhythmFieldProps) {
  return (
    <RadioGroupField
      label={WORDS.rhythm}
      direction="row"
      options={RHYTHMS.map((rhythm) => ({ value: rhythm, label: RHYTHM_TEXT[rhythm] }))}
      value={value.rhythm}
      onChange={(rhythm) => onChange({ ...value, rhythm: rhythm as Rhythm, onDay: 1 })}
    />
  );
}
