// Sends an enquiry about finance and says that it was sent.

import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { type ContactValues, contactDetails } from "./contact-values.ts";
import { FinanceEnquireDocument } from "./finance-operations.ts";
import { ENQUIRY_WORDS as WORDS } from "./finance-words.ts";

type About = {
  readonly organisationId: string;
  readonly draftId?: string;
  readonly amount?: string;
  readonly termMonths?: number;
};

export function useEnquiry(about: About) {
  const { send } = useCommand(FinanceEnquireDocument, { handledByScreen: true });
  return (values: ContactValues) =>
    send({
      ...about,
      contactDetails: contactDetails(values),
      message: values.message === "" ? null : values.message,
    });
}

export function showSent(): void {
  notify({ tone: "ok", title: WORDS.sent, detail: WORDS.sentDetail });
}
