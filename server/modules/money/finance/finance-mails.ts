// The mails about finance: an enquiry to the operator, the answer to whoever asked.

import { PREFERRED_TIME_TEXT } from "@bondline/domain/money/finance/finance.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { financeAnswerMail, financeEnquiryMail } from "../../../mail-messages/finance-messages.ts";
import type { Work } from "../../../work/work.ts";
import { queueMail } from "../../records/mail/outbox.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";

export async function sendFinanceEnquiry(work: Work, enquiry: FinanceEnquiryRow): Promise<void> {
  const { publicUrl, operatorMail } = work.app.settings;
  await queueMail(work, {
    intent: `finance enquiry ${enquiry.id}`,
    to: [operatorMail],
    content: financeEnquiryMail({
      organisationName: enquiry.organisationName,
      contactName: `${enquiry.givenName} ${enquiry.familyName}`,
      emailAddress: enquiry.emailAddress,
      phoneNumber: formatPhone(enquiry.phoneNumber),
      preferredTime: PREFERRED_TIME_TEXT[enquiry.preferredTime],
      financeAmountCents: enquiry.financeAmountCents,
      termMonths: enquiry.termMonths,
      fortnightlyRepaymentCents: enquiry.fortnightlyRepaymentCents,
      draftReference: enquiry.draftReferenceNumber,
      message: enquiry.message,
      link: `${publicUrl}/staff/finance`,
    }),
  });
}

export async function sendFinanceAnswer(
  work: Work,
  enquiry: FinanceEnquiryRow,
  answerNote: string,
): Promise<void> {
  await queueMail(work, {
    intent: `finance answer ${enquiry.id}`,
    to: [enquiry.emailAddress],
    content: financeAnswerMail({
      givenName: enquiry.givenName,
      organisationName: enquiry.organisationName,
      answerNote,
      link: `${work.app.settings.publicUrl}/finance`,
    }),
  });
}
