// A second, independent working of the fee rules in plain fractions, for the properties to compare with.

type Fraction = { n: bigint; d: bigint };

type OracleFee = {
  feeType: "ANNUAL_PERCENTAGE" | "FIXED_FEE" | "LIFETIME_FEE";
  base: bigint;
  /** Millionths of a percent. */
  rate: bigint;
  fixed: bigint | null;
  minimum: bigint;
  months: number;
  start: string;
  end: string | null;
};

const DAY_MILLISECONDS = 86_400_000;

/** Whole cents of one period. */
export function oraclePeriodCharge(fee: OracleFee): bigint {
  return ceiling(times(yearly(fee), fraction(BigInt(fee.months), 12n)));
}

export function oracleYearlyRoundedDown(fee: OracleFee): bigint {
  const { n, d } = yearly(fee);
  return n / d;
}

export function oracleLifetime(fee: OracleFee): bigint {
  return fee.fixed ?? ceiling(percentOf(fee));
}

/** The single payment of a term that ends. */
export function oracleTermCharge(fee: OracleFee, end: string): bigint {
  if (fee.feeType === "FIXED_FEE") return fee.fixed ?? 0n;

  let total = fraction(0n, 1n);
  let year = 0;
  while (monthsOn(fee.start, (year + 1) * 12) <= dayOf(end)) {
    total = plus(total, percentOf(fee));
    year += 1;
  }
  const from = monthsOn(fee.start, year * 12);
  const lengthOfYear = monthsOn(fee.start, (year + 1) * 12) - from;
  const lastYear = times(percentOf(fee), fraction(BigInt(dayOf(end) - from), BigInt(lengthOfYear)));
  return ceiling(plus(total, lastYear));
}

/**
 * One payment is spread evenly over its term. Without an end a percentage costs what a term ending today would; a fixed
 * payment has no length to be spread over and counts from the day on which it is due.
 */
export function oracleAccruedOfTerm(fee: OracleFee & { isUpfront: boolean }, asAt: string): bigint {
  const start = dayOf(fee.start);
  const last = fee.end === null ? dayOf(asAt) : Math.min(dayOf(asAt), dayOf(fee.end));
  if (dayOf(asAt) < start || last < start) return 0n;
  if (fee.end === null && fee.feeType === "FIXED_FEE") return fee.isUpfront ? (fee.fixed ?? 0n) : 0n;

  const charge = oracleTermCharge(fee, fee.end ?? asAt);
  const days = dayOf(fee.end ?? asAt) - start;
  if (days === 0) return charge;
  return halfUp(times(fraction(charge, 1n), fraction(BigInt(last - start), BigInt(days))));
}

/** Counts period after period, day by day where one is cut. */
export function oracleAccrued(fee: OracleFee, asAt: string): bigint {
  const start = dayOf(fee.start);
  const last = fee.end === null ? dayOf(asAt) : Math.min(dayOf(asAt), dayOf(fee.end));
  if (dayOf(asAt) < start || last < start) return 0n;

  const charge = oraclePeriodCharge(fee);
  let total = fraction(0n, 1n);
  for (let index = 0; ; index += 1) {
    const from = monthsOn(fee.start, index * fee.months);
    const to = monthsOn(fee.start, (index + 1) * fee.months);
    if (from >= last) return halfUp(total);
    const days = Math.min(to, last) - from;
    total = plus(total, times(fraction(charge, 1n), fraction(BigInt(days), BigInt(to - from))));
  }
}

/** What is taken off, as it was agreed; rates in millionths of a percent. */
type OracleDiscounts = {
  /** Of the product's rate, the organisation's and the draft's the largest counts. */
  rates: readonly (bigint | null)[];
  /** Of the product's amount and the draft's too. */
  establishment: readonly bigint[];
  referral: bigint;
};

/** The lines of a first invoice: nothing is charged or taken off by a line that is left out, and none takes off more than is there. */
export function oracleFirstLines(
  establishment: bigint,
  first: bigint,
  { rates, ...off }: OracleDiscounts,
): [kind: string, amount: bigint][] {
  const share = times(fraction(first, 1n), fraction(largest(rates), 100_000_000n));
  const ongoing = least(halfUp(share), first);
  const once = least(largest(off.establishment), establishment);
  const left = establishment + first - ongoing - once;
  const lines: [string, bigint][] = [
    ["ESTABLISHMENT_FEE", establishment],
    ["FIRST_PERIOD", first],
    ["ONGOING_PERCENTAGE", -ongoing],
    ["ESTABLISHMENT_FEE_AMOUNT", -once],
    ["REFERRAL_AMOUNT", -least(off.referral, left)],
  ];
  return lines.filter(([, amount]) => amount !== 0n);
}

/** What the first period charges; one payment for a term adds nothing to it. */
export function oracleFirstPeriod(fee: OracleFee): bigint {
  if (fee.feeType === "LIFETIME_FEE") return oracleLifetime(fee);
  return fee.months === 0 ? 0n : oraclePeriodCharge(fee);
}

/** A tenth, to the nearest cent and away from zero. */
export function oracleGst(amount: bigint): bigint {
  const gst = halfUp(fraction(amount < 0n ? -amount : amount, 10n));
  return amount < 0n ? -gst : gst;
}

/** Counts the periods that begin before the end, the first one always. */
export function oraclePeriodsBegun(fee: OracleFee & { end: string }): bigint {
  let begun = 1n;
  while (monthsOn(fee.start, Number(begun) * fee.months) < dayOf(fee.end)) begun += 1n;
  return begun;
}

function yearly(fee: OracleFee): Fraction {
  const plain =
    fee.feeType === "FIXED_FEE" ? fraction((fee.fixed ?? 0n) * 12n, BigInt(fee.months)) : percentOf(fee);
  const minimum = fraction(fee.minimum, 1n);
  return plain.n * minimum.d < minimum.n * plain.d ? minimum : plain;
}

function percentOf(fee: OracleFee): Fraction {
  return times(fraction(fee.base, 1n), fraction(fee.rate, 100_000_000n));
}

/** Days since 1970 of the anchor's day so many months on, moved back to the month's last day where it has no such day. */
function monthsOn(anchor: string, months: number): number {
  const [year = 0, month = 1, day = 1] = anchor.split("-").map(Number);
  const wanted = Date.UTC(year, month - 1 + months, 1);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return wanted / DAY_MILLISECONDS + Math.min(day, lastDay) - 1;
}

function dayOf(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / DAY_MILLISECONDS;
}

function fraction(n: bigint, d: bigint): Fraction {
  const divisor = greatestCommonDivisor(n, d);
  return { n: n / divisor, d: d / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

function largest(amounts: readonly (bigint | null)[]): bigint {
  return amounts.reduce<bigint>((most, each) => (each !== null && each > most ? each : most), 0n);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function times(one: Fraction, other: Fraction): Fraction {
  return fraction(one.n * other.n, one.d * other.d);
}

function plus(one: Fraction, other: Fraction): Fraction {
  return fraction(one.n * other.d + other.n * one.d, one.d * other.d);
}

function ceiling({ n, d }: Fraction): bigint {
  return n % d === 0n ? n / d : n / d + 1n;
}

function halfUp({ n, d }: Fraction): bigint {
  const whole = n / d;
  return (n - whole * d) * 2n >= d ? whole + 1n : whole;
}
