// The whole life of a draft in one row: done is green with a tick, the present step says who is waited for, later ones what comes.

import { classNames } from "./class-names.ts";
import { CheckIcon } from "./icons.ts";

export type LifeCycleStage = {
  readonly name: string;
  readonly state: "done" | "waiting" | "working" | "later" | "stopped";
  readonly who?: string | undefined;
  readonly date?: string | undefined;
};

const BARS = {
  done: "bg-accent",
  waiting: "bg-warn-bar",
  working: "bg-info",
  later: "bg-line",
  stopped: "bg-danger",
};

const WHO = {
  done: "text-ink-2",
  waiting: "font-medium text-warn",
  working: "font-medium text-info",
  later: "text-ink-2",
  stopped: "font-medium text-danger",
};

export function LifeCycleBars({
  label,
  stages,
}: {
  readonly label: string;
  readonly stages: readonly LifeCycleStage[];
}) {
  const current = stages.findIndex((stage) => stage.state !== "done");
  return (
    <ol
      aria-label={label}
      className="grid gap-x-2 gap-y-3 sm:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      {stages.map((stage, place) => (
        <li
          key={stage.name}
          aria-current={place === current ? "step" : undefined}
          className="flex min-w-0 gap-3 sm:block"
        >
          <span
            aria-hidden="true"
            data-bar=""
            className={classNames("w-1 shrink-0 rounded-full sm:block sm:h-1 sm:w-full", BARS[stage.state])}
          />
          <div className="min-w-0 sm:mt-3">
            <p
              className={classNames(
                "flex items-center gap-1.5 text-body",
                stage.state === "later" ? "text-ink-2" : "font-medium",
              )}
            >
              {stage.state === "done" && <CheckIcon className="text-accent-text" />}
              {stage.state === "done" && <span className="sr-only">Done: </span>}
              {stage.name}
            </p>
            {stage.who && (
              <p className={classNames("text-label break-words", WHO[stage.state])}>{stage.who}</p>
            )}
            {stage.date && <p className="figures text-label text-ink-3">{stage.date}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
