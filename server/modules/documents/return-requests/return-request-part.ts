// The newest request for the return of a document's original, as a part of the document.

import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { ReturnRequestRow } from "./return-request-record.ts";

export const RETURN_OF_DOCUMENT = recordPart({
  reads: {
    requestForReturn: `(select to_jsonb(r) - 'code_hash' from document_return_request r
      where r.document_id = d.id order by r.created_at desc, r.id desc limit 1) as request_for_return`,
  },
  fields: { requestForReturn: ["requestForReturn"], requestedAt: ["requestForReturn"] },
});

/** Open, answered or ended; null where nobody has asked yet. */
export function requestForReturnOf(document: Document): ReturnRequestRow | null {
  return (document as Document & { requestForReturn: ReturnRequestRow | null }).requestForReturn;
}

/** The one that its holder is still asked by, or has agreed to. */
export function openReturnOf(document: Document): ReturnRequestRow | undefined {
  const request = requestForReturnOf(document);
  return request?.status === "REQUESTED" || request?.status === "ACCEPTED" ? request : undefined;
}
