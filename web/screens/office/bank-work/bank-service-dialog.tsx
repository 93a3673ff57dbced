// Changes within how many business hours a bank's people mean to do each kind of their work.

import {
  BANK_SERVICE_FIELDS,
  BANK_SERVICE_RULES,
} from "@bondline/domain/office/bank-work/bank-service-fields.ts";
import type { BankServiceFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ChangeBankServiceDocument } from "./public/bank-work-operations.ts";
import { BANK_SERVICE_WORDS as WORDS } from "./public/bank-work-words.ts";

type Values = Record<keyof typeof BANK_SERVICE_FIELDS, string>;

const resolver = fieldRulesResolver<Values>(BANK_SERVICE_RULES);

type BankServiceDialogProps = {
  readonly service: BankServiceFieldsFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function BankServiceDialog({ service, onChanged, onClose }: BankServiceDialogProps) {
  const { send } = useCommand(ChangeBankServiceDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: typedTexts(BANK_SERVICE_FIELDS, service),
    resolver,
    save: ({ issueHours, applicationHours, requestHours }) =>
      send({
        issueHours: hoursOf(issueHours),
        applicationHours: hoursOf(applicationHours),
        requestHours: hoursOf(requestHours),
        version: service.version,
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.change}
      sentence={WORDS.changeSentence}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields
        of={BANK_SERVICE_FIELDS}
        particulars={{
          issueHours: { help: WORDS.help, isOptional: true },
          applicationHours: { help: WORDS.help, isOptional: true },
          requestHours: { help: WORDS.help, isOptional: true },
        }}
      />
    </FormDialog>
  );
}

/** The wire has whole numbers: what is none was stopped by its rule. */
function hoursOf(typed: string): number | null {
  return typed.trim() === "" ? null : Number(typed);
}
