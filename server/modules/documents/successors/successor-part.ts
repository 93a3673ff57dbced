// Where a draft or a document comes from and what was made of it, as parts of both.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { draftPart, recordPart } from "../../../record-parts.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import type { Document } from "../documents/public.ts";
import type { Succession } from "./successor-record.ts";

/** As facilities count drafts. */
const COUNTED: readonly DraftStatus[] = [
  "IDENTIFYING",
  "SUBMITTED",
  "CHANGES_REQUESTED",
  "PENDING_PAYMENT",
  "PROCESSING",
];

const SHOWN = `to_jsonb(s) - 'made_by' || jsonb_build_object('document_reference', o.reference_number, 'document_status', o.status,
    'draft_status', f.status, 'new_document_id', n.id, 'new_document_reference', n.reference_number,
    'is_counted_twice', o.facility_id is not null and o.closed_at is null and case when n.id is null
      then o.facility_id is not distinct from f.facility_id and f.status in (${COUNTED.map((status) => `'${status}'`).join(", ")})
      else o.facility_id is not distinct from n.facility_id and n.closed_at is null end)`;
/** Whoever may not see the document is not shown that there is one. */
const FROM = `from document_successor s join document o on o.id = s.document_id join draft f on f.id = s.draft_id
  left join document n on n.original_draft_id = s.draft_id`;

export const SUCCESSION_OF_DOCUMENT = recordPart({
  reads: {
    succession: `(select ${SHOWN} ${FROM} where s.draft_id = d.original_draft_id) as predecessor,
      (select coalesce(jsonb_agg(${SHOWN} order by s.created_at desc, s.id desc), '[]') ${FROM} where s.document_id = d.id) as successors`,
  },
  fields: {
    predecessor: ["succession"],
    successors: ["succession"],
    successorKinds: ["facts", "succession"],
  },
});

export const PREDECESSOR_OF_DRAFT = draftPart({
  readers: "everybody",
  inHistory: ["Earlier document"],
  reads: { predecessor: `(select ${SHOWN} ${FROM} where s.draft_id = d.id) as predecessor` },
  fields: { predecessor: ["predecessor"] },
});

export function predecessorOf(record: Document | Draft): Succession | null {
  return (record as { predecessor?: Succession | null }).predecessor ?? null;
}

/** The newest first. */
export function successorsOf(document: Document): Succession[] {
  return (document as Document & { successors: Succession[] }).successors;
}
