// How far something has come, or how a limit is taken up: established solid, projected hatched, the rest free.

import type { ReactNode } from "react";

export type ProgressBarProps = {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
};

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      data-bar=""
      className="h-1.5 overflow-hidden rounded-full bg-free"
    >
      <span
        className="block h-full rounded-full bg-accent transition-[width] duration-150"
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}

export type LimitBarProps = {
  /** Read out in place of the picture, as "$947,500.00 free of $5,000,000.00". */
  readonly label: string;
  readonly establishedPercent: number;
  readonly projectedPercent: number;
  readonly isOver?: boolean | undefined;
};

export function LimitBar({ label, establishedPercent, projectedPercent, isOver = false }: LimitBarProps) {
  return (
    <div role="img" aria-label={label} data-bar="" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
      <Part percent={establishedPercent} look={isOver ? "bg-danger" : "bg-chart-1"} />
      <Part percent={projectedPercent} look="hatched" />
      <span className="min-w-0 flex-1 bg-free" />
    </div>
  );
}

function Part({ percent, look }: { readonly percent: number; readonly look: string }): ReactNode {
  if (percent <= 0) return null;
  return <span className={look} style={{ width: `${Math.min(100, percent)}%` }} />;
}
