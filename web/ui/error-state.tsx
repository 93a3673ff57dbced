// What could not be loaded, what to do about it, and Retry.

import { Button } from "./button.tsx";
import { RetryIcon, WarningIcon } from "./icons.ts";

export type ErrorStateProps = {
  readonly title: string;
  readonly sentence: string;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** By which support finds the fault in the log. */
  readonly reference?: string | undefined;
};

export function ErrorState({ title, sentence, onRetry, isRetrying, reference }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span className="inline-flex size-11 items-center justify-center rounded-card bg-danger-soft text-danger">
        <WarningIcon className="size-5!" />
      </span>
      <h2 className="mt-4 text-body font-semibold">{title}</h2>
      <p className="mt-1 max-w-96 text-body text-balance text-ink-2">{sentence}</p>
      {reference && <p className="figures mt-1 text-label text-ink-3">Reference {reference}</p>}
      {onRetry && (
        <div className="mt-5">
          <Button icon={RetryIcon} isLoading={isRetrying} onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
