// The mail that carries an invoice, to each recipient by itself: strangers do not learn of each other.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { invoiceMail } from "../../../mail-messages/invoice-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { BANK_ACCOUNT } from "./bank-account.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";

export async function sendInvoice(tx: Transaction, billed: BillingInvoice, recipients: readonly string[]) {
  const { invoice } = billed;
  const content = invoiceMail({
    organisationName: billed.organisationName,
    invoiceNumber: invoice.invoiceNumber,
    what: PROCESS_TYPE_TEXT[billed.processType].toLowerCase(),
    draftReference: billed.draftReferenceNumber,
    status: invoice.status,
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    depositReference: invoice.depositReferenceNumber,
    bankAccount: BANK_ACCOUNT,
    paymentLink: invoice.status === "open" ? invoice.hostedUrl : null,
  });
  await queueMail(tx, {
    intent: `invoice ${invoice.id} sent again ${tx.newId()}`,
    to: recipients,
    content,
  });
}
