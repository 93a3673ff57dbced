// The tasks about a draft's invoices: the invoices' own work, told what a draft does about its payments.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { invoiceJobs } from "../../money/invoices/public.ts";
import { remindOfPayment } from "./commands/remind-of-payment.ts";
import { settleDraftPayment } from "./commands/settle-draft-payment.ts";
import { tellUnmatchedPayment } from "./commands/tell-unmatched-payment.ts";
import { accessDraftAsSystem } from "./draft-access.ts";
import {
  sendPaymentDeclined,
  sendPaymentDisputed,
  sendRefundFailed,
  sendRefundPaid,
} from "./draft-money-mails.ts";
import type { Draft } from "./draft-record.ts";
import { findOwnerContact } from "./draft-store.ts";

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
    tellUnmatched: tellUnmatchedPayment,
    tellDeclined: sendPaymentDeclined,
    tellDisputed: sendPaymentDisputed,
    tellRefundPaid: sendRefundPaid,
    tellRefundFailed: sendRefundFailed,
  },
  remindOfPayment,
);

async function ownerEmail(tx: Transaction, id: DraftId): Promise<string | undefined> {
  return (await findOwnerContact(tx, id))?.email;
}
