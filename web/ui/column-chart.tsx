// Amounts side by side over time, each column stacked by its series; where a column would be too narrow to press, those that hold anything beneath one another.

import { useId, useRef, useState } from "react";
import { BarChart } from "./bar-chart.tsx";
import { BarHits } from "./bar-hits.tsx";
import { type BarsProps, sizeOf, spokenBar, stackOf } from "./chart-bars.ts";
import { ChartFills, fillOf } from "./chart-fills.tsx";
import { niceTop, shortAmount } from "./step-chart-shapes.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 236;
const [LEFT, ABOVE, BELOW] = [46, 10, 26];
/** The least that a finger meets. */
const COLUMN_MIN = 24;
const COLUMN_MAX = 34;

export function ColumnChart(props: BarsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const isWide = (width - LEFT) / props.bars.length >= COLUMN_MIN;
  const filled = props.bars.filter((bar) => sizeOf(bar) > 0);
  return (
    <div ref={frame}>
      {isWide ? <Columns {...props} width={width} /> : <BarChart {...props} bars={filled} />}
    </div>
  );
}

function Columns({ label, series, bars, width }: BarsProps & { readonly width: number }) {
  const id = useId();
  const [looked, setLooked] = useState<number>();
  const top = niceTop(bars.map(sizeOf));
  const y = (amount: number) =>
    Number((HEIGHT - BELOW - (amount / top) * (HEIGHT - BELOW - ABOVE)).toFixed(1));
  const slot = (width - LEFT) / bars.length;
  const thick = Math.min(COLUMN_MAX, slot * 0.7);
  const shown = looked === undefined ? undefined : bars[looked];
  return (
    <div className="chart relative" style={{ height: HEIGHT }}>
      <svg
        aria-hidden="true"
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="figures block w-full overflow-visible text-[11px]"
      >
        <ChartFills id={id} series={series} />
        {[0, 1, 2, 3, 4].map((quarter) => (
          <g key={quarter}>
            <line
              x1={LEFT}
              x2={width}
              y1={y((top / 4) * quarter)}
              y2={y((top / 4) * quarter)}
              className="stroke-line"
            />
            <text x={0} y={y((top / 4) * quarter) + 4} className="fill-ink-3">
              {shortAmount((top / 4) * quarter)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <g key={bar.id}>
            {stackOf(bar).map(({ series: place, from, to }) => (
              <rect
                key={place}
                x={LEFT + slot * at + (slot - thick) / 2}
                y={y(to)}
                width={thick}
                height={Math.max(1.5, y(from) - y(to) - (from === 0 ? 0 : 1))}
                rx={1.5}
                {...fillOf(id, series, place)}
              />
            ))}
            <text
              x={LEFT + slot * (at + 0.5)}
              y={HEIGHT - 6}
              textAnchor="middle"
              className={at === looked ? "fill-ink font-medium" : "fill-ink-3"}
            >
              {bar.short ?? bar.name}
            </text>
          </g>
        ))}
      </svg>
      <BarHits
        label={label}
        bars={bars}
        onLook={setLooked}
        placeOf={(at) => ({ top: 0, height: HEIGHT, left: LEFT + slot * at, width: slot })}
      />
      {shown !== undefined && (
        <p
          aria-hidden="true"
          className="figures pointer-events-none absolute top-0 right-0 max-w-full rounded-control bg-surface px-2.5 py-1.5 text-meta shadow-2"
        >
          {spokenBar(shown)}
        </p>
      )}
    </div>
  );
}
