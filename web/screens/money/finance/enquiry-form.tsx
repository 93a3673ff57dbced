// An enquiry about finance: the contact details, about the amount that stands in the calculator.

import { FormProvider } from "react-hook-form";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import type { Me } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { SendIcon } from "../../../ui/icons.ts";
import { ContactFields } from "./contact-fields.tsx";
import { contactPathOf, contactResolver, contactValues } from "./contact-values.ts";
import { ENQUIRY_WORDS as WORDS } from "./finance-words.ts";
import { showSent, useEnquiry } from "./use-enquiry.ts";

type FormProps = {
  readonly me: Me;
  readonly organisationId: string;
  readonly amount: string;
  readonly onSent: () => void;
};

export function EnquiryForm({ me, organisationId, amount, onSent }: FormProps) {
  const send = useEnquiry({ organisationId, ...(amount !== "" && { amount }) });
  const record = useRecordForm({
    start: contactValues(me),
    resolver: contactResolver,
    pathOf: contactPathOf,
    save: send,
    onSaved: () => {
      record.form.resetField("message");
      showSent();
      onSent();
    },
  });
  return (
    <Card aria-label={WORDS.heading}>
      <FormProvider {...record.form}>
        <form {...record.bind}>
          {record.trouble !== undefined && (
            <CardBody>
              <FormNotices of={record} title={WORDS.notSent} />
            </CardBody>
          )}
          <FormSection title={WORDS.heading} sentence={WORDS.contactSentence}>
            <ContactFields />
            <FullWidth>
              <Button type="submit" variant="primary" icon={SendIcon} isLoading={record.isSaving}>
                {WORDS.send}
              </Button>
            </FullWidth>
          </FormSection>
        </form>
      </FormProvider>
    </Card>
  );
}
