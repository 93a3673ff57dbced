// Where things of a step chart stand: days and amounts as pixels, steps as paths, ticks that are round.

import {
  addDays,
  addMonthsClamped,
  dateParts,
  daysBetween,
  formatShortDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";

export type Plot = {
  readonly left: number;
  readonly right: number;
  x(day: PlainDate): number;
  y(amount: number): number;
  /** The day that stands at a pixel. */
  dayAt(x: number): PlainDate;
};

const LEFT = 46;
const [ABOVE, BELOW] = [18, 26];

type PlotSize = { width: number; height: number; from: PlainDate; to: PlainDate; top: number };

export function plotOf({ width, height, from, to, top }: PlotSize): Plot {
  const right = Math.max(LEFT + 1, width - 2);
  const days = Math.max(1, daysBetween(from, to));
  return {
    left: LEFT,
    right,
    x: (day) => rounded(LEFT + (Math.min(days, Math.max(0, daysBetween(from, day))) / days) * (right - LEFT)),
    y: (amount) => rounded(height - BELOW - (amount / top) * (height - BELOW - ABOVE)),
    dayAt: (x) =>
      addDays(from, Math.min(days, Math.max(0, Math.round(((x - LEFT) / (right - LEFT)) * days)))),
  };
}

type Stepped = { readonly day: PlainDate };

/** Level from each step to the next, and straight up or down between them. */
export function linePath<Step extends Stepped>(
  plot: Plot,
  steps: readonly Step[],
  amountOf: (step: Step) => number,
): string {
  return cornersOf(plot, steps, amountOf)
    .map(([x, y], place) => `${place === 0 ? "M" : "L"}${x} ${y}`)
    .join("");
}

/** What lies between two amounts; where they are one there is nothing. */
export function areaPath<Step extends Stepped>(
  plot: Plot,
  steps: readonly Step[],
  lowerOf: (step: Step) => number,
  upperOf: (step: Step) => number,
): string {
  const upper = cornersOf(plot, steps, upperOf);
  const lower = cornersOf(plot, steps, lowerOf).toReversed();
  return `M${[...upper, ...lower].map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

function cornersOf<Step extends Stepped>(
  plot: Plot,
  steps: readonly Step[],
  amountOf: (step: Step) => number,
): readonly (readonly [number, number])[] {
  return steps.flatMap((step, place) => {
    const next = steps[place + 1];
    const y = plot.y(amountOf(step));
    return [
      [plot.x(step.day), y],
      [next === undefined ? plot.right : plot.x(next.day), y],
    ] as const;
  });
}

const ROUND = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10];

/** A round amount above the largest, with room for words; its quarters are round too. */
export function niceTop(amounts: readonly number[]): number {
  const most = Math.max(...amounts, 100) * 1.08;
  const ten = 10 ** Math.floor(Math.log10(most));
  return (ROUND.find((each) => each * ten >= most) ?? 10) * ten;
}

const PIXELS_BETWEEN_MONTHS = 44;

/** The first of each month, as many as there is room for; a January says its year. */
export function monthTicks(from: PlainDate, to: PlainDate, plot: Plot) {
  const { year, month } = dateParts(from);
  const first = plainDate(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`);
  const firsts = Array.from({ length: 61 }, (_, place) => addMonthsClamped(first, place)).filter(
    (day) => day >= from && day <= to && plot.right - plot.x(day) > 12,
  );
  const every = everyMonths(firsts.length, plot);
  return firsts
    .filter((day) => (dateParts(day).month - 1) % every === 0)
    .map((day) => {
      const [, name = "", short = ""] = formatShortDate(day).split(" ");
      const isYear = dateParts(day).month === 1;
      return { day, text: isYear ? `${name} ${short}` : name, isYear };
    });
}

function everyMonths(months: number, { left, right }: Plot): number {
  const room = Math.max(1, Math.floor((right - left) / PIXELS_BETWEEN_MONTHS));
  return [1, 2, 3, 4, 6].find((each) => months / each <= room) ?? 12;
}

/** "$4.5M", "$750k": axes alone may shorten. Of whole cents. */
export function shortAmount(amount: number): string {
  const dollars = amount / 100;
  if (dollars >= 1_000_000) return `$${trimmed(dollars / 1_000_000)}M`;
  if (dollars >= 1_000) return `$${trimmed(dollars / 1_000)}k`;
  return `$${trimmed(dollars)}`;
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(2)));
}

function rounded(pixels: number): number {
  return Number(pixels.toFixed(1));
}
