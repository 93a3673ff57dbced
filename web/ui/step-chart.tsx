// Amounts that change by steps from day to day, stacked against a limit: drawn as SVG, read by arrow keys, with the part over the limit in red.

import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useId, useRef, useState } from "react";
import { Hatching } from "./chart-hatching.tsx";
import { DayHandle, type DayHandleProps } from "./step-chart-handle.tsx";
import {
  areaPath,
  linePath,
  monthTicks,
  niceTop,
  type Plot,
  plotOf,
  shortAmount,
} from "./step-chart-shapes.ts";
import { useWidth } from "./use-width.ts";

/** In whole cents, from that day to the next step. */
export type ChartStep = {
  readonly day: PlainDate;
  readonly solid: number;
  readonly dense: number;
  readonly light: number;
  readonly limit: number | null;
};

export type StepCallout = { readonly day: PlainDate; readonly amount: string; readonly isHard: boolean };
export type StepWhatIf = Omit<DayHandleProps, "plot"> & { readonly steps: readonly ChartStep[] };

export type StepChartProps = {
  /** What the chart shows, for whoever hears it. */
  readonly label: string;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly today: PlainDate;
  readonly steps: readonly ChartStep[];
  /** What holds on a step, in words. */
  readonly textOf: (step: ChartStep) => string;
  /** Beside a ring, where the limit is first passed, and first warned of. */
  readonly callouts: readonly StepCallout[];
  /** As it would be otherwise, from the day that a handle stands on. */
  readonly whatIf?: StepWhatIf | undefined;
  readonly words: { readonly limit: string; readonly today: string };
};

const HEIGHT = 236;

export function StepChart(props: StepChartProps) {
  const { label, from, to, today, steps, textOf, callouts, whatIf, words } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState<number>();
  const every = [...steps, ...(whatIf?.steps ?? [])];
  const top = niceTop(every.map((step) => Math.max(totalOf(step), step.limit ?? 0)));
  const plot = plotOf({ width, height: HEIGHT, from, to, top });
  const shown = chosen === undefined ? undefined : steps[chosen];
  const held = shown ?? steps[0];
  const at = (place: number) => setChosen(Math.min(steps.length - 1, Math.max(0, place)));
  const nearest = (x: number) => at(steps.findLastIndex((step) => plot.x(step.day) <= x));

  return (
    <div ref={frame} className="chart relative" style={{ height: HEIGHT }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.length - 1}
        aria-valuenow={chosen ?? 0}
        aria-valuetext={held === undefined ? "" : textOf(held)}
        className="relative h-full rounded-badge"
        onKeyDown={(event) => {
          const place = placeAfter(event.key, chosen, steps.length);
          if (place === undefined) return;
          event.preventDefault();
          at(place);
        }}
        onBlur={() => setChosen(undefined)}
        onPointerMove={(event) => nearest(event.clientX - event.currentTarget.getBoundingClientRect().left)}
        onPointerLeave={() => setChosen(undefined)}
      >
        <svg
          aria-hidden="true"
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="block w-full overflow-visible"
        >
          <Axes plot={plot} from={from} to={to} top={top} />
          <Areas plot={plot} steps={steps} />
          {from < today && today < to && <TodayLine plot={plot} today={today} label={words.today} />}
          <Limits plot={plot} steps={steps} label={words.limit} />
          {whatIf !== undefined && (
            <path
              d={linePath(plot, whatIf.steps, totalOf)}
              fill="none"
              className="stroke-info"
              strokeWidth={2}
              strokeDasharray="2 3"
            />
          )}
          {callouts.map((callout) => (
            <Callout key={callout.day} plot={plot} steps={steps} callout={callout} />
          ))}
          {shown !== undefined && (
            <line
              x1={plot.x(shown.day)}
              x2={plot.x(shown.day)}
              y1={plot.y(top)}
              y2={plot.y(0)}
              className="stroke-ink"
              strokeWidth={1}
            />
          )}
        </svg>
        {shown !== undefined && (
          <p className="figures pointer-events-none absolute top-0 right-0 max-w-full rounded-control bg-surface px-2.5 py-1.5 text-meta shadow-2">
            {textOf(shown)}
          </p>
        )}
      </div>
      {whatIf !== undefined && <DayHandle {...whatIf} plot={plot} />}
    </div>
  );
}

/** Where the key leads from there; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number | undefined, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (place ?? -1) + 1,
    ArrowLeft: (place ?? 1) - 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

type DrawnProps = { readonly plot: Plot; readonly steps: readonly ChartStep[] };

function Axes({ plot, from, to, top }: { plot: Plot; from: PlainDate; to: PlainDate; top: number }) {
  const lines = [0, 1, 2, 3, 4].map((place) => (top / 4) * place);
  return (
    <g className="figures text-[11px]">
      {lines.map((amount) => (
        <g key={amount}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={plot.y(amount)}
            y2={plot.y(amount)}
            className="stroke-line"
          />
          <text x={0} y={plot.y(amount) + 4} className="fill-ink-3">
            {shortAmount(amount)}
          </text>
        </g>
      ))}
      {monthTicks(from, to, plot).map(({ day, text, isYear }) => (
        <text
          key={day}
          x={plot.x(day)}
          y={HEIGHT - 4}
          textAnchor="middle"
          className={isYear ? "fill-ink font-medium" : "fill-ink-3"}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function Areas({ plot, steps }: DrawnProps) {
  const id = useId();
  const solid = (step: ChartStep) => step.solid;
  const dense = (step: ChartStep) => step.solid + step.dense;
  return (
    <g className="text-chart-1">
      <defs>
        <Hatching id={`${id}dense`} gap={4} thickness={2} />
        <Hatching id={`${id}light`} gap={6} thickness={1.25} />
      </defs>
      <path d={areaPath(plot, steps, () => 0, solid)} fill="currentColor" fillOpacity={0.17} />
      <path d={areaPath(plot, steps, solid, dense)} fill={`url(#${id}dense)`} />
      <path d={areaPath(plot, steps, dense, totalOf)} fill={`url(#${id}light)`} />
      <path d={linePath(plot, steps, totalOf)} fill="none" stroke="currentColor" strokeOpacity={0.6} />
      <path d={linePath(plot, steps, solid)} fill="none" stroke="currentColor" strokeWidth={1.75} />
      <Over plot={plot} steps={steps} tone="text-danger" from={withinLimit} to={dense} />
      <Over plot={plot} steps={steps} tone="text-warn-bar" from={warnedFrom} to={totalOf} />
    </g>
  );
}

/** Of what is in force and on its way, the part that the limit has room for. */
function withinLimit({ solid, dense, limit }: ChartStep): number {
  return Math.min(solid + dense, limit ?? solid + dense);
}

/** Of what is projected, where it passes the limit; what is over it already stands below. */
function warnedFrom(step: ChartStep): number {
  return Math.min(totalOf(step), Math.max(step.solid + step.dense, step.limit ?? totalOf(step)));
}

type OverProps = DrawnProps & {
  readonly tone: string;
  readonly from: (step: ChartStep) => number;
  readonly to: (step: ChartStep) => number;
};

/** A pattern has the colour of where it stands. */
function Over({ plot, steps, tone, from, to }: OverProps) {
  const id = useId();
  return (
    <g className={tone}>
      <defs>
        <Hatching id={id} gap={5} thickness={1.5} />
      </defs>
      <path d={areaPath(plot, steps, from, to)} fill={`url(#${id})`} />
    </g>
  );
}

function Limits({ plot, steps, label }: DrawnProps & { readonly label: string }) {
  const first = steps.find(({ limit }) => limit !== null && limit > 0);
  if (first?.limit === undefined || first.limit === null) return null;
  return (
    <g className="figures text-[11px]">
      <path
        d={linePath(plot, steps, (step) => step.limit ?? 0)}
        fill="none"
        className="stroke-ink"
        strokeWidth={1.5}
        strokeDasharray="4 3"
      />
      <text x={plot.x(first.day) + 8} y={plot.y(first.limit) - 6} className="fill-ink font-medium">
        {label} {shortAmount(first.limit)}
      </text>
    </g>
  );
}

function TodayLine({ plot, today, label }: { plot: Plot; today: PlainDate; label: string }) {
  const x = plot.x(today);
  return (
    <g className="text-[11px]">
      <line x1={x} x2={x} y1={4} y2={plot.y(0)} className="stroke-ink-3" />
      <text x={x + 5} y={12} className="fill-ink-2 font-medium">
        {label}
      </text>
    </g>
  );
}

/** Of the type in which a callout is set, on average. */
const CALLOUT_LETTER = 7;

/** Words over hatching and lines are read on a ground of their own. */
const HALO = { paintOrder: "stroke", strokeWidth: 4, strokeLinejoin: "round" } as const;

function Callout({ plot, steps, callout }: DrawnProps & { readonly callout: StepCallout }) {
  const step = steps.findLast(({ day }) => day <= callout.day);
  if (step === undefined) return null;
  const [x, y] = [plot.x(callout.day), plot.y(totalOf(step))];
  const isLeft = x + 10 + callout.amount.length * CALLOUT_LETTER > plot.right;
  const words = { x: isLeft ? x - 10 : x + 10, textAnchor: isLeft ? "end" : "start" } as const;
  const tone = callout.isHard ? "text-danger" : "text-warn";
  return (
    <g className={`figures text-[12px] ${tone}`}>
      <text {...words} {...HALO} y={y - 22} fill="currentColor" className="stroke-surface font-medium">
        {callout.amount}
      </text>
      <text {...words} {...HALO} y={y - 8} className="fill-ink-2 stroke-surface">
        {formatDate(callout.day)}
      </text>
      <circle cx={x} cy={y} r={4} className="fill-surface" stroke="currentColor" strokeWidth={1.75} />
    </g>
  );
}

function totalOf({ solid, dense, light }: ChartStep): number {
  return solid + dense + light;
}
