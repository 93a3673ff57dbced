// What stands in the place of what is still being read, or could not be.

import { ErrorState } from "../ui/error-state.tsx";
import { SkeletonRows } from "../ui/skeleton.tsx";
import type { Read } from "./use-read.ts";

type PendingProps = {
  readonly of: Pick<Read<unknown>, "failure" | "readAgain">;
  readonly notLoaded: string;
  /** In the place of the server's own words. */
  readonly sentence?: string;
  readonly loading?: string;
  readonly rows?: number;
};

export function ReadPending({
  of: { failure, readAgain },
  notLoaded,
  sentence,
  loading,
  rows,
}: PendingProps) {
  if (failure !== undefined)
    return <ErrorState title={notLoaded} sentence={sentence ?? failure.message} onRetry={readAgain} />;
  return (
    <SkeletonRows {...(rows !== undefined && { rows })} {...(loading !== undefined && { label: loading })} />
  );
}
