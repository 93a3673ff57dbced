// The document's page while it is on its way, in its real measures, shown after 150 ms.

import { Card } from "../../../../ui/card.tsx";
import { Skeleton, SkeletonRows } from "../../../../ui/skeleton.tsx";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

export function DocumentViewSkeleton() {
  return (
    <div role="status" aria-label={WORDS.loading} className="flex animate-late flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Skeleton width="9rem" height="meta" />
        <Skeleton width="14rem" height="figure" />
        <Skeleton width="22rem" />
      </div>
      <div className="h-21 border-y border-line" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <Card>
          <SkeletonRows rows={4} />
        </Card>
        <Card>
          <SkeletonRows rows={2} />
        </Card>
      </div>
    </div>
  );
}
