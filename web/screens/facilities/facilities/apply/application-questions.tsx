// What desk and bank have asked the applicant, with the answers, and the place to answer what waits.

import {
  APPLICATION_ANSWER_RULES,
  APPLICATION_ANSWER_FIELDS as FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-question.ts";
import { FormProvider } from "react-hook-form";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { FormNotices } from "../../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { StreamItem, StreamWords } from "../../../../ui/stream.tsx";
import { AnswerQuestionDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Props = {
  readonly record: ApplicationRecordFragment;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
};

export function ApplicationQuestions({ record, onChanged }: Props) {
  const { questions, capabilities } = record;
  if (questions.length === 0) return null;
  return (
    <Card heading={WORDS.questions} note={questions.length} hasRows>
      <ul>
        {questions.flatMap((each) => [
          <StreamItem
            key={each.id}
            who={WORDS.askedBy(each.askedBy, each.isFromSupplier)}
            whoKind="organisation"
            what={WORDS.asked}
            when={exactDate(each.askedAt)}
          >
            <StreamWords>{each.question}</StreamWords>
          </StreamItem>,
          ...(each.answer === null || each.answeredAt === null
            ? []
            : [
                <StreamItem
                  key={`answer ${each.id}`}
                  who={each.answeredBy ?? ""}
                  whoKind="person"
                  what={WORDS.answered}
                  when={exactDate(each.answeredAt)}
                >
                  <StreamWords>{each.answer}</StreamWords>
                </StreamItem>,
              ]),
        ])}
      </ul>
      {capabilities.includes("CAN_ANSWER") && <CommandResult record={record} onChanged={onChanged} />}
    </Card>
  );
}

const resolver = fieldRulesResolver<{ answer: string }>(APPLICATION_ANSWER_RULES);

function CommandResult({ record: { id, version, referenceNumber }, onChanged }: Props) {
  const { send } = useCommand(AnswerQuestionDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { answer: "" },
    resolver,
    keptAs: `bondline.kept-answer.${id}`,
    save: ({ answer }) => send({ id, version, answer }),
    onSaved: (data) => {
      notify({ tone: "ok", title: WORDS.answerSent, detail: referenceNumber });
      onChanged(data.answerFacilityApplicationQuestion.facilityApplication);
    },
  });
  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="grid gap-3 border-t border-line px-4 py-4 sm:px-5">
        <FormNotices of={record} title={WORDS.notDone} />
        <BoundField name="answer" field={FIELDS.answer} label={WORDS.answerLabel} help={WORDS.answerHelp} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.answer}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
