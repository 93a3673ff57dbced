// Who has had the original, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import { custodyOf } from "./handover-part.ts";
import { listHandovers } from "./handover-store.ts";

export const CUSTODY_EVIDENCE: EvidenceSection = {
  name: "custody",
  read: async (tx, document) => ({
    delivery: document.deliveryType,
    custodian: custodyOf(document).custodian,
    handovers: await listHandovers(tx, document.id),
  }),
};
