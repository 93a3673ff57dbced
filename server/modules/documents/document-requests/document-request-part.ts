// The requests of a document, as a part of the document.

import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";

export const REQUESTS_OF_DOCUMENT = recordPart({
  reads: {
    requests: `(select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]') from document_request r where r.document_id = d.id) as requests`,
  },
  fields: { requests: ["requests", "facts"], requestKinds: ["facts"] },
});

/** The newest first. */
export function requestsOf(document: Document): DocumentRequestRow[] {
  return (document as Document & { requests: DocumentRequestRow[] }).requests;
}
