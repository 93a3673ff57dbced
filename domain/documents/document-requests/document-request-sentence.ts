// A request after issue in one line, as lists, mails and dialogs say it.

import { addCents, formatAud, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { formatDate } from "../../values/time/plain-date.ts";
import type { DocumentRequestKind } from "./document-request.ts";
import type { Asked, AskedOn } from "./document-request-terms.ts";
import { WORDING_FIELD_TEXT } from "./document-request-text.ts";

type Said = Asked & AskedOn;

/** Reckoned from what the document said when it was asked for: "Reduce by $50,000.00 to $200,000.00". */
export function requestSentence(request: Said): string {
  return SENTENCES[request.kind](request);
}

const SENTENCES: Readonly<Record<DocumentRequestKind, (request: Said) => string>> = {
  EXTENSION: ({ requestedExpiryDate: to, fromExpiryDate: from }) =>
    `Extend to ${to === null ? "a later day" : formatDate(to)}${from === null ? "" : `, from ${formatDate(from)}`}`,
  REDUCTION: ({ amountCents, fromAmountCents, scheduledDate, milestone }) => {
    const by = amountCents ?? ZERO_CENTS;
    if (milestone !== null) return `Reduce by ${formatAud(by)} once this is reached: ${milestone}`;
    return scheduledDate === null
      ? `Reduce by ${formatAud(by)} to ${formatAud(subtractCents(fromAmountCents, by))}`
      : `Reduce by ${formatAud(by)} on ${formatDate(scheduledDate)}`;
  },
  INCREASE: ({ amountCents, fromAmountCents }) => {
    const by = amountCents ?? ZERO_CENTS;
    return `Increase by ${formatAud(by)} to ${formatAud(addCents(fromAmountCents, by))}`;
  },
  CLAIM: ({ amountCents, fromAmountCents, claimAction, requestedExpiryDate }) => {
    const amount = amountCents ?? ZERO_CENTS;
    const pay =
      amount === fromAmountCents
        ? `Pay all ${formatAud(amount)}`
        : `Pay ${formatAud(amount)} of ${formatAud(fromAmountCents)}`;
    return claimAction === "EXTEND_OR_PAY" && requestedExpiryDate !== null
      ? `${pay}, or extend to ${formatDate(requestedExpiryDate)}`
      : pay;
  },
  AMENDMENT: ({ wordingField, newText }) =>
    wordingField === "WHOLE_WORDING"
      ? "Change the whole wording"
      : `Change the ${wordingField === null ? "wording" : inSentence(WORDING_FIELD_TEXT[wordingField])} to ${newText ?? ""}`,
  CANCELLATION: () => "Cancel the guarantee",
};

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
