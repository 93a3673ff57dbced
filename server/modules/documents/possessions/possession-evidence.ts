// Who was given the digital original and when, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { listPossessions } from "./possession-store.ts";

export const POSSESSION_EVIDENCE: EvidenceSection<Document> = {
  name: "possession",
  read: (tx, document) => listPossessions(tx, document.id),
};
