// What became of an invoice's card payments afterwards: paid back by the card provider, or disputed at the payer's bank.

import { addCents, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { PaymentNewsFieldsFragment } from "../../../../api/generated/graphql.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { PAYMENT_NEWS_WORDS as WORDS } from "./payment-news-words.ts";

/** Empty where there is nothing to say. */
export function paymentNews(intents: readonly PaymentNewsFieldsFragment[]): string[] {
  const refunded = addCents(...intents.map(({ refundedAmount }) => centsFromDecimal(refundedAmount)));
  return [
    ...(refunded > 0n ? [WORDS.refunded(formatAud(refunded))] : []),
    ...new Set(intents.flatMap(disputeNews)),
  ];
}

/** How it stands and ended is known to the provider's people alone. */
function disputeNews({ isDisputed, disputeStatus, evidenceDueAt }: PaymentNewsFieldsFragment): string[] {
  if (disputeStatus === "WON" || disputeStatus === "LOST") return [WORDS[disputeStatus]];
  if (isDisputed && evidenceDueAt !== null) return [WORDS.answerBy(exactTime(evidenceDueAt))];
  return isDisputed ? [WORDS.disputed] : [];
}
