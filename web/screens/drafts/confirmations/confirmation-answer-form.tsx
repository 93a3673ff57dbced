// The beneficiary's answer: that everything is right, or what is wrong, under a name and a position.

import { answerConfirmationRules } from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { FormProvider, useWatch } from "react-hook-form";
import type { ConfirmationToAnswerFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundRadio, BoundText, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmationAnswerSend } from "./confirmation-answer-operations.ts";
import { CONFIRM_WORDS as WORDS } from "./confirmation-words.ts";

type FormProps = {
  readonly place: { readonly draftConfirmationId: string; readonly code?: string };
  readonly asked: ConfirmationToAnswerFragment;
  readonly onAnswered: (answer: "CONFIRMED" | "DISPUTED") => void;
  /** What was read has changed. */
  readonly onBehind: () => void;
};
type Values = { answer: "" | "CONFIRMED" | "DISPUTED"; name: string; position: string; reason: string };
const START: Values = { answer: "", name: "", position: "", reason: "" };
const OPTIONS = [
  { value: "CONFIRMED", label: WORDS.right, detail: WORDS.rightDetail },
  { value: "DISPUTED", label: WORDS.wrong, detail: WORDS.wrongDetail },
];

export function ConfirmationAnswerForm({ place, asked, onAnswered, onBehind }: FormProps) {
  const { send } = useCommand(ConfirmationAnswerSend, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver: validatedBy<Values>(({ answer, ...texts }) => {
      const said = checkFields(answerConfirmationRules(answer === "" ? "CONFIRMED" : answer), texts);
      return { ...(answer === "" ? { answer: REQUIRED_MESSAGE } : {}), ...(said.ok ? {} : said.fields) };
    }),
    save: ({ answer, name, position, reason }) =>
      send({
        ...place,
        version: asked.version,
        name,
        position,
        answer: answer === "DISPUTED" ? "DISPUTED" : "CONFIRMED",
        ...(answer === "DISPUTED" ? { reason } : {}),
      }),
    onSaved: (_, { answer }) => onAnswered(answer === "DISPUTED" ? "DISPUTED" : "CONFIRMED"),
    onBehind,
  });
  const answer = useWatch({ control: record.form.control, name: "answer" });
  return (
    <Card heading={WORDS.answer} hasBody data-print="hide">
      <FormProvider {...record.form}>
        <form {...record.bind} className="space-y-4">
          <FormNotices of={record} title={WORDS.notSent} conflict={{ sentence: WORDS.behind }} />
          <BoundRadio name="answer" label={WORDS.question} options={OPTIONS} />
          {answer === "DISPUTED" && (
            <BoundTextArea
              name="reason"
              label={WORDS.reason}
              help={WORDS.reasonHelp}
              maxCharacters={LENGTHS.comment}
            />
          )}
          <BoundText name="name" label={WORDS.yourName} autoComplete="name" />
          <BoundText
            name="position"
            label={WORDS.yourPosition}
            help={WORDS.positionHelp}
            autoComplete="organization-title"
          />
          <p className="figures text-meta text-ink-3">{WORDS.until(exactTime(asked.linkEndsAt))}</p>
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.send}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
