// The shape of what is on its way, shown only when it takes longer than 150 ms.

export type SkeletonProps = {
  /** Any CSS width, as "60%" or "8rem". */
  readonly width?: string | undefined;
  readonly height?: "line" | "meta" | "badge" | "figure" | "control" | undefined;
};

const HEIGHTS = {
  line: "h-3",
  meta: "h-2.5",
  badge: "h-5.5 rounded-badge!",
  figure: "h-6",
  control: "h-9 rounded-control!",
};

export function Skeleton({ width = "100%", height = "line" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`block max-w-full animate-pulse-soft rounded-full bg-line ${HEIGHTS[height]}`}
      style={{ width }}
    />
  );
}

/** A card of skeleton rows, as long as the rows it stands for. */
export function SkeletonRows({
  rows = 4,
  label = "Loading",
}: {
  readonly rows?: number | undefined;
  readonly label?: string | undefined;
}) {
  return (
    <div role="status" aria-label={label} data-loading="" className="animate-late">
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <div key={place} className="flex h-13 items-center gap-4 border-line px-4 not-last:border-b sm:px-5">
          <Skeleton width="2rem" height="control" />
          <div className="flex-1 space-y-2">
            <Skeleton width={`${34 + ((place * 13) % 28)}%`} />
            <Skeleton width={`${18 + ((place * 7) % 14)}%`} height="meta" />
          </div>
          <Skeleton width="5.5rem" />
        </div>
      ))}
    </div>
  );
}
