// What an organisation has out against its limits, day by day: steps where something changes, and the days on which a limit is passed.

import { type Cents, cents, largerOfCents, ZERO_CENTS } from "../../values/money/money.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";

/** What counts against a limit, and the limit itself. In flight is a draft on its way to a document. */
export type ExposureKind = "ESTABLISHED" | "IN_FLIGHT" | "PROJECTED" | "LIMIT";

/** From that day on, that much more or less; null is what stands on no facility. */
export type ExposureMovement = {
  facilityId: string | null;
  day: PlainDate;
  kind: ExposureKind;
  cents: Cents;
};

/** From that day to the day before the next step. */
export type ExposureStep = {
  day: PlainDate;
  establishedCents: Cents;
  inFlightCents: Cents;
  projectedCents: Cents;
  limitCents: Cents;
};

/** A limit that is passed: by what is certain, which breaks it, or by what is projected, which warns. */
export type ExposureBreach = {
  facilityId: string;
  day: PlainDate;
  /** The last day on which that holds; null where it does not end in sight. */
  until: PlainDate | null;
  /** The most by which the limit is passed in that time; what is projected counts in a warning alone. */
  mostCents: Cents;
  /** Only what is projected passes it: what is issued and on its way stays within. */
  needsProjected: boolean;
};

export type ExposureRoom = { facilityId: string; day: PlainDate; cents: Cents };

const COLUMNS = {
  ESTABLISHED: "establishedCents",
  IN_FLIGHT: "inFlightCents",
  PROJECTED: "projectedCents",
  LIMIT: "limitCents",
} as const satisfies Record<ExposureKind, keyof ExposureStep>;

const NOTHING = {
  establishedCents: ZERO_CENTS,
  inFlightCents: ZERO_CENTS,
  projectedCents: ZERO_CENTS,
  limitCents: ZERO_CENTS,
};

/** The running sums, one step for each day on which one of them changes; the first is that of `from`. */
export function exposureSteps(movements: readonly ExposureMovement[], from: PlainDate): ExposureStep[] {
  const steps: ExposureStep[] = [{ day: from, ...NOTHING }];
  for (const { day, kind, cents: change } of movements.toSorted(byDay)) {
    const last = steps.at(-1) ?? { day: from, ...NOTHING };
    const column = COLUMNS[kind];
    const step = { ...last, day: day > from ? day : from, [column]: cents(last[column] + change) };
    if (step.day === last.day) steps[steps.length - 1] = step;
    else steps.push(step);
  }
  return steps.filter((step, place) => place === 0 || !isSame(step, steps[place - 1]));
}

/** The first time from `today` on that each facility's limit is broken, and before that a warning, the earliest first. */
export function exposureBreaches(
  movements: readonly ExposureMovement[],
  { from, today }: { from: PlainDate; today: PlainDate },
): ExposureBreach[] {
  return stepsByFacility(movements, from)
    .flatMap(([facilityId, steps]) => breachesOf(facilityId, steps, today))
    .toSorted(byDay);
}

/** Of one facility, by the steps of what is on it. */
export function breachesOf(
  facilityId: string,
  steps: readonly ExposureStep[],
  today: PlainDate,
): ExposureBreach[] {
  const ahead = stepsFrom(steps, today);
  const [hard] = firstTime(ahead, (step) => certainOverCents(step) > 0n);
  const [warned] = firstTime(ahead, (step) => certainOverCents(step) <= 0n && overCents(step) > 0n);
  return [
    ...(warned === undefined || (hard !== undefined && hard.day < warned.day)
      ? []
      : [{ facilityId, ...warned, mostCents: mostOf(warned.steps, overCents), needsProjected: true }]),
    ...(hard === undefined
      ? []
      : [{ facilityId, ...hard, mostCents: mostOf(hard.steps, certainOverCents), needsProjected: false }]),
  ].map(({ steps: _, ...breach }) => breach);
}

/** Whole cents are compared as they are. */
function byRoom(one: ExposureRoom, other: ExposureRoom): number {
  if (one.cents === other.cents) return 0;
  return one.cents > other.cents ? 1 : -1;
}

/** Where, and on which day from `today` on, least is left of a limit; below zero where it is passed. */
export function leastRoom(
  movements: readonly ExposureMovement[],
  { from, today }: { from: PlainDate; today: PlainDate },
): ExposureRoom | undefined {
  const rooms = stepsByFacility(movements, from).flatMap(([facilityId, steps]) =>
    stepsFrom(steps, today).map((step) => ({ facilityId, day: step.day, cents: cents(-overCents(step)) })),
  );
  return rooms.toSorted((one, other) => byRoom(one, other) || byDay(one, other))[0];
}

/** By how much the limit is passed, below zero where there is room. */
export function overCents(step: ExposureStep): Cents {
  return cents(certainOverCents(step) + step.projectedCents);
}

function certainOverCents({ establishedCents, inFlightCents, limitCents }: ExposureStep): Cents {
  return cents(establishedCents + inFlightCents - limitCents);
}

function stepsByFacility(movements: readonly ExposureMovement[], from: PlainDate) {
  const of = Map.groupBy(movements, ({ facilityId }) => facilityId);
  return [...of].flatMap(([facilityId, own]) =>
    facilityId === null ? [] : [[facilityId, exposureSteps(own, from)] as const],
  );
}

/** From that day on; the step that holds on it begins with it. */
function stepsFrom(steps: readonly ExposureStep[], day: PlainDate): readonly ExposureStep[] {
  const held = steps.findLastIndex((step) => step.day <= day);
  if (held < 0) return steps;
  return steps.slice(held).map((step, place) => (place === 0 ? { ...step, day } : step));
}

/** The first steps in a row of which it holds, if any. */
function firstTime(steps: readonly ExposureStep[], holds: (step: ExposureStep) => boolean) {
  const start = steps.findIndex(holds);
  const [first] = start < 0 ? [] : steps.slice(start, start + 1);
  if (first === undefined) return [];
  const after = steps.slice(start).findIndex((step) => !holds(step));
  const next = after < 0 ? undefined : steps[start + after];
  return [
    {
      day: first.day,
      until: next === undefined ? null : addDays(next.day, -1),
      steps: steps.slice(start, after < 0 ? undefined : start + after),
    },
  ];
}

function mostOf(steps: readonly ExposureStep[], of: (step: ExposureStep) => Cents): Cents {
  return steps.map(of).reduce(largerOfCents, ZERO_CENTS);
}

function byDay(one: { day: PlainDate }, other: { day: PlainDate }): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0;
}

function isSame(one: ExposureStep, other: ExposureStep | undefined): boolean {
  return other !== undefined && Object.values(COLUMNS).every((column) => one[column] === other[column]);
}
