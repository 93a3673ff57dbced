// What was asked of the bank and what it answered, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { listBankActions } from "./bank-action-store.ts";

export const BANK_ACTION_EVIDENCE: EvidenceSection<Document> = {
  name: "bank-actions",
  read: async (tx, document) => {
    const actions = await listBankActions(tx, document.id);
    return actions.map(({ organisationId: _, documentId: __, requestedBy: ___, ...each }) => each);
  },
};
