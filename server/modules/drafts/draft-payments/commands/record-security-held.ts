// Records that security money of a draft is held, as a whole or in parts, and the applicant is notified.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  holdSecurityMoney,
  type SecurityHeldInput,
} from "../../../money/security-money/commands/hold-security-money.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { requireSecurity, saveSecurityMoved } from "../../drafts/public.ts";
import { sendSecurityHeld } from "../draft-security-mails.ts";

export type RecordSecurityHeldInput = SecurityHeldInput & { id: string; version: number };

export const ALL_HELD_MESSAGE = "All the security money that is asked for is already held.";

export async function recordSecurityHeld(
  tx: Transaction,
  input: RecordSecurityHeldInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_RECORD_SECURITY_HELD");
  const security = requireSecurity(draft);
  if (security.missingCents === ZERO_CENTS) refuseFields({ amount: ALL_HELD_MESSAGE });

  const movementId = await holdSecurityMoney(tx, draft, { security, input });
  await saveSecurityMoved(tx, draft);
  await sendSecurityHeld(tx, draft.id, movementId);
  return { draftId: draft.id };
}
