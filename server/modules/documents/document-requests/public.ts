// What other modules may know of requests after issue: the wording in force, what one waits for, and that a claim waits, so nothing may be cancelled.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Document } from "../documents/public.ts";
import { claimedBeside } from "./ask.ts";

export { wholeWordingOf } from "./document-request-part.ts";
export { StaffRequestFilterRef, StaffRequestSortRef, WaitsForRef } from "./document-request-schema.ts";
export { textInForce } from "./wording-in-force.ts";

export function requireNothingClaimed(document: Document): void {
  if (claimedBeside(document) > ZERO_CENTS)
    refuseFields({ documentId: "A claim waits on this guarantee. Answer it first." });
}
