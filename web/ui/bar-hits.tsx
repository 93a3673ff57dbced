// What is pressed, reached and heard of a chart: a link or a button over each bar, of which the arrow keys choose one.

import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { type ChartBar, spokenBar } from "./chart-bars.ts";
import { Link } from "./link.tsx";

type BarHitsProps = {
  readonly label: string;
  readonly bars: readonly ChartBar[];
  /** Where on the chart each of them lies. */
  readonly placeOf: (at: number) => CSSProperties;
  /** Which bar is looked at, by pointer or by focus. */
  readonly onLook: (at: number | undefined) => void;
};

export function BarHits({ label, bars, placeOf, onLook }: BarHitsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, bars.length - 1);
  const onKey = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, reachable, bars.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>("[data-bar]")[next]?.focus();
  };
  return (
    <ul ref={list} aria-label={label} onKeyDown={onKey}>
      {bars.map((bar, at) => {
        const reached = {
          "data-bar": bar.id,
          "aria-label": spokenBar(bar),
          tabIndex: at === reachable ? 0 : -1,
          className:
            "block size-full cursor-pointer rounded-badge hover:bg-ink/4 focus-visible:bg-ink/4 focus-visible:-outline-offset-2",
          onFocus: () => {
            setCurrent(at);
            onLook(at);
          },
          onBlur: () => onLook(undefined),
          onMouseEnter: () => onLook(at),
          onMouseLeave: () => onLook(undefined),
        };
        return (
          <li key={bar.id} className="absolute" style={placeOf(at)}>
            {bar.href === undefined ? (
              <button type="button" {...reached} onClick={bar.onOpen} />
            ) : (
              <Link {...reached} href={bar.href} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Undefined for keys that lead nowhere; beyond the ends it stays. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(count - 1, Math.max(0, place));
}
