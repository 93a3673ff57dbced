// What other modules may know of requests after issue: that a claim waits, so nothing may be cancelled, and what one waits for.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Document } from "../documents/public.ts";
import { claimedBeside } from "./ask.ts";

export { WaitsForRef } from "./document-request-schema.ts";

export function requireNothingClaimed(document: Document): void {
  if (claimedBeside(document) > ZERO_CENTS)
    refuseFields({ documentId: "A claim waits on this guarantee. Answer it first." });
}
