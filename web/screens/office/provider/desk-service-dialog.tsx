// Changes the hours of business and within how many of them each kind of work is due.

import { DESK_SERVICE_FIELDS, DESK_SERVICE_RULES } from "@bondline/domain/office/desk/desk-service-fields.ts";
import type { ProviderFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ChangeDeskServiceDocument } from "./office-settings-operations.ts";
import { OFFICE_SETTINGS_WORDS as WORDS } from "./office-settings-words.ts";

type Values = Record<keyof typeof DESK_SERVICE_FIELDS, string>;

const resolver = fieldRulesResolver<Values>(DESK_SERVICE_RULES);

type DeskServiceDialogProps = {
  readonly provider: ProviderFieldsFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function DeskServiceDialog({ provider, onChanged, onClose }: DeskServiceDialogProps) {
  const { send } = useCommand(ChangeDeskServiceDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: typedTexts(DESK_SERVICE_FIELDS, provider),
    resolver,
    save: ({ serviceState, ...hours }) =>
      send({ serviceState, ...numbersOf(hours), version: provider.version }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.serviceSaved });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.changeService}
      sentence={WORDS.changeServiceNote}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields
        of={DESK_SERVICE_FIELDS}
        particulars={{
          serviceOpensHour: { help: WORDS.hourHelp },
          serviceClosesHour: { help: WORDS.hourHelp },
          draftSubmittedHours: { help: WORDS.levelHelp },
        }}
      />
    </FormDialog>
  );
}

/** The wire has whole numbers: what is none was stopped by its rule. */
function numbersOf<Name extends string>(texts: Readonly<Record<Name, string>>): Record<Name, number> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, Number(text)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
