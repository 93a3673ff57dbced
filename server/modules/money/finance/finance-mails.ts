// The mails about finance: an enquiry to the operator, the answer to whoever asked.

import { PREFERRED_TIME_TEXT } from "@bondline/domain/money/finance/finance.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { financeAnswerMail, financeEnquiryMail } from "../../../mail-messages/finance-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";

export async function sendFinanceEnquiry(tx: Transaction, enquiry: FinanceEnquiryRow): Promise<void> {
  const { publicUrl, operatorMail } = tx.app.settings;
  await queueMail(tx, {
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

export async function sendFinanceAnswer(tx: Transaction, enquiry: FinanceEnquiryRow, answerNote: string) {
  await queueMail(tx, {
    intent: `finance answer ${enquiry.id}`,
    to: [enquiry.emailAddress],
    content: financeAnswerMail({
      givenName: enquiry.givenName,
      organisationName: enquiry.organisationName,
      answerNote,
      link: `${tx.app.settings.publicUrl}/finance`,
    }),
  });
}
