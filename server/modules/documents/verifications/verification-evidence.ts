// Who asked whether the paper still holds, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { paperCodesOf } from "./verification-part.ts";
import { listLookUps } from "./verification-store.ts";

/** The codes stay out of it: a pack goes to people who are shown the document and not its paper. */
export const LOOK_UP_EVIDENCE: EvidenceSection<Document> = {
  name: "look-ups",
  read: async (tx, document) => (paperCodesOf(document) === null ? [] : await listLookUps(tx, document.id)),
};
