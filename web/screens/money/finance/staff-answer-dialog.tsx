// The answer to an enquiry about finance, mailed to whoever asked.

import {
  FINANCE_ANSWER_FIELDS,
  FINANCE_ANSWER_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver, markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
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
  const { send, sending } = useCommand(StaffAnswerFinanceDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();
  const form = useForm<{ answerNote: string }>({
    defaultValues: { answerNote: "" },
    resolver: fieldRulesResolver(FINANCE_ANSWER_RULES),
  });
  const { errors, isDirty } = form.formState;
  const answer = async ({ answerNote }: { answerNote: string }) => {
    const sent = await send({ id: enquiry.id, version: enquiry.version, answerNote });
    if (sent.ok) {
      notify({ tone: "ok", title: WORDS.answered });
      return onAnswered();
    }
    const { fields, message } = sent.failure;
    markRefusedFields({ fields, paths: ["answerNote"], setError: form.setError });
    setNotice(fields.answerNote === undefined ? message : undefined);
  };
  return (
    <Dialog
      title={WORDS.answerTitle(enquiry.organisationName)}
      sentence={WORDS.answerSentence(enquiry.emailAddress)}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={sending}>
            {WORDS.sendAnswer}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={form.handleSubmit(answer)} className="space-y-4">
        {notice !== undefined && (
          <Notice tone="danger" title={WORDS.notAnswered}>
            {notice}
          </Notice>
        )}
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
