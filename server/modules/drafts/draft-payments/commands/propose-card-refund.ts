// Proposes that a refund goes back to the card or account from which the money came: done once a second person approves it.

import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { isProviderStaff, requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireCardRefund } from "../../../money/invoices/public.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";
import { CARD_REFUND_CHANGE, cardRefundTexts } from "../card-refund-change.ts";

export type ProposeCardRefundInput = { id: string; version: number; refundId: string; reason: string };

export async function proposeCardRefund(
  tx: Transaction,
  input: ProposeCardRefundInput,
): Promise<CommandResult> {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("DRAFT_NOT_FOUND", { id: input.id });
  // Before the draft, as whoever approves it has them: the two would wait for each other otherwise.
  await lockProviderRow(tx);
  const draft = await accessDraftToChange(tx, input, "CAN_SETTLE_PAYMENT");
  const refund = draft.refunds.find(({ id }) => id === input.refundId);
  if (refund === undefined) refuse("REFUND_NOT_FOUND", { id: input.refundId });
  requireCardRefund(tx, refund);

  const { kind, present } = CARD_REFUND_CHANGE;
  const proposed = cardRefundTexts(draft, refund);
  await proposeChange(tx, {
    subject: kind,
    subjectId: refund.id,
    subjectVersion: (await present(tx, refund.id)).version,
    subjectName: `${proposed.amount} for ${draft.referenceNumber}`,
    proposed,
    reason: input.reason,
  });
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  return { draftId: draft.id };
}
