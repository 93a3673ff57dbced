// What a draft costs at the start: establishment fee and first period, less its discounts, line by line.

import {
  DISCOUNT_TEXT,
  type DiscountKind,
  type DiscountTerms,
  discountsOn,
} from "../../money/fees/discounts.ts";
import { feePeriod } from "../../money/fees/fee-periods.ts";
import type { FeeSchedule } from "../../money/fees/fee-schedule.ts";
import type { FeeStep } from "../../money/fees/fee-steps.ts";
import { firstPeriodCharge, hasPeriods } from "../../money/fees/period-charge.ts";
import type { LinePeriod } from "../../money/invoices/invoice.ts";
import type { TaxTreatment } from "../../money/invoices/tax-treatment.ts";
import { addCents, type Cents, cents, formatAud } from "../../values/money/money.ts";

const ESTABLISHMENT_FEE_DESCRIPTION = "Establishment Fee";

export type DraftFeeLine = {
  kind: "ESTABLISHMENT_FEE" | "FIRST_PERIOD" | DiscountKind;
  description: string;
  /** Below zero for a discount. */
  amountCents: Cents;
  taxTreatment: TaxTreatment;
  /** Null for what is charged or taken off once. */
  period: LinePeriod | null;
  steps: readonly FeeStep[];
};

export type DraftFees = {
  lines: readonly DraftFeeLine[];
  totalCents: Cents;
  steps: readonly FeeStep[];
};

type DraftFeeTerms = { establishmentFeeCents: Cents; schedule: FeeSchedule; discounts: DiscountTerms };

/** Never below zero; a line that would charge nothing is left out. */
export function draftFees({ establishmentFeeCents, schedule, discounts }: DraftFeeTerms): DraftFees {
  const firstPeriod = firstPeriodCharge(schedule);
  const period = firstPeriodOf(schedule);
  const charges = [
    establishmentLine(establishmentFeeCents),
    line("FIRST_PERIOD", firstPeriodDescription(schedule), firstPeriod, period),
  ];
  const taken = discountsOn({ establishmentFeeCents, firstPeriodCents: firstPeriod.amountCents }, discounts);

  const lines = [...charges, ...taken.map((each) => discountLine(each, period))].filter(
    ({ amountCents }) => amountCents !== 0n,
  );
  const totalCents = addCents(...lines.map(({ amountCents }) => amountCents));
  return { lines, totalCents, steps: [...lines.flatMap(({ steps }) => steps), totalStep(lines, totalCents)] };
}

function establishmentLine(amountCents: Cents): DraftFeeLine {
  const step = {
    label: ESTABLISHMENT_FEE_DESCRIPTION,
    arithmetic: "a fixed amount, charged once at the start",
    amountCents,
  };
  return line("ESTABLISHMENT_FEE", ESTABLISHMENT_FEE_DESCRIPTION, { amountCents, steps: [step] });
}

/** Null for a lifetime, whose end nobody knows. */
function firstPeriodOf(schedule: FeeSchedule): LinePeriod | null {
  if (!hasPeriods(schedule)) return null;
  const { startDate, endDate } = feePeriod(schedule, 0);
  return { startDate, endDate };
}

function firstPeriodDescription(schedule: FeeSchedule): string {
  if (schedule.feeType === "LIFETIME_FEE") return "Lifetime fee";
  const months = schedule.monthsBetweenPayments;
  return FIRST_PERIOD_TEXT[months] ?? `Fee for the first ${months} months`;
}

/** As people say it; the labels of a schedule of costs are the specification's (`frequencyLabel`). */
const FIRST_PERIOD_TEXT: Readonly<Record<number, string>> = {
  0: "Fee for the whole term",
  1: "Monthly fee, first month",
  3: "Quarterly fee, first 3 months",
  6: "Half-yearly fee, first 6 months",
  12: "Yearly fee, first year",
  24: "Fee for the first 2 years",
  36: "Fee for the first 3 years",
};

/** Taken off over the days of what it is taken off of; what is taken off the whole, over those of the fee. */
const IS_FOR_PERIOD: Readonly<Record<DiscountKind, boolean>> = {
  ONGOING_PERCENTAGE: true,
  ESTABLISHMENT_FEE_AMOUNT: false,
  REFERRAL_AMOUNT: true,
};

type Taken = { kind: DiscountKind; amountCents: Cents; arithmetic: string };

function discountLine(discount: Taken, period: LinePeriod | null): DraftFeeLine {
  const { kind, arithmetic } = discount;
  const amountCents = cents(-discount.amountCents);
  const step = { label: DISCOUNT_TEXT[kind], arithmetic: `−${arithmetic}`, amountCents };
  return line(kind, DISCOUNT_TEXT[kind], { amountCents, steps: [step] }, IS_FOR_PERIOD[kind] ? period : null);
}

/** Fees for guarantees and bonds are input taxed, and so is what is taken off them. */
function line(
  kind: DraftFeeLine["kind"],
  description: string,
  result: { amountCents: Cents; steps: readonly FeeStep[] },
  period: LinePeriod | null = null,
): DraftFeeLine {
  return { kind, description, taxTreatment: "INPUT_TAXED", period, ...result };
}

function totalStep(lines: readonly DraftFeeLine[], amountCents: Cents): FeeStep {
  const arithmetic = lines.map((each) => formatAud(each.amountCents)).join(" + ") || "nothing is charged";
  return { label: "Total fees", arithmetic: arithmetic.replaceAll("+ -", "− "), amountCents };
}
