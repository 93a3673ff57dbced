// What could not be loaded, what to do about it, and Retry.

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { RetryIcon, WarningIcon } from "./icons.ts";

export type ErrorStateProps = {
  readonly title: string;
  readonly sentence: string;
  /** 1 where it stands in place of a whole page, whose heading it then is. */
  readonly level?: 1 | 2 | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** By which support finds the fault in the log. */
  readonly reference?: string | undefined;
  /** Another way on, beside Retry. */
  readonly action?: ReactNode;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, sentence, level = 2, onRetry, isRetrying, reference, action } = props;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span className="inline-flex size-11 items-center justify-center rounded-card bg-danger-soft text-danger">
        <WarningIcon className="size-5!" />
      </span>
      <Heading className="mt-4 text-body font-semibold">{title}</Heading>
      <p className="mt-1 max-w-96 text-body text-balance text-ink-2">{sentence}</p>
      {reference && <p className="figures mt-1 text-label text-ink-3">Reference {reference}</p>}
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button icon={RetryIcon} isLoading={isRetrying} onClick={onRetry}>
              Retry
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
