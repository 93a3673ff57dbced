// What a line has earned by a day, and what is to come of it, held against cents that are handed out day by day.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { type Cents, cents } from "../../values/money/money.ts";
import { addDays, type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import { type AccruingLine, accrualOf, earnedBy } from "./accrual.ts";

const START = plainDate("2026-07-01");
const day = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((at) => addDays(START, at));

/** Short and long, some of a leap year, charges and discounts. */
const drawnLine = fc
  .record({
    startDate: day(-400, 400),
    days: fc.integer({ min: 1, max: 1_100 }),
    isAtOnce: fc.boolean(),
    sign: fc.constantFrom(1n, -1n),
    invoiced: fc.oneof(fc.bigInt(0n, 400n), fc.bigInt(0n, 99_999_999_999n)),
    credited: fc.integer({ min: 0, max: 100 }),
    taken: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ startDate, days, isAtOnce, sign, invoiced, credited, taken }) => {
    const all = invoiced * sign;
    const first = (all * BigInt(credited)) / 100n;
    return {
      period: isAtOnce ? null : { startDate, endDate: addDays(startDate, days) },
      all: cents(all),
      first: cents(first),
      second: cents(((all - first) * BigInt(taken)) / 100n),
    };
  });

type DrawnLine = { period: AccruingLine["period"]; all: Cents; first: Cents; second: Cents };
/** In three spans one after the other: it is invoiced and a part of it credited in the first, more of it in the second, nothing in the third. */
type Case = { line: DrawnLine; ends: readonly PlainDate[] };

const drawnCase: fc.Arbitrary<Case> = fc.record({
  line: drawnLine,
  ends: fc.tuple(day(-500, 0), day(1, 300), day(301, 800), day(801, 2_000)).map((ends) => [...ends]),
});

/** One cent after the other is dropped on the days of the line; those dropped by the day are earned. */
function oracleEarned(net: bigint, period: AccruingLine["period"], at: PlainDate): bigint {
  if (period === null) return net;
  let [passed, all] = [0n, 0n];
  for (let each = period.startDate; each < period.endDate; each = addDays(each, 1)) {
    all += 1n;
    if (each <= at) passed += 1n;
  }
  const size = net < 0n ? -net : net;
  const whole = (size / all) * passed;
  const rest = (size % all) * passed;
  const [more, left] = [rest / all, rest % all];
  const earned = whole + more + (left * 2n >= all ? 1n : 0n);
  return net < 0n ? -earned : earned;
}

/** What the three spans bring. */
function movesOf({ line }: Case) {
  const zero = cents(0n);
  return [
    { invoicedCents: line.all, creditedCents: line.first },
    { invoicedCents: zero, creditedCents: line.second },
    { invoicedCents: zero, creditedCents: zero },
  ];
}

const EARNED: Proof = proof({
  name: "what a line has earned by a day: in a straight line, to the nearest cent",
  against: "days counted one by one, and cents shared out over them",
  subject: earnedBy,
  cases: drawnCase,
  holds: (subject, { line, ends }) =>
    ends.every((end) => subject(line.all, line.period, end) === oracleEarned(line.all, line.period, end)),
  broken: {
    "earns the first day on the second": (net, period, at) => earnedBy(net, period, addDays(at, -1)),
    "counts the day on which it ends": (net, period, at) =>
      earnedBy(net, period && { ...period, endDate: addDays(period.endDate, 1) }, at),
    "drops parts of a cent": (net, period, at) => cents(earnedBy(cents(net * 1_000n), period, at) / 1_000n),
    "earns everything at once": (net) => net,
  },
});

const PARTS: Proof = proof({
  name: "the spans of a line: each begins with what the one before left to come, and together they come to what stands of it",
  against: "what is invoiced less what is credited, and the days counted one by one",
  subject: accrualOf,
  cases: drawnCase,
  holds: (subject, drawn) => {
    const { line, ends } = drawn;
    let [net, toCome, earned] = [0n, 0n, 0n];
    return movesOf(drawn).every((move, at) => {
      const span = { from: addDays(ends[at] ?? START, 1), to: ends[at + 1] ?? START };
      const figures = subject({ period: line.period, netCents: cents(net), ...move }, span);
      const begins = figures.beforeCents === toCome;
      net += move.invoicedCents - move.creditedCents;
      toCome = figures.toComeCents;
      earned += figures.earnedCents;
      return begins && earned + toCome === net && earned === oracleEarned(net, line.period, span.to);
    });
  },
  broken: {
    "spreads what is left over the days that are left": ({ period, ...line }, span) =>
      accrualOf(
        {
          ...line,
          period: period && {
            ...period,
            startDate: span.from < period.endDate ? span.from : period.startDate,
          },
        },
        span,
      ),
    "forgets what was credited": (line, span) => ({
      ...accrualOf(line, span),
      toComeCents: accrualOf({ ...line, creditedCents: cents(0n) }, span).toComeCents,
    }),
    "earns what is credited as if it were charged": (line, span) =>
      accrualOf({ ...line, creditedCents: cents(-line.creditedCents) }, span),
  },
});

export const ACCRUAL_PROOFS: readonly Proof[] = [EARNED, PARTS];
