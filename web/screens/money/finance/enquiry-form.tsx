// An enquiry about finance: the contact details, about the amount that stands in the calculator.

import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { Me } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { focusFirstError } from "../../../ui/focus-error.ts";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { SendIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { type ContactValues, contactResolver, contactValues } from "./contact-values.ts";
import { ENQUIRY_WORDS as WORDS } from "./finance-words.ts";
import { useEnquiry } from "./use-enquiry.ts";

type FormProps = {
  readonly me: Me;
  readonly organisationId: string;
  readonly amount: string;
  readonly onSent: () => void;
};

export function EnquiryForm({ me, organisationId, amount, onSent }: FormProps) {
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<ContactValues>({
    defaultValues: contactValues(me),
    resolver: contactResolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const focusError = () => void focusFirstError(box.current ?? document);
  const { submit, notice, isSending } = useEnquiry({
    form,
    about: { organisationId, ...(amount !== "" && { amount }) },
    onSent: () => {
      form.resetField("message");
      onSent();
    },
    onRefused: focusError,
  });
  return (
    <Card aria-label={WORDS.heading}>
      <form ref={box} noValidate onSubmit={form.handleSubmit(submit, focusError)}>
        {notice !== undefined && (
          <CardBody>
            <Notice tone="danger" title={WORDS.notSent}>
              {notice}
            </Notice>
          </CardBody>
        )}
        <FormSection title={WORDS.heading} sentence={WORDS.contactSentence}>
          <ContactFields form={form} />
          <FullWidth>
            <Button type="submit" variant="primary" icon={SendIcon} isLoading={isSending}>
              {WORDS.send}
            </Button>
          </FullWidth>
        </FormSection>
      </form>
    </Card>
  );
}
