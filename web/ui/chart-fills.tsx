// How the series of a chart look: colours of their own, and the hatching of what is not in force; in the drawing and in its key.

import type { ChartLook, ChartSeries } from "./chart-bars.ts";
import { Hatching } from "./chart-hatching.tsx";
import { classNames } from "./class-names.ts";

const FILLS = { 1: "fill-chart-1", 2: "fill-chart-2", 3: "fill-chart-3", 4: "fill-chart-4" };
const KEYS: Readonly<Record<ChartLook, string>> = {
  1: "bg-chart-1",
  2: "bg-chart-2",
  3: "bg-chart-3",
  4: "bg-chart-4",
  "in-flight": "hatched",
  projected: "hatched-light",
};

type FillsProps = { readonly id: string; readonly series: readonly ChartSeries[] };

/** Once in each drawing. */
export function ChartFills({ id, series }: FillsProps) {
  if (!series.some(({ look }) => look === "projected")) return null;
  return (
    <defs className="text-chart-1">
      <Hatching id={`${id}projected`} gap={5} thickness={1.25} />
    </defs>
  );
}

export function fillOf(id: string, series: readonly ChartSeries[], place: number) {
  const look = series[place]?.look ?? 1;
  if (look === "projected" || look === "in-flight")
    return { fill: `url(#${id}projected)`, className: "stroke-chart-1", strokeWidth: 0.75 } as const;
  return { className: FILLS[look] } as const;
}

export function ChartKey({ series }: { readonly series: readonly ChartSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-label text-ink-2">
      {series.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            data-look={look}
            className={classNames("block size-2.5 rounded-[3px]", KEYS[look])}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
