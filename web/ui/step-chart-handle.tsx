// A day on a chart that is dragged along it, or moved by the keyboard; a date field beside the chart says the same.

import {
  addDays,
  addMonthsClamped,
  daysBetween,
  earlierDate,
  formatDate,
  laterDate,
  type PlainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type { PointerEvent } from "react";
import type { Plot } from "./step-chart-shapes.ts";

export type DayHandleProps = {
  readonly plot: Plot;
  readonly label: string;
  readonly day: PlainDate;
  readonly min: PlainDate;
  readonly max: PlainDate;
  readonly onDay: (day: PlainDate) => void;
};

export function DayHandle({ plot, label, day, min, max, onDay }: DayHandleProps) {
  const move = (to: PlainDate) => onDay(earlierDate(max, laterDate(min, to)));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const chart = event.currentTarget.parentElement?.getBoundingClientRect();
    if (chart !== undefined) move(plot.dayAt(event.clientX - chart.left));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      data-print="hide"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={daysBetween(min, max)}
      aria-valuenow={daysBetween(min, day)}
      aria-valuetext={formatDate(day)}
      className="group absolute inset-y-0 z-10 w-11 -translate-x-1/2 cursor-ew-resize touch-none rounded-badge"
      style={{ left: plot.x(day) }}
      onKeyDown={(event) => {
        const next = MOVES[event.key]?.({ day, min, max });
        if (next === undefined) return;
        event.preventDefault();
        move(next);
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <span
        aria-hidden="true"
        className="absolute top-4 bottom-6.5 left-1/2 w-0.5 -translate-x-1/2 bg-info"
      />
      <span
        aria-hidden="true"
        className="absolute top-1/3 left-1/2 flex h-6 w-4 -translate-x-1/2 items-center justify-center gap-0.5 rounded-badge bg-surface shadow-[0_0_0_1.5px_var(--info)] group-hover:bg-info-soft"
      >
        <span className="h-2.5 w-0.5 bg-info" />
        <span className="h-2.5 w-0.5 bg-info" />
      </span>
      <span
        aria-hidden="true"
        className="figures pointer-events-none absolute bottom-0 left-1/2 -translate-x-1/2 rounded-badge bg-surface px-1 text-meta font-medium text-info"
      >
        {formatDate(day)}
      </span>
    </div>
  );
}

type Held = { readonly day: PlainDate; readonly min: PlainDate; readonly max: PlainDate };

/** Days by the arrows, months by the page keys. */
const MOVES: Readonly<Record<string, (held: Held) => PlainDate>> = {
  ArrowLeft: ({ day }) => addDays(day, -1),
  ArrowDown: ({ day }) => addDays(day, -1),
  ArrowRight: ({ day }) => addDays(day, 1),
  ArrowUp: ({ day }) => addDays(day, 1),
  PageDown: ({ day }) => addMonthsClamped(day, -1),
  PageUp: ({ day }) => addMonthsClamped(day, 1),
  Home: ({ min }) => min,
  End: ({ max }) => max,
};
