// How the original was asked back and what its holder answered, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { listReturnRequests } from "./return-request-store.ts";

export const RETURN_EVIDENCE: EvidenceSection<Document> = {
  name: "returns",
  read: async (tx, document) => {
    const asked = await listReturnRequests(tx, document.id);
    return asked.map(({ organisationId: _, documentId: __, requestedBy: ___, ...request }) => request);
  },
};
