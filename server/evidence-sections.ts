// The sections of a document's evidence: whoever adds a record to documents adds a line here, and whoever removes one takes it out.

import type { EvidenceSection } from "./evidence-section.ts";
import { BANK_ACTION_EVIDENCE } from "./modules/documents/bank-actions/bank-action-evidence.ts";
import {
  REQUEST_EVIDENCE,
  WORDING_EVIDENCE,
} from "./modules/documents/document-requests/document-request-evidence.ts";
import type { Document } from "./modules/documents/documents/public.ts";
import { CUSTODY_EVIDENCE } from "./modules/documents/handovers/handover-evidence.ts";
import { LOSS_EVIDENCE } from "./modules/documents/lost-originals/lost-original-evidence.ts";
import { PARTY_SOURCE_EVIDENCE } from "./modules/documents/party-sources/party-source-evidence.ts";
import { POSSESSION_EVIDENCE } from "./modules/documents/possessions/possession-evidence.ts";
import { RETURN_EVIDENCE } from "./modules/documents/return-requests/return-request-evidence.ts";
import { SIGNATURE_EVIDENCE } from "./modules/documents/signatures/signature-evidence.ts";
import { SUCCESSION_EVIDENCE } from "./modules/documents/successors/successor-evidence.ts";
import { LOOK_UP_EVIDENCE } from "./modules/documents/verifications/verification-evidence.ts";
import { APPROVAL_EVIDENCE } from "./modules/drafts/drafts/draft-evidence.ts";
import { EXPIRY_EVIDENCE } from "./modules/records/alerts/expiry-evidence.ts";
import {
  NOTIFICATION_EVIDENCE,
  PEOPLE_EVIDENCE,
} from "./modules/records/collaborators/collaborator-evidence.ts";

export const EVIDENCE_SECTIONS: readonly EvidenceSection<Document>[] = [
  APPROVAL_EVIDENCE,
  PARTY_SOURCE_EVIDENCE,
  CUSTODY_EVIDENCE,
  POSSESSION_EVIDENCE,
  SIGNATURE_EVIDENCE,
  LOSS_EVIDENCE,
  REQUEST_EVIDENCE,
  WORDING_EVIDENCE,
  RETURN_EVIDENCE,
  BANK_ACTION_EVIDENCE,
  SUCCESSION_EVIDENCE,
  PEOPLE_EVIDENCE,
  NOTIFICATION_EVIDENCE,
  EXPIRY_EVIDENCE,
  LOOK_UP_EVIDENCE,
];
