// Records that security money of a draft went back, once what it stood behind has ended, and the applicant is notified; from a sum on a second person confirms it first.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { subtractCents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { returnSecurityMoney } from "../../../money/security-money/commands/return-security-money.ts";
import { requireSecurityReturn, type SecurityReturnInput } from "../../../money/security-money/public.ts";
import {
  type StepApproval,
  sumConfirmed,
  waitsForSecondPerson,
} from "../../../office/step-approvals/public.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { requireSecurity, saveSecurityMoved } from "../../drafts/public.ts";
import { sendSecurityReturned } from "../draft-security-mails.ts";

export type RecordSecurityReturnInput = SecurityReturnInput & { id: string; version: number };

export const NOTHING_HELD_MESSAGE = "No security money is held for this draft.";
export const STILL_NEEDED_MESSAGE =
  "The security money stays until the guarantee is closed, or the draft is declined or cancelled.";

export async function recordSecurityReturn(
  tx: Transaction,
  input: RecordSecurityReturnInput,
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_RECORD_SECURITY_RETURN");
  const security = requireSecurity(draft);
  if (security.heldCents === ZERO_CENTS) refuseFields({ amount: NOTHING_HELD_MESSAGE });
  if (security.returnableCents === ZERO_CENTS) refuseFields({ amount: STILL_NEEDED_MESSAGE });

  const returned = requireSecurityReturn(tx, security, input);
  const { amount, returnedDate, returnedTo, reference } = input;
  const step = {
    step: "SECURITY_RETURN" as const,
    product: draft.processType,
    amountCents: returned.amount,
    aloneCents: subtractCents(security.returnedCents, await sumConfirmed(tx, draft.id, "SECURITY_RETURN")),
    record: draft,
    given: { amount, returnedDate, returnedTo, reference },
  };
  if (await waitsForSecondPerson(tx, step, confirmed)) return { draftId: draft.id };

  const movementId = await returnSecurityMoney(tx, draft, returned);
  await saveSecurityMoved(tx, draft);
  await sendSecurityReturned(tx, draft.id, movementId);
  return { draftId: draft.id };
}
