// A document's custodian and its open handover, as a part of the document.

import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { CustodianRow, HandoverRow } from "./handover-record.ts";

export const CUSTODY_OF_DOCUMENT = recordPart({
  reads: {
    custody: `(select to_jsonb(k) from document_custodian k where k.document_id = d.id) as custodian,
  (select to_jsonb(h) - 'code_hash' - 'second_code_hash' from document_handover h where h.document_id = d.id and h.status = 'REQUESTED') as handover`,
  },
  fields: { custodian: ["custody"], handover: ["custody"] },
});

export type Custody = {
  custodian: CustodianRow | null;
  /** The one that waits for its recipient, even when its link has ended. */
  handover: HandoverRow | null;
};

export function custodyOf(document: Document): Custody {
  return document as Document & Custody;
}
