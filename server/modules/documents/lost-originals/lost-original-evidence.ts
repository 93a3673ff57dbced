// What was declared of a lost original and how it was settled, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { listLostOriginals } from "./lost-original-store.ts";

export const LOSS_EVIDENCE: EvidenceSection<Document> = {
  name: "lost-originals",
  read: async (tx, document) => {
    const lost = await listLostOriginals(tx, document.id);
    return lost.map(({ organisationId: _, documentId: __, declaredBy: ___, ...each }) => each);
  },
};
