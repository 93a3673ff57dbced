// The sections of a document's evidence: whoever adds a record to documents adds a line here, and whoever removes one takes it out.

import type { EvidenceSection } from "./evidence-section.ts";
import { CUSTODY_EVIDENCE } from "./modules/documents/handovers/handover-evidence.ts";
import { LOOK_UP_EVIDENCE } from "./modules/documents/verifications/verification-evidence.ts";
import { APPROVAL_EVIDENCE } from "./modules/drafts/drafts/draft-evidence.ts";

export const EVIDENCE_SECTIONS: readonly EvidenceSection[] = [
  APPROVAL_EVIDENCE,
  CUSTODY_EVIDENCE,
  LOOK_UP_EVIDENCE,
];
