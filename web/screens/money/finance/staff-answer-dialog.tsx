// The answer to an enquiry about finance, mailed to whoever asked.

import {
  FINANCE_ANSWER_FIELDS,
  FINANCE_ANSWER_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { StaffAnswerFinanceDocument } from "./finance-operations.ts";
import { DESK_WORDS as WORDS } from "./finance-words.ts";

type DialogProps = {
  readonly enquiry: FinanceEnquiryFieldsFragment;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
};

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
  return (
    <FormDialog
      record={record}
      title={WORDS.answerTitle(enquiry.organisationName)}
      sentence={WORDS.answerSentence(enquiry.emailAddress)}
      submit={WORDS.sendAnswer}
      notSaved={WORDS.notAnswered}
      onClose={onClose}
    >
      <BoundFields of={FINANCE_ANSWER_FIELDS} />
    </FormDialog>
  );
}
