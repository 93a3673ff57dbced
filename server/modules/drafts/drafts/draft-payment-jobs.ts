// The tasks about a draft's invoices: the invoices' own work, told what a draft does about its payments.

import type { Granted } from "../../../transaction/granted.ts";
import { invoiceJobs } from "../../money/invoices/public.ts";
import { remindOfPayment } from "./commands/remind-of-payment.ts";
import { settleDraftPayment } from "./commands/settle-draft-payment.ts";
import { tellUnmatchedPayment } from "./commands/tell-unmatched-payment.ts";
import { accessDraftAsSystem } from "./draft-access.ts";
import type { Draft } from "./draft-record.ts";

export const { openHostedPayment, applyPaymentEvent, remindOfInvoices } = invoiceJobs<
  Granted<Draft, "AS_SYSTEM">
>(
  { lock: accessDraftAsSystem, settle: settleDraftPayment, tellUnmatched: tellUnmatchedPayment },
  remindOfPayment,
);
