// Where the parties of a document come from, for its evidence.

import type { EvidenceSection } from "../../../evidence-section.ts";
import { partySourcesOf } from "./party-source-access.ts";

export const PARTY_SOURCE_EVIDENCE: EvidenceSection = { name: "party-sources", read: partySourcesOf };
