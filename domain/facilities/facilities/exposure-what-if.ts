// Exposure as it would be if one document came back on another day than the one on which it ends, and what holds on any one day.

import { type Cents, cents, ZERO_CENTS } from "../../values/money/money.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import { type ExposureMovement, type ExposureStep, exposureSteps } from "./exposure.ts";

/** What one document counts for from that day on; nothing from the day after its end. */
export type DocumentStep = { day: PlainDate; cents: Cents };

/** It counts to the day on which it comes back, that day included: sooner than it would end, or longer by what it had last. */
export function stepsIfReturned(
  steps: readonly ExposureStep[],
  own: readonly DocumentStep[],
  returned: PlainDate,
): ExposureStep[] {
  const [first] = steps;
  if (first === undefined) return [];
  const held = own.filter((step) => step.day <= returned && step.cents > 0n);
  const instead = [...held, { day: addDays(returned, 1), cents: ZERO_CENTS }];
  return exposureSteps([...movementsOf(steps), ...changesOf(own, -1n), ...changesOf(instead, 1n)], first.day);
}

/** The step that holds on a day; undefined before the first. */
export function stepOn(steps: readonly ExposureStep[], day: PlainDate): ExposureStep | undefined {
  return steps.findLast((step) => step.day <= day);
}

function movementsOf(steps: readonly ExposureStep[]): ExposureMovement[] {
  return steps.flatMap((step, place) => {
    const before = steps[place - 1];
    const change = (kind: ExposureMovement["kind"], now: Cents, then: Cents = ZERO_CENTS) => ({
      facilityId: null,
      day: step.day,
      kind,
      cents: cents(now - then),
    });
    return [
      change("ESTABLISHED", step.establishedCents, before?.establishedCents),
      change("IN_FLIGHT", step.inFlightCents, before?.inFlightCents),
      change("PROJECTED", step.projectedCents, before?.projectedCents),
      change("LIMIT", step.limitCents, before?.limitCents),
    ];
  });
}

function changesOf(own: readonly DocumentStep[], sign: 1n | -1n): ExposureMovement[] {
  return own.map(({ day, cents: now }, place) => ({
    facilityId: null,
    day,
    kind: "ESTABLISHED",
    cents: cents(sign * (now - (own[place - 1]?.cents ?? 0n))),
  }));
}
