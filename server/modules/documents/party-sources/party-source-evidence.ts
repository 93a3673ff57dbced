// Where the parties of a document come from, for its evidence.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import { partySourcesOf } from "./party-source-access.ts";

export const PARTY_SOURCE_EVIDENCE: EvidenceSection<Document> = {
  name: "party-sources",
  read: partySourcesOf,
};
