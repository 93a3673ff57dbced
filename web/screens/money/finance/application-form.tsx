// The form of a finance application: the term with its repayment, the contact details, and the way to say no.

import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { FinanceDraftFieldsFragment, FinanceDraftQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import type { Me } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { FormSection } from "../../../ui/form-section.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { StickyFooter } from "../../../ui/sticky-footer.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { contactDetails, contactPathOf, contactResolver, contactValues } from "./contact-values.ts";
import {
  FinanceCalculationDocument,
  FinanceDeclineDocument,
  FinanceSaveContactDocument,
} from "./finance-operations.ts";
import { ENQUIRY_WORDS, FINANCE_WORDS, APPLY_WORDS as WORDS } from "./finance-words.ts";
import { aud, RepaymentOptions } from "./repayment-options.tsx";
import { showSent, useEnquiry } from "./use-enquiry.ts";

export type ApplicationProps = {
  readonly me: Me;
  readonly draft: FinanceDraftFieldsFragment;
  readonly kept: FinanceDraftQuery["applicationContactDetails"];
  readonly onChanged: () => void;
};

type FormProps = ApplicationProps & { readonly hasDeclined: boolean };

export function ApplicationForm({ me, draft, kept, onChanged, hasDeclined }: FormProps) {
  const [months, setMonths] = useState("12");
  const [isDeclining, setDeclining] = useState(false);
  const go = useGo();
  const send = useEnquiry({
    organisationId: draft.organisationId,
    draftId: draft.id,
    termMonths: Number(months),
  });
  const keep = useCommand(FinanceSaveContactDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: contactValues(me, kept),
    resolver: contactResolver,
    pathOf: contactPathOf,
    save: send,
    onSaved: () => {
      showSent();
      onChanged();
    },
  });
  const keepContact = record.saveBy({
    save: (values) =>
      keep.send({
        draftId: draft.id,
        version: kept?.version ?? null,
        contactDetails: contactDetails(values),
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onChanged();
    },
  });

  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="grid min-w-0 gap-4">
        {hasDeclined && <Notice tone="info" title={WORDS.hasDeclined} />}
        <FormNotices of={record} title={ENQUIRY_WORDS.notSent} />
        <TermCard amount={draft.amount ?? ""} months={months} onMonths={setMonths} />
        <Card>
          <FormSection title={ENQUIRY_WORDS.contact} sentence={ENQUIRY_WORDS.contactSentence}>
            <ContactFields />
          </FormSection>
        </Card>
        <StickyFooter>
          {!hasDeclined && (
            <Button variant="quiet" onClick={() => setDeclining(true)}>
              {WORDS.notInterested}
            </Button>
          )}
          <Button isLoading={keep.sending} onClick={keepContact}>
            {WORDS.save}
          </Button>
          <Button type="submit" variant="primary" isLoading={record.isSaving && !keep.sending}>
            {WORDS.send}
          </Button>
        </StickyFooter>
        {isDeclining && (
          <CommandDialog
            command={FinanceDeclineDocument}
            input={{ draftId: draft.id }}
            title={WORDS.declineTitle}
            sentence={WORDS.declineSentence}
            confirmLabel={WORDS.notInterested}
            done={{ title: WORDS.declined }}
            onDone={() => go(paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }))}
            onClose={() => setDeclining(false)}
          />
        )}
      </form>
    </FormProvider>
  );
}

type TermProps = {
  readonly amount: string;
  readonly months: string;
  readonly onMonths: (months: string) => void;
};

function TermCard({ amount, months, onMonths }: TermProps) {
  const { data } = useRead(FinanceCalculationDocument, { amount });
  const finance = data?.advertisedFinanceCalculation;
  const options = finance?.repaymentOptions ?? [];
  return (
    <Card heading={FINANCE_WORDS.calculator} note={amount === "" ? undefined : aud(amount)}>
      <CardBody isBelowHeading>
        <div className="grid gap-4">
          {options.length > 0 && <RepaymentOptions options={options} />}
          <RadioGroupField
            label={WORDS.term}
            value={months}
            onChange={onMonths}
            options={options.map((option) => ({
              value: String(option.months),
              label: FINANCE_WORDS.months(option.months),
              detail: WORDS.option(aud(option.fortnightlyRepayment), option.fortnights),
            }))}
          />
          {finance !== undefined && (
            <p className="text-meta text-ink-3">{FINANCE_WORDS.rate(finance.annualRate)}</p>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
