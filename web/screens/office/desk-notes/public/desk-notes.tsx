// The notes about a record, for the provider's people: its own script, since nobody else has them.

import type { NotedRecordKind } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { lazy, Suspense } from "react";
import { useSession } from "../../../../app/session.ts";

const DeskNotesCard = lazy(async () => ({
  default: (await import("../desk-notes-card.tsx")).DeskNotesCard,
}));

export type DeskNotesProps = {
  readonly record: { readonly kind: NotedRecordKind; readonly id: string };
  /** Any other number than before means that the record has changed: its newest notes are read again. */
  readonly revision: number;
};

export function DeskNotes(props: DeskNotesProps) {
  const { staff } = useSession();
  if (staff === null || staff.supplier !== null) return null;
  return (
    <Suspense>
      <DeskNotesCard key={props.record.id} {...props} />
    </Suspense>
  );
}
