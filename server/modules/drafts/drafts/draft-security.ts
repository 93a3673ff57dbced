// The security money of a draft: asked for by its approval, and held in full before anything is issued.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { type SecurityMoney, securityMoney } from "../../money/security-money/public.ts";
import type { Draft } from "./draft-record.ts";

/** Undefined where its fee plan asks for none. */
export function securityOf(draft: Draft): SecurityMoney | undefined {
  const { feeSummary, securityMovements: movements, documentStatus, status } = draft;
  return securityMoney({
    ...draft,
    draftStatus: status,
    documentStatus,
    securityTypeCash: feeSummary?.securityTypeCash ?? null,
    bankName: feeSummary?.supplier.tradeName ?? null,
    movements,
  });
}

export const NO_SECURITY_MESSAGE = "No security money is asked for with this draft.";

export function requireSecurity(draft: Draft): SecurityMoney {
  return securityOf(draft) ?? refuseFields({ amount: NO_SECURITY_MESSAGE });
}

/** The bank issues once it holds what stands behind the guarantee. */
export function requireSecurityHeld(draft: Draft): void {
  const missingCents = securityOf(draft)?.missingCents ?? ZERO_CENTS;
  if (missingCents > ZERO_CENTS)
    refuseFields({
      securityMoney: `Record the security money first: ${formatAud(missingCents)} is still to be held.`,
    });
}
