// A refund through the card provider as something that two agree on: what they look at, and what an agreement does.

import { CARD_REFUND_FIELDS } from "@bondline/domain/money/invoices/card-refund.ts";
import { formatMoney } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { sendRefund } from "../../money/invoices/commands/send-refund.ts";
import { findDraftOfRefund, type RefundRow } from "../../money/invoices/public.ts";
import { countApprovedChanges } from "../../office/changes/public.ts";
import { accessDraftToChange } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { saveDraftStatus } from "../drafts/public.ts";

const KIND = "CARD_REFUND";

export const CARD_REFUND_CHANGE: ChangeSubject = {
  kind: KIND,
  fields: CARD_REFUND_FIELDS,
  /** It is done once and not changed, so nothing stands beside what is proposed. */
  present: async (tx: Transaction, subjectId: string) => ({
    texts: null,
    version: await countApprovedChanges(tx, { subject: KIND, subjectId }),
  }),
  apply: async (tx: Transaction, { id, subjectId }: ProposedChange) => {
    const draft = await accessDraftOf(tx, subjectId);
    const refund = draft.refunds.find((each) => each.id === subjectId);
    if (refund !== undefined) await sendRefund(tx, refund, id);
    await notifyChanged(tx, draft);
  },
  dropped: async (tx: Transaction, subjectId: string) =>
    notifyChanged(tx, await accessDraftOf(tx, subjectId)),
};

export function cardRefundTexts({ invoices, organisation }: Draft, refund: RefundRow): ChangeTexts {
  return {
    amount: formatMoney(refund.amountCents, refund.currency),
    reason: refund.refundReason,
    invoiceNumber: invoices.find(({ id }) => id === refund.invoiceId)?.invoiceNumber ?? "",
    organisationName: organisation.name,
  };
}

async function accessDraftOf(tx: Transaction, refundId: string) {
  const id = await findDraftOfRefund(tx, refundId);
  return await accessDraftToChange(tx, { id: id ?? refundId, version: undefined }, "CAN_SETTLE_PAYMENT");
}

/** Open pages show whether it waits for a second person. */
async function notifyChanged(
  tx: Transaction,
  draft: Awaited<ReturnType<typeof accessDraftOf>>,
): Promise<void> {
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
}
