// Adds a closing day of the provider.

import {
  CLOSING_DAY_FIELDS,
  CLOSING_DAY_RULES,
  findClosingDayFault,
} from "@bondline/domain/office/closing-days/closing-day.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { ZONE_OF_STATE } from "@bondline/domain/values/time/business-time.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ProviderFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { AddClosingDayDocument } from "./closing-day-operations.ts";
import { CLOSING_DAY_WORDS as WORDS } from "./closing-day-words.ts";

type Values = Record<keyof typeof CLOSING_DAY_FIELDS, string>;
type Props = {
  readonly provider: ProviderFieldsFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function ClosingDayDialog({ provider, onChanged, onClose }: Props) {
  const { serviceState, closingDays } = provider;
  const state = STATE_CODES.find((code) => code === serviceState) ?? "NSW";
  const [today] = useState(() => dayOfInstant(new Date(), ZONE_OF_STATE[state]));
  const days = closingDays.map(({ date }) => ({ date: plainDate(date) }));
  const { send } = useCommand(AddClosingDayDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { date: "", name: "" },
    resolver: validatedBy<Values>((values) => {
      const checked = checkFields(CLOSING_DAY_RULES, values, {
        across: ({ date }) => findClosingDayFault(date, { today, state, days }),
      });
      return checked.ok ? {} : checked.fields;
    }),
    save: (values) => send(values),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.added });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.add}
      sentence={WORDS.addSentence}
      submit={WORDS.submit}
      notSaved={WORDS.notAdded}
      onClose={onClose}
    >
      <BoundField name="date" field={CLOSING_DAY_FIELDS.date} min={today} today={today} />
      <BoundField name="name" field={CLOSING_DAY_FIELDS.name} help={WORDS.nameHelp} />
    </FormDialog>
  );
}
