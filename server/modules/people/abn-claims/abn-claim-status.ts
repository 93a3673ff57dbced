// What a decision leads to, or the refusal of one that was made already.

import {
  ABN_HELD_MESSAGE,
  ABN_STATUS_TEXT,
  type AbnDecision,
  type AbnStatus,
  abnStatusAfter,
} from "@bondline/domain/people/organisations/abn-claim.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { AbnClaim } from "./abn-claim-record.ts";

export function requireDecision({ abnStatus, heldBy }: AbnClaim, decision: AbnDecision): AbnStatus {
  const status = abnStatusAfter(abnStatus, decision);
  if (status === undefined)
    refuse("INVALID_TRANSITION", {
      record: "claim",
      status: ABN_STATUS_TEXT[abnStatus],
      event: decision,
    });
  // Of two at once the index lets one through.
  if (status === "CONFIRMED" && heldBy !== null) refuseFields({ abn: ABN_HELD_MESSAGE });
  return status;
}
