// The steps of an exposure as the domain adds them up, as the chart draws them, and in words.

import type { ExposureStep } from "@bondline/domain/facilities/facilities/exposure.ts";
import { centsFromDecimal, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { drawnCents } from "../../../../ui/drawn-cents.ts";
import type { ChartStep } from "../../../../ui/step-chart.tsx";
import { type ExposureRead, EXPOSURE_WORDS as WORDS } from "./exposure-words.ts";

export function hasLimit({ steps }: ExposureRead): boolean {
  return steps.some(({ limit }) => limit !== null);
}

export function stepsOf({ steps }: ExposureRead): ExposureStep[] {
  return steps.map(({ day, established, inFlight, projected, limit }) => ({
    day: plainDate(day),
    establishedCents: centsFromDecimal(established),
    inFlightCents: centsFromDecimal(inFlight),
    projectedCents: centsFromDecimal(projected),
    limitCents: limit === null ? ZERO_CENTS : centsFromDecimal(limit),
  }));
}

export function drawnStep(isLimited: boolean): (step: ExposureStep) => ChartStep {
  return ({ day, establishedCents, inFlightCents, projectedCents, limitCents }) => ({
    day,
    solid: drawnCents(establishedCents),
    dense: drawnCents(inFlightCents),
    light: drawnCents(projectedCents),
    limit: isLimited ? drawnCents(limitCents) : null,
  });
}

export function textOfStep(step: ExposureStep, isLimited: boolean): string {
  const { day, establishedCents, inFlightCents, projectedCents, limitCents } = step;
  const parts = [
    `${WORDS.from} ${formatDate(day)}`,
    `${WORDS.established.toLowerCase()} ${formatAud(establishedCents)}`,
    ...(inFlightCents === 0n ? [] : [`${WORDS.inFlight.toLowerCase()} ${formatAud(inFlightCents)}`]),
    ...(projectedCents === 0n ? [] : [`${WORDS.projected.toLowerCase()} ${formatAud(projectedCents)}`]),
    ...(isLimited ? [`${WORDS.limit.toLowerCase()} ${formatAud(limitCents)}`] : []),
  ];
  return parts.join(", ");
}
