// Moves a draft on once every line of its invoices is paid in full; until then only shows what has come in.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../../work/work.ts";
import { earnReferralCredit } from "../../../money/referrals/commands/earn-referral-credit.ts";
import { sendPaymentReceived } from "../draft-mails.ts";
import { saveDraftStatus } from "../draft-status.ts";
import { findDraft } from "../draft-store.ts";

/** Called with the draft locked, after a payment was written to one of its invoices. */
export async function settleDraftPayment(work: Work, draftId: DraftId): Promise<void> {
  const draft = await findDraft(work, draftId);
  if (draft === undefined) throw new Error("A payment came for a draft that is not there.");
  const isPaidInFull =
    draft.invoices.every(({ status }) => status !== "open") &&
    draft.invoices.some(({ status }) => status === "paid");

  if (draft.status === "PENDING_PAYMENT" && isPaidInFull) {
    await saveDraftStatus(work, draft, draftStatusAfter(draft.status, "paymentComplete"), {
      paidAt: work.now,
    });
    await earnReferralCredit(work, draft.id);
    await sendPaymentReceived(work, draft);
  } else {
    await saveDraftStatus(work, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  }
}
