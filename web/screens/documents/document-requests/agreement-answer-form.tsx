// The answer that the bearer of an agreement link gives: yes, or no with a reason, under the name that they type.

import { agreementByLinkRules } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { FormProvider } from "react-hook-form";
import type { AgreementAskedFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { AgreementAnswerSendDocument } from "./agreement-answer-operations.ts";
import { AGREEMENT_ANSWER_WORDS as WORDS } from "./agreement-answer-words.ts";
import { AgreementFields, type AgreementValues } from "./public/agreement-fields.tsx";

type FormProps = {
  readonly link: { readonly requestId: string; readonly agreementCode: string };
  readonly asked: AgreementAskedFragment;
  readonly onAnswered: (answer: "AGREED" | "REFUSED") => void;
};
type Values = AgreementValues & { agreementByName: string };
const START: Values = { answer: "", agreementReason: "", agreementByName: "" };

export function AgreementAnswerForm({ link, asked: { linkEndsAt }, onAnswered }: FormProps) {
  const { send } = useCommand(AgreementAnswerSendDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver: validatedBy<Values>(({ answer, ...texts }) => {
      const said = checkFields(agreementByLinkRules(answer === "" ? "AGREED" : answer), texts);
      return { ...(answer === "" ? { answer: REQUIRED_MESSAGE } : {}), ...(said.ok ? {} : said.fields) };
    }),
    save: ({ answer, agreementByName, agreementReason }) =>
      send({
        ...link,
        agreementByName,
        answer: answer === "REFUSED" ? "REFUSED" : "AGREED",
        ...(answer === "REFUSED" ? { agreementReason } : {}),
      }),
    onSaved: (_, { answer }) => onAnswered(answer === "REFUSED" ? "REFUSED" : "AGREED"),
  });
  return (
    <Card heading={WORDS.answer} hasBody data-print="hide">
      <FormProvider {...record.form}>
        <form {...record.bind} className="space-y-4">
          <FormNotices of={record} title={WORDS.notSent} />
          <AgreementFields />
          <BoundText name="agreementByName" label={WORDS.name} autoComplete="name" />
          {linkEndsAt !== null && (
            <p className="figures text-meta text-ink-3">{WORDS.until(exactTime(linkEndsAt))}</p>
          )}
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.send}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
