// The records that are signed at an e-signature service: whoever removes one of these modules takes its line out here.

import type { EnvelopeOwner } from "./envelope-owner.ts";
import { ORIGINALS_AT_SERVICE } from "./modules/documents/signatures/originals-at-service.ts";
import { FORMS_AT_SERVICE } from "./modules/drafts/signed-forms/forms-at-service.ts";

export const ENVELOPE_OWNERS: readonly EnvelopeOwner[] = [ORIGINALS_AT_SERVICE, FORMS_AT_SERVICE];
