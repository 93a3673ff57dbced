// Records that security money of a draft went back, once what it stood behind has ended, which the applicant is told.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  returnSecurityMoney,
  type SecurityReturnInput,
} from "../../../money/security-money/commands/return-security-money.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { requireSecurity } from "../draft-security.ts";
import { sendSecurityReturned } from "../draft-security-mails.ts";
import { saveSecurityMoved } from "../draft-status.ts";

export type RecordSecurityReturnInput = SecurityReturnInput & { id: string; version: number };

export const NOTHING_HELD_MESSAGE = "No security money is held for this draft.";
export const STILL_NEEDED_MESSAGE =
  "The security money stays until the guarantee is closed, or the draft is declined or cancelled.";

export async function recordSecurityReturn(
  tx: Transaction,
  input: RecordSecurityReturnInput,
): Promise<Answer> {
  const draft = await accessDraftToChange(tx, input, "CAN_RECORD_SECURITY_RETURN");
  const security = requireSecurity(draft);
  if (security.heldCents === ZERO_CENTS) refuseFields({ amount: NOTHING_HELD_MESSAGE });
  if (security.returnableCents === ZERO_CENTS) refuseFields({ amount: STILL_NEEDED_MESSAGE });

  const movementId = await returnSecurityMoney(tx, draft, { security, input });
  await saveSecurityMoved(tx, draft);
  await sendSecurityReturned(tx, draft.id, movementId);
  return { draftId: draft.id };
}
