// The tasks about invoices, for the module that has them raised: it says what is paid for by them.

import type { App } from "../../../app.ts";
import { sendCardRefund } from "./card-refund-jobs.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import { settleDisputedRefunds } from "./disputed-refund-jobs.ts";
import { type Remind, remindOfUnpaid } from "./invoice-reminder-jobs.ts";
import type { PaidFor } from "./paid-for.ts";
import { applyEvent, type EventReference, openHostedPage } from "./payment-jobs.ts";

export function invoiceJobs<Payer extends InvoicedDraft>(paidFor: PaidFor<Payer>, remind: Remind) {
  return {
    openHostedPayment: (app: App, invoice: { invoiceId: string }) => openHostedPage(app, paidFor, invoice),
    applyPaymentEvent: (app: App, event: EventReference) => applyEvent(app, paidFor, event),
    sendCardRefund: (app: App, refund: { refundId: string }) => sendCardRefund(app, paidFor, refund),
    settleDisputedRefunds: (app: App, invoice: { invoiceId: string }) =>
      settleDisputedRefunds(app, paidFor, invoice),
    remindOfInvoices: (app: App) => remindOfUnpaid(app, remind),
  };
}
