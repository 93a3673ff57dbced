// What was asked of issued paper and what became of it, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import { requestsOf } from "./document-request-part.ts";

export const REQUEST_EVIDENCE: EvidenceSection = {
  name: "requests",
  read: async (_tx, document) =>
    requestsOf(document).map(
      ({ organisationId: _, documentId: __, requestedBy: ___, ...request }) => request,
    ),
};
