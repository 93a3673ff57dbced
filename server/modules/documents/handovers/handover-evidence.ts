// Who has had the original, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import { custodyChain } from "../custody/public.ts";
import type { Document } from "../documents/public.ts";
import { custodyOf } from "./handover-part.ts";
import { listHandovers } from "./handover-store.ts";

export const CUSTODY_EVIDENCE: EvidenceSection<Document> = {
  name: "custody",
  read: async (tx, document) => ({
    delivery: document.deliveryType,
    moves: await custodyChain(tx, document),
    custodian: custodyOf(document).custodian,
    handovers: await listHandovers(tx, document.id),
  }),
};
