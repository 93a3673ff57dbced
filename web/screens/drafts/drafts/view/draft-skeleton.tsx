// The shape of a draft's page while it is on its way.

import { Card } from "../../../../ui/card.tsx";
import { Skeleton, SkeletonRows } from "../../../../ui/skeleton.tsx";
import { DRAFT_WORDS } from "../draft-words.ts";

export function DraftSkeleton() {
  return (
    <div className="flex animate-late flex-col gap-5" role="status" aria-label={DRAFT_WORDS.loading}>
      <div className="space-y-2.5">
        <Skeleton width="9rem" height="meta" />
        <Skeleton width="15rem" height="figure" />
        <Skeleton width="22rem" />
      </div>
      <Card hasBody>
        <Skeleton height="control" />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <Card>
          <SkeletonRows rows={5} />
        </Card>
        <Card>
          <SkeletonRows rows={3} />
        </Card>
      </div>
    </div>
  );
}
