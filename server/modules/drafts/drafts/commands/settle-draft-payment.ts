// Moves a draft on once every line of its invoices is paid in full; until then only shows what has come in.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { earnReferralCredit } from "../../../money/referrals/commands/earn-referral-credit.ts";
import { tellPaymentReceived } from "../draft-mails.ts";
import { sendRefundsDue } from "../draft-money-mails.ts";
import { saveDraftStatus } from "../draft-status.ts";
import { findDraft } from "../draft-store.ts";

type DraftPlace = { id: DraftId; organisationId: OrganisationId };

/** Called with the draft locked, after a payment was written to one of its invoices. */
export async function settleDraftPayment(
  tx: Transaction,
  place: Granted<DraftPlace, "CAN_RECORD_PAYMENT" | "CAN_SETTLE_PAYMENT" | "AS_SYSTEM">,
): Promise<void> {
  const draft = await findDraft(tx, place.id);
  if (draft === undefined) throw new Error("A payment came for a draft that is not there.");
  const isPaidInFull =
    draft.invoices.every(({ status }) => status !== "open") &&
    draft.invoices.some(({ status }) => status === "paid");

  if (draft.status === "PENDING_PAYMENT" && isPaidInFull) {
    await saveDraftStatus(tx, place, draftStatusAfter(draft.status, "paymentComplete"), {
      paidAt: tx.now,
    });
    await earnReferralCredit(tx, draft.id);
    await tellPaymentReceived(tx, draft);
  } else {
    // Money that comes for one that is archived brings it back.
    const { statusChangedAt } = draft;
    await saveDraftStatus(tx, place, draft.status, { statusChangedAt, archivedAt: null });
  }
  await sendRefundsDue(tx, draft);
}
