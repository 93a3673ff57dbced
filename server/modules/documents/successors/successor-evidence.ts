// Which new drafts were made from a document and when it was released for them, for its evidence.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { listSuccessors } from "./successor-store.ts";

export const SUCCESSION_EVIDENCE: EvidenceSection<Document> = {
  name: "successors",
  read: (tx, document) => listSuccessors(tx, document.id),
};
