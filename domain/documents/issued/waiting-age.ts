// What a bank or insurer is to issue by how many days ago it reached them.

import { type Cents, cents } from "../../values/money/money.ts";
import { addDays, daysBetween, type PlainDate } from "../../values/time/plain-date.ts";

export const WAITING_AGES = ["DAYS_0_TO_2", "DAYS_3_TO_5", "DAYS_6_TO_10", "OVER_10_DAYS"] as const;
type WaitingAge = (typeof WAITING_AGES)[number];

/** The last day after the first that an age holds. */
const LAST_DAY: Record<WaitingAge, number> = {
  DAYS_0_TO_2: 2,
  DAYS_3_TO_5: 5,
  DAYS_6_TO_10: 10,
  OVER_10_DAYS: Number.POSITIVE_INFINITY,
};

export const WAITING_AGE_TEXT: Record<WaitingAge, string> = {
  DAYS_0_TO_2: "2 days or less",
  DAYS_3_TO_5: "3 to 5 days",
  DAYS_6_TO_10: "6 to 10 days",
  OVER_10_DAYS: "More than 10 days",
};

export type ReachedOnDay = {
  readonly day: PlainDate;
  readonly count: number;
  readonly amountCents: Cents;
};
export type WaitingSum = {
  readonly age: WaitingAge;
  /** The days on which it reached them, both included; open where the age has no end. */
  readonly from: PlainDate | null;
  readonly to: PlainDate;
  readonly count: number;
  readonly amountCents: Cents;
};

/** Every age once, the youngest first, those that nothing has too. */
export function sumByAge(reached: readonly ReachedOnDay[], today: PlainDate): WaitingSum[] {
  return WAITING_AGES.map((age, at) => {
    const those = reached.filter(({ day }) => waitingAge(day, today) === age);
    const before = WAITING_AGES[at - 1];
    const last = LAST_DAY[age];
    return {
      age,
      from: Number.isFinite(last) ? addDays(today, -last) : null,
      to: before === undefined ? today : addDays(today, -LAST_DAY[before] - 1),
      count: those.reduce((sum, { count }) => sum + count, 0),
      amountCents: cents(those.reduce((sum, { amountCents }) => sum + amountCents, 0n)),
    };
  });
}

function waitingAge(day: PlainDate, today: PlainDate): WaitingAge {
  const days = daysBetween(day, today);
  return WAITING_AGES.find((age) => days <= LAST_DAY[age]) ?? "OVER_10_DAYS";
}
