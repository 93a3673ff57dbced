// Sends an invoice once more, to further recipients.

import { RESEND_RECIPIENTS_MAX } from "@bondline/domain/money/invoices/invoice.ts";
import { emailList } from "@bondline/domain/values/fields/email-list.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { accessBillingInvoiceByReference } from "../invoice-access.ts";
import { sendInvoice } from "../invoice-mails.ts";

const FIELDS = { recipients: emailList(RESEND_RECIPIENTS_MAX) };

export type ResendInvoicesInput = {
  /** Joined by semicolons. */
  recipients: string;
  referenceNumber: string;
};

export async function resendInvoices(tx: Transaction, input: ResendInvoicesInput): Promise<CommandResult> {
  const billed = await accessBillingInvoiceByReference(tx, input.referenceNumber);
  const { recipients } = requireFields(FIELDS, { recipients: input.recipients });
  await takeFromLimit(tx, "invoiceMails", billed.invoice.id);

  await sendInvoice(tx, billed, recipients);
  return {};
}
