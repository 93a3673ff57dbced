// What a bank is expected to charge for a guarantee on a day: of which period that is, and how much, or why nobody can say.

import type { Cents } from "../../values/money/money.ts";
import { addDays, formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { feePeriodAt } from "./fee-periods.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import { hasPeriods, lifetimeCharge, periodCharge, termCharge } from "./period-charge.ts";
import { type CostChanges, feeOn } from "./recut-cost.ts";

export const CHARGE_KIND_TEXT = { PERIOD: "Ongoing fee", SET_UP: "Set-up" } as const;
export type ChargeKind = keyof typeof CHARGE_KIND_TEXT;

/** What was agreed with the bank for one guarantee. */
export type AgreedCosts = {
  readonly setUpCents: Cents;
  /** Undefined while nobody has said from when it runs. */
  readonly fee: FeeSchedule | undefined;
  readonly changes: CostChanges;
  /** From this day on nothing more is charged; null while that is not known. */
  readonly end: PlainDate | null;
};

/** `from` is null for what is charged once, as of a guarantee whose fee has no first day yet. */
type ExpectedCharge =
  | {
      readonly ok: true;
      readonly from: PlainDate | null;
      readonly until: PlainDate | null;
      readonly cents: Cents;
    }
  | { readonly ok: false; readonly why: string };

const CHARGE_FAULTS = {
  noCosts: () => "The costs of this guarantee have not been recorded.",
  noStart: () => "The first day of the fee for this guarantee has not been recorded.",
  before: (day: PlainDate) => `The fee of this guarantee runs from ${formatDate(day)}, after this day.`,
  ended: (day: PlainDate) => `The fee of this guarantee ended on ${formatDate(day)}.`,
  openTerm: () => "The fee for the whole term cannot be worked out until its expiry is known.",
} as const;

/** A charge that comes in these days before a period begins is of that period. */
const CHARGED_AHEAD_DAYS = 7;

type Asked = { readonly kind: ChargeKind; readonly day: PlainDate };

/** Undefined costs are those that nobody has recorded. */
export function expectedCharge(costs: AgreedCosts | undefined, { kind, day }: Asked): ExpectedCharge {
  if (costs === undefined) return no(CHARGE_FAULTS.noCosts());
  const { fee, setUpCents } = costs;
  if (kind === "SET_UP") return { ok: true, from: null, until: null, cents: setUpCents };
  if (fee === undefined) return no(CHARGE_FAULTS.noStart());
  return hasPeriods(fee) ? ofPeriod(fee, costs, addDays(day, CHARGED_AHEAD_DAYS)) : once(fee, costs);
}

function ofPeriod(fee: FeeSchedule, { changes, end }: AgreedCosts, day: PlainDate): ExpectedCharge {
  const period = feePeriodAt(fee, day);
  if (period === undefined) return no(CHARGE_FAULTS.before(fee.interestStartDate));
  const { startDate: from, endDate: until } = period;
  if (end !== null && from >= end) return no(CHARGE_FAULTS.ended(end));
  const { amountCents: cents } = periodCharge(chargedOn(fee, changes, from));
  return { ok: true, from, until, cents };
}

/** One payment for the term, or for the life of it, on the terms with which it began. */
function once(fee: FeeSchedule, { changes }: AgreedCosts): ExpectedCharge {
  const { interestStartDate: from, interestEndDate: until, feeType } = fee;
  const charged = chargedOn(fee, changes, from);
  const result = feeType === "LIFETIME_FEE" ? lifetimeCharge(charged) : termCharge(charged);
  if (result === undefined) return no(CHARGE_FAULTS.openTerm());
  return { ok: true, from, until, cents: result.amountCents };
}

/** At the amount and the rate of the day. */
function chargedOn(fee: FeeSchedule, { amounts, rates }: CostChanges, day: PlainDate): FeeSchedule {
  const base = amounts.find(({ changedDate }) => day < changedDate)?.amountCents ?? fee.baseCents;
  return feeOn({ ...fee, baseCents: base }, rates, day);
}

function no(why: string): ExpectedCharge {
  return { ok: false, why };
}
