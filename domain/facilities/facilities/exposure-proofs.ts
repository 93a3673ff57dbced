// Steps, breaches and least room, held against a walk over every day that adds everything up anew.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents } from "../../values/money/money.ts";
import { addDays, type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import {
  type ExposureBreach,
  type ExposureKind,
  type ExposureMovement,
  exposureBreaches,
  exposureSteps,
  leastRoom,
} from "./exposure.ts";
import { stepsIfReturned } from "./exposure-what-if.ts";

const FROM = plainDate("2027-01-28");
const DAYS = 45;
const KINDS = ["ESTABLISHED", "IN_FLIGHT", "PROJECTED", "LIMIT"] as const;

/** What begins on a day and ends on a later one or never; the same small days again and again, where mistakes are. */
const drawnSpan = fc
  .record({
    facilityId: fc.constantFrom("a", "b"),
    kind: fc.constantFrom(...KINDS),
    starts: fc.integer({ min: 0, max: DAYS }),
    lasts: fc.option(fc.integer({ min: 1, max: 20 })),
    cents: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999_999_999 })),
  })
  .map(({ starts, lasts, ...span }) => ({
    ...span,
    starts,
    ends: lasts === null ? undefined : starts + lasts,
  }));
type Span = Parameters<Parameters<typeof drawnSpan.map>[0]>[0];

const drawn = fc.record({
  spans: fc.array(drawnSpan, { maxLength: 12 }),
  today: fc.integer({ min: 0, max: DAYS }),
});

type Drawn = { spans: readonly Span[]; today: number };
const SUBJECT = { exposureSteps, exposureBreaches, leastRoom };

const STEPS: Proof = proof({
  name: "exposure by steps, the first breach of each limit and the least room",
  against: "every amount added up anew on every day",
  subject: SUBJECT,
  cases: drawn,
  holds: (subject, given) =>
    holdsEveryDay(subject, given) && holdsBreaches(subject, given) && holdsRoom(subject, given),
  broken: {
    "ends a day late": {
      ...SUBJECT,
      exposureSteps: (movements, from) =>
        exposureSteps(
          movements.map((each) => (each.cents < 0n ? { ...each, day: addDays(each.day, 1) } : each)),
          from,
        ),
    },
    "adds the limits of two banks": {
      ...SUBJECT,
      exposureBreaches: (movements, days) =>
        exposureBreaches(
          movements.map((each) => ({ ...each, facilityId: "a" })),
          days,
        ),
    },
    "forgets what is projected": {
      ...SUBJECT,
      leastRoom: (movements, days) =>
        leastRoom(
          movements.filter(({ kind }) => kind !== "PROJECTED"),
          days,
        ),
    },
    "lets what is projected break a limit": {
      ...SUBJECT,
      exposureBreaches: (movements, days) =>
        exposureBreaches(
          movements.map((each) => (each.kind === "PROJECTED" ? { ...each, kind: "ESTABLISHED" } : each)),
          days,
        ),
    },
    "looks for a breach in the past": {
      ...SUBJECT,
      exposureBreaches: (movements, { from }) => exposureBreaches(movements, { from, today: from }),
    },
  },
});

type ReturnDrawn = { spans: readonly Span[]; chosen: number; returned: number };

const RETURNED: Proof = proof<typeof stepsIfReturned, ReturnDrawn>({
  name: "exposure as it would be if one document came back on a day",
  against: "every amount added up anew on every day, that document until the day on which it comes back",
  subject: stepsIfReturned,
  cases: fc.record({
    spans: fc.array(drawnSpan, { minLength: 1, maxLength: 8 }),
    chosen: fc.nat({ max: 7 }),
    returned: fc.integer({ min: 0, max: DAYS }),
  }),
  holds: holdsReturn,
  broken: {
    "frees it on the day on which it comes back": (steps, own, returned) =>
      stepsIfReturned(steps, own, addDays(returned, -1)),
    "counts it to its end as well": (steps, own, returned) =>
      stepsIfReturned(steps, own.slice(0, 1), returned),
  },
});

export const EXPOSURE_PROOFS: readonly Proof[] = [STEPS, RETURNED];

/** The chosen one is in force from the first day on. */
function holdsReturn(
  subject: typeof stepsIfReturned,
  { spans, chosen: place, returned }: ReturnDrawn,
): boolean {
  const [first] = spans.slice(place % spans.length);
  if (first === undefined) return false;
  const chosen: Span = { ...first, kind: "ESTABLISHED", starts: 0 };
  const others = spans.filter((span) => span !== first);
  const own = [
    { day: dayOf(0), cents: cents(BigInt(chosen.cents)) },
    ...(chosen.ends === undefined ? [] : [{ day: dayOf(chosen.ends), cents: cents(0n) }]),
  ];
  const before = exposureSteps(movementsOf([...others, chosen]), FROM);
  const steps = subject(before, own, dayOf(returned));
  const instead = [...others, { ...chosen, ends: returned + 1 }];
  return everyDay(0).every((day) => {
    const step = steps.findLast((each) => each.day <= dayOf(day));
    return (
      step?.establishedCents === sumOn(instead, day, "ESTABLISHED") &&
      step.limitCents === sumOn(instead, day, "LIMIT") &&
      step.projectedCents === sumOn(instead, day, "PROJECTED")
    );
  });
}

const dayOf = (number: number): PlainDate => addDays(FROM, number);

function movementsOf(spans: readonly Span[]): ExposureMovement[] {
  return spans.flatMap(({ facilityId, kind, starts, ends, cents: amount }) => [
    { facilityId, kind, day: dayOf(starts), cents: cents(BigInt(amount)) },
    ...(ends === undefined ? [] : [{ facilityId, kind, day: dayOf(ends), cents: cents(-BigInt(amount)) }]),
  ]);
}

/** The naive sum: whatever has begun by that day and has not ended. */
function sumOn(spans: readonly Span[], day: number, kind: ExposureKind): bigint {
  return spans
    .filter((span) => span.kind === kind && span.starts <= day && (span.ends ?? day + 1) > day)
    .reduce((sum, span) => sum + BigInt(span.cents), 0n);
}

function overOn(spans: readonly Span[], day: number): { certain: bigint; all: bigint } {
  const certain =
    sumOn(spans, day, "ESTABLISHED") + sumOn(spans, day, "IN_FLIGHT") - sumOn(spans, day, "LIMIT");
  return { certain, all: certain + sumOn(spans, day, "PROJECTED") };
}

const LAST = DAYS + 21;
const everyDay = (first: number) => Array.from({ length: LAST - first + 1 }, (_, place) => first + place);

function holdsEveryDay(subject: typeof SUBJECT, { spans }: Drawn): boolean {
  const steps = subject.exposureSteps(movementsOf(spans), FROM);
  return everyDay(0).every((day) => {
    const step = steps.findLast((each) => each.day <= dayOf(day));
    return (
      step?.establishedCents === sumOn(spans, day, "ESTABLISHED") &&
      step.inFlightCents === sumOn(spans, day, "IN_FLIGHT") &&
      step.projectedCents === sumOn(spans, day, "PROJECTED") &&
      step.limitCents === sumOn(spans, day, "LIMIT")
    );
  });
}

/** On every day: what is certain breaks a limit, what only the projected pass warns of it until then. */
function holdsBreaches(subject: typeof SUBJECT, { spans, today }: Drawn): boolean {
  const found = subject.exposureBreaches(movementsOf(spans), { from: FROM, today: dayOf(today) });
  return ["a", "b"].every((facilityId) => {
    const own = spans.filter((span) => span.facilityId === facilityId);
    const of = found.filter((each) => each.facilityId === facilityId);
    const isBroken = (day: number) => overOn(own, day).certain > 0n;
    const isWarned = (day: number) => !isBroken(day) && overOn(own, day).all > 0n;
    const hard = firstTime(today, isBroken);
    const warned = firstTime(today, isWarned);
    const isFirst = warned !== undefined && (hard === undefined || warned.first < hard.first);
    return (
      isReported(
        of.find(({ needsProjected }) => !needsProjected),
        hard,
        (day) => overOn(own, day).certain,
      ) &&
      isReported(
        of.find(({ needsProjected }) => needsProjected),
        isFirst ? warned : undefined,
        (day) => overOn(own, day).all,
      )
    );
  });
}

type Time = { first: number; days: number[]; last: number | undefined };

function firstTime(today: number, holds: (day: number) => boolean): Time | undefined {
  const first = everyDay(today).find(holds);
  if (first === undefined) return undefined;
  const end = everyDay(first).find((day) => !holds(day));
  const days = everyDay(first).filter((day) => end === undefined || day < end);
  return { first, days, last: end === undefined ? undefined : end - 1 };
}

function isReported(
  reported: ExposureBreach | undefined,
  time: Time | undefined,
  overOf: (day: number) => bigint,
): boolean {
  if (reported === undefined || time === undefined) return reported === time;
  return (
    reported.day === dayOf(time.first) &&
    reported.until === (time.last === undefined ? null : dayOf(time.last)) &&
    time.days.every((day) => overOf(day) <= reported.mostCents) &&
    time.days.some((day) => overOf(day) === reported.mostCents)
  );
}

function holdsRoom(subject: typeof SUBJECT, { spans, today }: Drawn): boolean {
  const least = subject.leastRoom(movementsOf(spans), { from: FROM, today: dayOf(today) });
  const named = [...new Set(spans.map(({ facilityId }) => facilityId))];
  const rooms = named.flatMap((facilityId) => {
    const own = spans.filter((span) => span.facilityId === facilityId);
    return everyDay(today).map((day) => -overOn(own, day).all);
  });
  if (least === undefined) return rooms.length === 0;
  return rooms.every((room) => room >= least.cents) && rooms.some((room) => room === least.cents);
}
