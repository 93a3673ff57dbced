// Sends an enquiry about finance and says how it went; a refused field is marked where it stands.

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Failure } from "../../../api/failure.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { CONTACT_PATHS, type ContactValues, contactDetails } from "./contact-values.ts";
import { FinanceEnquireDocument } from "./finance-operations.ts";
import { ENQUIRY_WORDS as WORDS } from "./finance-words.ts";

type Options = {
  readonly form: UseFormReturn<ContactValues>;
  readonly about: {
    readonly organisationId: string;
    readonly draftId?: string;
    readonly amount?: string;
    readonly termMonths?: number;
  };
  readonly onSent: (enquiry: FinanceEnquiryFieldsFragment) => void;
  readonly onRefused: () => void;
};

export function useEnquiry({ form, about, onSent, onRefused }: Options) {
  const { send, sending } = useCommand(FinanceEnquireDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();

  const refuse = (failure: Failure) => {
    const others = markRefusedFields({
      fields: failure.fields,
      paths: CONTACT_PATHS,
      setError: form.setError,
    });
    const [first] = Object.values(others);
    if (failure.code === "VALIDATION_ERROR" && first === undefined) return onRefused();
    setNotice(first ?? failure.message);
  };

  const submit = async (values: ContactValues) => {
    setNotice(undefined);
    const answer = await send({
      ...about,
      contactDetails: contactDetails(values),
      message: values.message === "" ? null : values.message,
    });
    if (!answer.ok) return refuse(answer.failure);
    notify({ tone: "ok", title: WORDS.sent, detail: WORDS.sentDetail });
    onSent(answer.data.createFinanceEnquiry.financeEnquiry);
  };

  return { submit, notice, isSending: sending, refuse };
}
