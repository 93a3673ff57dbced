// That notice of an expiry was given and who acknowledged it, for the evidence of a document: to the side of whoever takes it.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../../documents/documents/public.ts";
import { listSidesOf, readProof } from "./expiry-notice-access.ts";

export const EXPIRY_EVIDENCE: EvidenceSection<Document> = {
  name: "expiry-reminders",
  read: async (tx, document) => {
    const proofs = [];
    for (const side of await listSidesOf(tx, document))
      proofs.push({ side: side.isShared ? "BENEFICIARY" : "APPLICANT", ...(await readProof(tx, side)) });
    return proofs;
  },
};
