// Who possesses a digital original now, as a part of the document.

import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { PossessionRow } from "./possession-record.ts";

export const POSSESSION_OF_DOCUMENT = recordPart({
  reads: {
    possession: `(select to_jsonb(h) from document_possession h where h.document_id = d.id
      order by h.created_at desc, h.id desc limit 1) as possession`,
  },
  fields: { possession: ["possession"] },
});

/** Null for paper, and until the bank has given its file. Its moment has an offset, as the database writes it in JSON. */
export function possessionOf(document: Document): PossessionRow | null {
  return (document as Document & { possession: PossessionRow | null }).possession;
}
