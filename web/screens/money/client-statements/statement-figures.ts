// What a statement comes to, in the order in which it is added up.

import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { StatementQuery } from "../../../api/generated/graphql.ts";
import type { Figure } from "../../../ui/figure-strip.tsx";
import { STATEMENT_WORDS as WORDS } from "./statement-words.ts";

export type StatementSums = StatementQuery["statement"];
/** Who reads it: what one owes the other is owed. */
export type StatementReader = "client" | "staff";

const UNREAD = "\u00a0";

/** As high as they will be. */
export function unreadFigures(): Figure[] {
  const labels = [WORDS.opening, WORDS.invoiced, WORDS.paid, WORDS.balance];
  return labels.map((label) => ({
    label,
    value: UNREAD,
    note: UNREAD,
    isSecond: label !== WORDS.balance,
  }));
}

/** What seldom comes stands there only when it does. */
export function statementFigures(sums: StatementSums, reader: StatementReader): Figure[] {
  const { from, to, openingBalance, closingBalance, invoiced, gst } = sums;
  const seldom = [
    { label: WORDS.credited, amount: sums.credited, note: undefined },
    { label: WORDS.takenBack, amount: sums.takenBack, note: WORDS.takenBackNote },
    { label: WORDS.refunded, amount: sums.refunded, note: undefined },
  ].filter(({ amount }) => centsFromDecimal(amount) !== 0n);
  const second = (label: string, amount: string, note?: string): Figure => ({
    label,
    value: aud(amount),
    note,
    isSecond: true,
  });
  return [
    second(WORDS.before(formatDate(plainDate(from))), openingBalance),
    second(WORDS.invoiced, invoiced, WORDS.gst(aud(gst))),
    second(WORDS.paid, sums.paid),
    ...seldom.map(({ label, amount, note }) => second(label, amount, note)),
    {
      label: WORDS.after(formatDate(plainDate(to))),
      value: aud(closingBalance),
      note: balanceNote(closingBalance, reader),
    },
  ];
}

function balanceNote(balance: string, reader: StatementReader): string {
  const cents = centsFromDecimal(balance);
  if (cents === 0n) return WORDS.settled;
  return cents > 0n ? WORDS.owed[reader] : WORDS.owedBack[reader];
}
