// Amounts of a kind beneath one another, each with a bar as long as its share of the largest; what is set apart is hatched and added to nothing.

import { useId, useRef, useState } from "react";
import { BarHits } from "./bar-hits.tsx";
import { type BarsProps, type ChartBar, sizeOf, stackOf } from "./chart-bars.ts";
import { ChartFills, fillOf } from "./chart-fills.tsx";
import { useWidth } from "./use-width.ts";

const ROW = 46;
/** Where what is set apart, or a note beside a long name, has a line of its own, or each of them one. */
const FURTHER_LINE = 18;
const [NAME_Y, BAR_Y, BAR_HEIGHT] = [17, 27, 8];
const SECOND_Y = BAR_Y + BAR_HEIGHT + 16;
/** Of the type in which names and amounts are set, on average. */
const LETTER = 7.4;

export function BarChart({ label, series, bars }: BarsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [, setLooked] = useState<number>();
  const id = useId();
  const heights = bars.map((bar) => ROW + furtherLines(bar, width) * FURTHER_LINE);
  const top = (at: number) => heights.slice(0, at).reduce((sum, each) => sum + each, 0);
  const largest = Math.max(1, ...bars.map((bar) => Math.max(sizeOf(bar), bar.limit ?? 0)));
  const x = (amount: number) => Number(((amount / largest) * width).toFixed(1));
  const height = top(bars.length);
  return (
    <div ref={frame} className="chart relative" style={{ height }}>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="figures block w-full text-[13px]"
      >
        <ChartFills id={id} series={series} />
        {bars.map((bar, at) => (
          <g key={bar.id} transform={`translate(0 ${top(at)})`}>
            <BarWords bar={bar} width={width} />
            <rect y={BAR_Y} width={width} height={BAR_HEIGHT} rx={4} className="fill-free" />
            {stackOf(bar).map(({ series: place, from, to }) => (
              <rect
                key={place}
                x={x(from)}
                y={BAR_Y}
                width={Math.max(1.5, x(to) - x(from))}
                height={BAR_HEIGHT}
                rx={1.5}
                {...fillOf(id, series, place)}
              />
            ))}
            {bar.limit !== undefined && (
              <line
                x1={Math.min(width - 1, x(bar.limit))}
                x2={Math.min(width - 1, x(bar.limit))}
                y1={BAR_Y - 4}
                y2={BAR_Y + BAR_HEIGHT + 4}
                className="stroke-ink"
                strokeWidth={2}
              />
            )}
          </g>
        ))}
      </svg>
      <BarHits
        label={label}
        bars={bars}
        onLook={setLooked}
        placeOf={(at) => ({ top: top(at), height: heights[at], left: -8, right: -8 })}
      />
    </div>
  );
}

function isNoteBeside({ name, note = "", amount }: ChartBar, width: number): boolean {
  return (name.length + note.length + amount.length + 5) * LETTER <= width;
}

function furtherLines(bar: ChartBar, width: number): 0 | 1 | 2 {
  const { note, apart } = bar;
  if (note === undefined || isNoteBeside(bar, width)) return apart === undefined ? 0 : 1;
  const isTooLong = apart !== undefined && (note.length + apart.length + 2) * LETTER > width;
  return isTooLong ? 2 : 1;
}

function BarWords({ bar, width }: { readonly bar: ChartBar; readonly width: number }) {
  const isBeside = isNoteBeside(bar, width);
  const room = Math.max(5, Math.floor(width / LETTER) - bar.amount.length - 2);
  const isShort = isBeside || bar.name.length <= room;
  return (
    <>
      <text y={NAME_Y} className="fill-ink">
        {isShort ? bar.name : `${bar.name.slice(0, room - 1)}…`}
        {isBeside && (
          <tspan dx={8} className="fill-ink-3 text-[12px]">
            {bar.note}
          </tspan>
        )}
      </text>
      <text x={width} y={NAME_Y} textAnchor="end" className="fill-ink font-medium">
        {bar.amount}
      </text>
      {!isBeside && (
        <text y={SECOND_Y} className="fill-ink-3 text-[12px]">
          {bar.note}
        </text>
      )}
      {bar.apart !== undefined && (
        <text
          x={width}
          y={furtherLines(bar, width) === 2 ? SECOND_Y + FURTHER_LINE : SECOND_Y}
          textAnchor="end"
          className="fill-ink-2 text-[12px]"
        >
          {bar.apart}
        </text>
      )}
    </>
  );
}
