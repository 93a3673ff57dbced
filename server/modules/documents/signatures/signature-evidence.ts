// What was asked of the bank about a digital original and what its officers said, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import { listSignatures } from "./signature-store.ts";

export const SIGNATURE_EVIDENCE: EvidenceSection = {
  name: "signatures",
  read: async (tx, document) => {
    const signatures = await listSignatures(tx, document.id);
    return signatures.map(({ organisationId: _, documentId: __, answeredBy: ___, ...each }) => each);
  },
};
