// The figures that a page is about, set large, each with what it means and what it counts.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Figure = {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly tone?: "plain" | "danger" | "warn" | undefined;
  /** The sign of it in the chart or bar below. */
  readonly sign?: "established" | "in-flight" | "projected" | "free" | undefined;
  /** Beside the one that the page answers, the others stand back. */
  readonly isSecond?: boolean | undefined;
};

const TONES = { plain: "", danger: "text-danger", warn: "text-warn" };
const SIGNS = {
  established: "bg-chart-1",
  "in-flight": "hatched",
  projected: "hatched-light",
  free: "bg-free",
};

export function FigureStrip({
  figures,
  children,
}: {
  readonly figures: readonly Figure[];
  readonly children?: ReactNode;
}) {
  return (
    <div data-print="whole" className="rounded-card bg-surface p-4 shadow-1 sm:p-5">
      <dl className="grid gap-y-3 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {figures.map(({ label, value, note, tone = "plain", sign, isSecond = false }) => (
          <div
            key={label}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 border-line max-sm:not-last:border-b max-sm:not-last:pb-3 sm:block lg:not-first:border-l lg:not-first:pl-5"
          >
            <dt className="flex items-center gap-2 text-label text-ink-2">
              {sign && (
                <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-[3px] ${SIGNS[sign]}`} />
              )}
              {label}
            </dt>
            <dd
              className={classNames(
                // A figure that is still being read leaves its note as narrow as it will be.
                "figures row-span-2 text-right font-semibold whitespace-nowrap max-sm:min-w-42 sm:text-left",
                isSecond ? "text-title leading-8" : "text-figure",
                TONES[tone],
              )}
            >
              {value}
            </dd>
            {note !== undefined && (
              <dd className={classNames("figures text-label", tone === "plain" ? "text-ink-2" : TONES[tone])}>
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children !== undefined && <div className="mt-4">{children}</div>}
    </div>
  );
}
