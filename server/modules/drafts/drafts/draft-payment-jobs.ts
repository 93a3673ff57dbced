// The tasks about a draft's invoices: the invoices' own work, told what a draft does about its payments.

import type { App } from "../../../app.ts";
import type { Granted } from "../../../transaction/granted.ts";
import {
  applyEvent,
  type EventReference,
  openHostedPage,
  type PaidFor,
  remindOfUnpaid,
} from "../../money/invoices/public.ts";
import { remindOfPayment } from "./commands/remind-of-payment.ts";
import { settleDraftPayment } from "./commands/settle-draft-payment.ts";
import { tellUnmatchedPayment } from "./commands/tell-unmatched-payment.ts";
import { accessDraftAsSystem } from "./draft-access.ts";
import type { Draft } from "./draft-record.ts";

const DRAFT: PaidFor<Granted<Draft, "AS_SYSTEM">> = {
  lock: accessDraftAsSystem,
  settle: settleDraftPayment,
  tellUnmatched: tellUnmatchedPayment,
};

export async function openHostedPayment(app: App, invoice: { invoiceId: string }): Promise<void> {
  await openHostedPage(app, DRAFT, invoice);
}

export async function applyPaymentEvent(app: App, event: EventReference): Promise<void> {
  await applyEvent(app, DRAFT, event);
}

export async function remindOfInvoices(app: App): Promise<void> {
  await remindOfUnpaid(app, remindOfPayment);
}
