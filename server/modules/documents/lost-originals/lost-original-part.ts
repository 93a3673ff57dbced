// What was last declared of a document's original, as a part of the document.

import { isOpenLoss } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { LostOriginalRow } from "./lost-original-record.ts";

export const LOSS_OF_DOCUMENT = recordPart({
  reads: {
    lostOriginal: `(select to_jsonb(l) from document_lost_original l
      where l.document_id = d.id order by l.created_at desc, l.id desc limit 1) as lost_original`,
  },
  // The file of its indemnity is found among the document's.
  fields: {},
});

/** Open or ended; null where the original was never lost. */
export function lostOriginalOf(document: Document): LostOriginalRow | null {
  return (document as Document & { lostOriginal: LostOriginalRow | null }).lostOriginal;
}

/** Declared lost, and neither found nor settled. */
export function isLost(document: Document): boolean {
  return isOpenLoss(lostOriginalOf(document));
}

/** What is lost is neither handed over nor asked back: its loss is settled first. */
export function requireNotLost(document: Document, event: string): void {
  if (!isLost(document)) return;
  refuse("INVALID_TRANSITION", { record: "original", status: "declared lost. See Lost original", event });
}
