// The answer to an enquiry about finance, mailed to whoever asked.

import {
  FINANCE_ANSWER_FIELDS,
  FINANCE_ANSWER_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { StaffAnswerFinanceDocument } from "./finance-operations.ts";
import { DESK_WORDS as WORDS } from "./finance-words.ts";

type DialogProps = {
  readonly enquiry: FinanceEnquiryFieldsFragment;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
};

const FORM_ID = "finance-answer";

export function StaffAnswerDialog({ enquiry, onAnswered, onClose }: DialogProps) {
  const { send } = useCommand(StaffAnswerFinanceDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { answerNote: "" },
    resolver: fieldRulesResolver<{ answerNote: string }>(FINANCE_ANSWER_RULES),
    save: ({ answerNote }) => send({ id: enquiry.id, version: enquiry.version, answerNote }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.answered });
      onAnswered();
    },
  });
  const { form } = record;
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      title={WORDS.answerTitle(enquiry.organisationName)}
      sentence={WORDS.answerSentence(enquiry.emailAddress)}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={record.isSaving}>
            {WORDS.sendAnswer}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...record.bind} className="space-y-4">
        <FormNotices of={record} title={WORDS.notAnswered} />
        <TextArea
          label={FINANCE_ANSWER_FIELDS.answerNote.label}
          maxCharacters={LENGTHS.notes}
          error={errors.answerNote?.message}
          {...form.register("answerNote")}
        />
      </form>
    </Dialog>
  );
}
