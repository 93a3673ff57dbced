// The page of a record while it is on its way, in its real measures, shown after 150 ms.

import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { Skeleton, SkeletonRows } from "./skeleton.tsx";

const COLUMNS = {
  lg: "lg:grid-cols-[minmax(0,1fr)_22.5rem]",
  xl: "xl:grid-cols-[minmax(0,1fr)_22.5rem]",
};

type RecordSkeletonProps = {
  readonly label: string;
  /** What stands between the record's name and its cards. */
  readonly children: ReactNode;
  /** From which width on its cards stand in two columns. */
  readonly from: keyof typeof COLUMNS;
  /** In the card at the left and in the one at the right. */
  readonly rows: readonly [number, number];
};

export function RecordSkeleton({ label, children, from, rows: [left, right] }: RecordSkeletonProps) {
  return (
    <div role="status" aria-label={label} data-loading="" className="flex animate-late flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Skeleton width="9rem" height="meta" />
        <Skeleton width="14rem" height="figure" />
        <Skeleton width="22rem" />
      </div>
      {children}
      <div className={`grid items-start gap-4 ${COLUMNS[from]}`}>
        <Card>
          <SkeletonRows rows={left} />
        </Card>
        <Card>
          <SkeletonRows rows={right} />
        </Card>
      </div>
    </div>
  );
}
