// The answer that the bearer of a return link gives: which of three, and what belongs to it.

import { answerRules } from "@bondline/domain/documents/return-requests/return-request.ts";
import { RETURN_REQUEST_SECTIONS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import {
  RETURN_ANSWER_TEXT,
  type ReturnAnswer,
} from "@bondline/domain/documents/return-requests/return-request-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { ReturnAskedFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundSelect, BoundText, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { ReturnAnswerSendDocument } from "./return-answer-operations.ts";
import { RETURN_DATE_WORDS, RETURN_DETAIL_WORDS, RETURN_WORDS as WORDS } from "./return-answer-words.ts";

const ANSWERS = Object.keys(RETURN_ANSWER_TEXT) as ReturnAnswer[];
const { options: METHODS = [] } = RETURN_REQUEST_SECTIONS.answered.answerMethod;
const NO_METHOD = [{ value: "", label: WORDS.choose }];

type FormProps = {
  readonly link: { readonly requestId: string; readonly returnCode: string };
  readonly asked: ReturnAskedFragment;
  readonly onAnswered: (answer: ReturnAnswer) => void;
};

export function ReturnAnswerForm(props: FormProps) {
  const [answer, setAnswer] = useState<ReturnAnswer>();
  return (
    <Card heading={WORDS.answer} hasBody data-print="hide">
      <div className="space-y-4">
        <RadioGroupField
          label={WORDS.question}
          name="answer"
          value={answer ?? null}
          onChange={(value) => setAnswer(ANSWERS.find((each) => each === value))}
          options={ANSWERS.map((value) => ({
            value,
            label: RETURN_ANSWER_TEXT[value],
            detail: RETURN_DETAIL_WORDS[value],
          }))}
        />
        {answer !== undefined && <AnswerFields key={answer} {...props} answer={answer} />}
      </div>
    </Card>
  );
}

/** Each answer has fields of its own, so that nothing typed for one is sent with another. */
function AnswerFields({ link, asked, onAnswered, answer }: FormProps & { readonly answer: ReturnAnswer }) {
  const { send } = useCommand(ReturnAnswerSendDocument, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const start = { answeredByName: asked.name ?? "", answerDate: "", answerMethod: "", answerReason: "" };
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(answerRules(answer, today)),
    save: ({ answerMethod, ...values }) =>
      send({
        ...link,
        ...values,
        answer,
        answerMethod: METHODS.some(({ value }) => value === answerMethod) ? (answerMethod as "POST") : null,
      }),
    onSaved: () => onAnswered(answer),
  });
  const bounds = answer === "NOT_YET" ? { min: today } : { max: today };
  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="space-y-4">
        <FormNotices of={record} title={WORDS.notSent} />
        {answer !== "NEVER_RECEIVED" && (
          <BoundDate name="answerDate" label={RETURN_DATE_WORDS[answer]} today={today} {...bounds} />
        )}
        {answer === "RETURNED" && (
          <BoundSelect name="answerMethod" label={WORDS.how} options={[...NO_METHOD, ...METHODS]} />
        )}
        <BoundTextArea
          name="answerReason"
          label={answer === "NOT_YET" ? WORDS.reasonField : WORDS.note}
          isOptional={answer !== "NOT_YET"}
          maxCharacters={LENGTHS.notes}
        />
        <BoundText name="answeredByName" label={WORDS.name} autoComplete="name" />
        <Button type="submit" variant="primary" isLoading={record.isSaving}>
          {WORDS.send}
        </Button>
      </form>
    </FormProvider>
  );
}
