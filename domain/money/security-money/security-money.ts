// The money that is lodged behind a guarantee: its own amount, never a fee, and given back when the guarantee ends.

import type { ProcessType } from "../../process-type.ts";
import type { Cents } from "../../values/money/money.ts";

/** The whole amount under a fee plan that is secured by cash; null where nothing is lodged, or no amount is known yet. */
export function securityMoneyOf(
  draft: { processType: ProcessType; amountCents: Cents | null },
  feeSummary: { securityTypeCash: boolean } | null,
): Cents | null {
  const isLodged = draft.processType === "CASH_SECURITY" || feeSummary?.securityTypeCash === true;
  return isLodged ? draft.amountCents : null;
}
