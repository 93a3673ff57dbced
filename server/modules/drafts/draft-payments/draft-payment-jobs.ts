// The tasks about a draft's invoices: the invoices' own work, told what a draft does about its payments.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { invoiceJobs } from "../../money/invoices/public.ts";
import { accessDraftAsSystem } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import {
  findOwnerContact,
  sendPaymentDeclined,
  sendPaymentDisputed,
  sendRefundFailed,
  sendRefundPaid,
} from "../drafts/public.ts";
import { notifyUnmatchedPayment } from "./commands/notify-unmatched-payment.ts";
import { remindOfPayment } from "./commands/remind-of-payment.ts";
import { settleDraftPayment } from "./commands/settle-draft-payment.ts";

export const {
  openHostedPayment,
  applyPaymentEvent,
  remindOfInvoices,
  sendCardRefund,
  settleDisputedRefunds,
} = invoiceJobs<Granted<Draft, "AS_SYSTEM">>(
  {
    lock: accessDraftAsSystem,
    payerEmail: ownerEmail,
    settle: settleDraftPayment,
    notifyUnmatched: notifyUnmatchedPayment,
    notifyDeclined: sendPaymentDeclined,
    notifyDisputed: sendPaymentDisputed,
    notifyRefundPaid: sendRefundPaid,
    notifyRefundFailed: sendRefundFailed,
  },
  remindOfPayment,
);

async function ownerEmail(tx: Transaction, id: DraftId): Promise<string | undefined> {
  return (await findOwnerContact(tx, id))?.email;
}
