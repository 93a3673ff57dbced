// Changes how many days after its due date an unpaid invoice is reminded of.

import {
  REMINDER_FIELDS,
  REMINDER_RULES,
  reminderOrderFaults,
} from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { ProviderFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ChangeRemindersDocument } from "./office-settings-operations.ts";
import { OFFICE_SETTINGS_WORDS as WORDS } from "./office-settings-words.ts";

type Values = Record<keyof typeof REMINDER_FIELDS, string>;

const resolver = validatedBy<Values>((values) => {
  const checked = checkFields(REMINDER_RULES, values);
  return checked.ok ? reminderOrderFaults(checked.values) : checked.fields;
});

type RemindersDialogProps = {
  readonly provider: ProviderFieldsFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function RemindersDialog({ provider, onChanged, onClose }: RemindersDialogProps) {
  const { send } = useCommand(ChangeRemindersDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: typedTexts(REMINDER_FIELDS, provider),
    resolver,
    save: ({ firstReminderDays, secondReminderDays, lastReminderDays }) =>
      send({
        firstReminderDays: Number(firstReminderDays),
        secondReminderDays: Number(secondReminderDays),
        lastReminderDays: Number(lastReminderDays),
        version: provider.version,
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.remindersSaved });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.changeReminders}
      sentence={WORDS.remindersNote}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields of={REMINDER_FIELDS} particulars={{ firstReminderDays: { help: WORDS.reminderHelp } }} />
    </FormDialog>
  );
}
