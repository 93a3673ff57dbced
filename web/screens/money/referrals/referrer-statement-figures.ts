// What a referrer's statement comes to, in the order in which it is added up.

import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReferrerStatementQuery } from "../../../api/generated/graphql.ts";
import type { Figure } from "../../../ui/figure-strip.tsx";
import { REFERRER_STATEMENT_WORDS as WORDS } from "./referrer-statement-words.ts";

export type ReferrerStatementSums = ReferrerStatementQuery["referrerStatement"];
export type ReferrerStatementReader = "referrer" | "staff";

const UNREAD = "\u00a0";

/** As high as they will be. */
export function unreadReferrerFigures(): Figure[] {
  return [WORDS.opening, WORDS.earned, WORDS.paidOut, WORDS.balance].map((label) => ({
    label,
    value: UNREAD,
    note: UNREAD,
    isSecond: label !== WORDS.balance,
  }));
}

/** What seldom comes stands there only when it does. */
export function referrerFigures(sums: ReferrerStatementSums, reader: ReferrerStatementReader): Figure[] {
  const { from, to, openingBalance, closingBalance, earned, takenBack, paidOut } = sums;
  const second = (label: string, amount: string, note?: string): Figure => ({
    label,
    value: aud(amount),
    note,
    isSecond: true,
  });
  return [
    second(WORDS.before(formatDate(plainDate(from))), openingBalance),
    second(WORDS.earned, earned),
    ...(centsFromDecimal(takenBack) === 0n ? [] : [second(WORDS.takenBack, takenBack, WORDS.takenBackNote)]),
    second(WORDS.paidOut, paidOut),
    {
      label: WORDS.after(formatDate(plainDate(to))),
      value: aud(closingBalance),
      note: balanceNote(closingBalance, reader),
    },
  ];
}

export function balanceNote(balance: string, reader: ReferrerStatementReader): string {
  const cents = centsFromDecimal(balance);
  if (cents === 0n) return WORDS.settled;
  return cents > 0n ? WORDS.owed[reader] : WORDS.owedBack[reader];
}
