// The checklist of a record, for the provider's people: its own script, since nobody else has one.

import type { ChecklistKind } from "@bondline/domain/office/checklists/checklist.ts";
import { lazy, Suspense } from "react";
import { useSession } from "../../../../app/session.ts";

const RecordChecklistCard = lazy(async () => ({
  default: (await import("../record-checklist-card.tsx")).RecordChecklistCard,
}));

export type RecordChecklistProps = {
  readonly record: { readonly kind: ChecklistKind; readonly id: string; readonly version: number };
  /** Any other number than before means that the record has changed: its checklist is read again. */
  readonly revision: number;
  /** How many required lines are not ticked, whenever it has been read. */
  readonly onOpen?: (lines: number) => void;
};

export function RecordChecklist(props: RecordChecklistProps) {
  const { staff } = useSession();
  if (staff === null || staff.supplier !== null) return null;
  return (
    <Suspense>
      <RecordChecklistCard key={props.record.id} {...props} />
    </Suspense>
  );
}
