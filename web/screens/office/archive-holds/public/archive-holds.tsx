// The legal holds of a record, for the provider's people: its own script, since nobody else has them.

import type { HeldRecordKind } from "@bondline/domain/records/archive/archive-hold.ts";
import { lazy, Suspense } from "react";
import { useSession } from "../../../../app/session.ts";

const ArchiveHoldsCard = lazy(async () => ({
  default: (await import("../archive-holds-card.tsx")).ArchiveHoldsCard,
}));

export type ArchiveHoldsProps = {
  readonly record: { readonly kind: HeldRecordKind; readonly id: string };
  /** Any other number than before means that the record has changed: its holds are read again. */
  readonly revision: number;
};

export function ArchiveHolds(props: ArchiveHoldsProps) {
  const { staff } = useSession();
  if (staff === null || staff.supplier !== null) return null;
  return (
    <Suspense>
      <ArchiveHoldsCard key={props.record.id} {...props} />
    </Suspense>
  );
}
