// What was said of an enquiry about finance, and what became of it.

import { FINANCE_ANSWER_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { ENQUIRY_WORDS as WORDS } from "./finance-words.ts";
import { aud } from "./repayment-options.tsx";

export function EnquiryOutcome({ enquiry }: { readonly enquiry: FinanceEnquiryFieldsFragment }) {
  return outcomeLines(enquiry).map((line) => (
    <p key={line} className="figures mt-1 text-label break-words text-ink-2">
      {line}
    </p>
  ));
}

function outcomeLines(enquiry: FinanceEnquiryFieldsFragment): readonly string[] {
  const { answerNote, archivedAt, settledAmount, settledDate, closingReason } = enquiry;
  return [
    answerNote !== null && `${FINANCE_ANSWER_FIELDS.answerNote.label}: ${answerNote}`,
    settledAmount !== null &&
      settledDate !== null &&
      WORDS.settled(aud(settledAmount), formatDate(plainDate(settledDate))),
    closingReason !== null && WORDS.closed(closingReason),
    archivedAt !== null && WORDS.archived(exactDate(archivedAt)),
  ].filter((line) => line !== false);
}
