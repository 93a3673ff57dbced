// What could not be loaded, what to do about it, and Retry.

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
import { RetryIcon, WarningIcon } from "./icons.ts";

export type ErrorStateProps = Pick<EmptyStateProps, "title" | "level"> & {
  readonly sentence: string;
  readonly onRetry: () => void;
  /** Another way on, beside Retry. */
  readonly action?: ReactNode;
};

export function ErrorState({ onRetry, action, ...said }: ErrorStateProps) {
  const actions = (
    <>
      <Button icon={RetryIcon} onClick={onRetry}>
        Retry
      </Button>
      {action}
    </>
  );
  return <EmptyState {...said} icon={WarningIcon} isFailure action={actions} />;
}
