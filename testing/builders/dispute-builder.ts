// Two disputes of an invoice as the card provider reports them: one that is open, and one of another amount that was lost.

import { asDraftId } from "@bondline/domain/ids.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { addWholeDays } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../server/app.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import { recordDisputes } from "../../server/modules/money/invoices/commands/record-disputes.ts";
import { lockInvoice } from "../../server/modules/money/invoices/invoice-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

type OfInvoice = { id: string; invoiceId: string };

export async function someDisputes(app: App, { id, invoiceId }: OfInvoice): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await accessDraftAsSystem(tx, asDraftId(id));
    const invoice = await lockInvoice(tx, invoiceId);
    const [feeCents, evidenceDueAt] = [cents(2_500n), addWholeDays(tx.now, 7)];
    await recordDisputes(tx, invoice, {
      providerPaymentId: `cs_test_of_${id}`,
      currency: "AUD",
      disputes: [
        {
          providerDisputeId: `du_open_${id}`,
          status: "OPEN",
          amountCents: cents(377_500n),
          feeCents,
          evidenceDueAt,
        },
        {
          providerDisputeId: `du_lost_${id}`,
          status: "LOST",
          amountCents: cents(100_000n),
          feeCents,
          evidenceDueAt,
        },
      ],
    });
  });
}
