// Steps, breaches and least room, held against a walk over every day that adds everything up anew.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents } from "../../values/money/money.ts";
import { addDays, type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import {
  type ExposureKind,
  type ExposureMovement,
  exposureBreaches,
  exposureSteps,
  leastRoom,
} from "./exposure.ts";

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
    "looks for a breach in the past": {
      ...SUBJECT,
      exposureBreaches: (movements, { from }) => exposureBreaches(movements, { from, today: from }),
    },
  },
});

export const EXPOSURE_PROOFS: readonly Proof[] = [STEPS];

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

function holdsBreaches(subject: typeof SUBJECT, { spans, today }: Drawn): boolean {
  const found = subject.exposureBreaches(movementsOf(spans), { from: FROM, today: dayOf(today) });
  return ["a", "b"].every((facilityId) => {
    const own = spans.filter((span) => span.facilityId === facilityId);
    const breach = found.find((each) => each.facilityId === facilityId);
    const first = everyDay(today).find((day) => overOn(own, day).all > 0n);
    if (first === undefined || breach === undefined) return first === breach;
    const end = everyDay(first).find((day) => overOn(own, day).all <= 0n);
    const over = everyDay(first).filter((day) => end === undefined || day < end);
    return (
      breach.day === dayOf(first) &&
      breach.until === (end === undefined ? null : dayOf(end - 1)) &&
      over.every((day) => overOn(own, day).all <= breach.mostCents) &&
      over.some((day) => overOn(own, day).all === breach.mostCents) &&
      breach.needsProjected === over.every((day) => overOn(own, day).certain <= 0n)
    );
  });
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
