// Who is notified of money that is not as it was asked for: the applicant of a refund, the desk of what it has to do, each by mail and in the product.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { LinePeriod } from "@bondline/domain/money/invoices/invoice.ts";
import { REFUND_METHOD_TEXT } from "@bondline/domain/money/invoices/refund.ts";
import {
  formatMoney,
  OUR_CURRENCY,
  PAYMENT_DIFFERENCE_TEXT,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { UnmatchedNotice } from "../../money/invoices/commands/keep-unmatched-payment.ts";
import type { RaisedInvoice } from "../../money/invoices/commands/write-invoice.ts";
import type {
  DeclinedCharge,
  DisputedPayment,
  FailedRefund,
  RefundRow,
} from "../../money/invoices/public.ts";
import { operatorEmail } from "../../office/provider/public.ts";
import { queueMail } from "../../records/mail/public.ts";
import { paymentDeclinedMail } from "./declined-payment-message.ts";
import { sendToApplicant } from "./draft-mails.ts";
import { notifyDesk, notifyOwner } from "./draft-notifications.ts";
import type { Draft } from "./draft-record.ts";
import { findDraft } from "./draft-store.ts";
import { periodInvoicedMail } from "./period-invoiced-message.ts";
import {
  paymentDisputedMail,
  refundDueMail,
  refundFailedMail,
  refundPaidMail,
  refundToPayMail,
  unmatchedPaymentMail,
} from "./refund-messages.ts";

/** Called behind the last change of whatever may have left money due back: of the refunds that arose in this transaction. */
export async function sendRefundsDue(tx: Transaction, before: Pick<Draft, "id" | "invoices">): Promise<void> {
  if (before.invoices.length === 0) return;
  const draft = await requireDraft(tx, before.id);
  const now = millisecondsOf(tx.now);
  for (const refund of draft.refunds.filter(({ createdAt }) => millisecondsOf(createdAt) === now)) {
    const facts = { ...factsOf(draft, refund), refundReason: refund.refundReason };
    await sendToApplicant(tx, draft, {
      intent: `refund due ${refund.id} ${draft.id}`,
      compose: (input) => refundDueMail({ ...input, ...facts }),
    });
    await notifyOwner(tx, draft, "REFUND_DUE", refund.id);
    await sendToOperator(
      tx,
      draft,
      `refund to pay ${refund.id} ${draft.id}`,
      refundToPayMail({ ...deskInput(tx, draft), ...facts }),
    );
    await notifyDesk(tx, draft, "REFUND_TO_PAY", refund.id);
  }
}

export async function sendRefundPaid(tx: Transaction, draftId: DraftId, refundId: string): Promise<void> {
  const draft = await requireDraft(tx, draftId);
  const refund = draft.refunds.find(({ id }) => id === refundId);
  if (!refund?.paidDate || !refund.paidMethod || !refund.paidReference)
    throw new Error(`The refund ${refundId} is told of as paid and is not.`);
  const payment = {
    paidDate: refund.paidDate,
    method: REFUND_METHOD_TEXT[refund.paidMethod],
    paymentReference: refund.paidReference,
    note: refund.paidNote,
  };
  await sendToApplicant(tx, draft, {
    intent: `refund paid ${refund.id} ${draft.id}`,
    compose: (input) => refundPaidMail({ ...input, ...factsOf(draft, refund), ...payment }),
  });
  await notifyOwner(tx, draft, "REFUND_PAID", refund.id);
}

/** It is due again, and the desk has to pay it in another way. */
export async function sendRefundFailed(
  tx: Transaction,
  draftId: DraftId,
  { refundId, attempt }: FailedRefund,
): Promise<void> {
  const draft = await requireDraft(tx, draftId);
  const refund = draft.refunds.find(({ id }) => id === refundId);
  if (!refund?.notPaidBecause) throw new Error(`The refund ${refundId} is told of as failed and is not.`);
  const content = refundFailedMail({
    ...deskInput(tx, draft),
    ...factsOf(draft, refund),
    failureReason: refund.notPaidBecause,
  });
  await sendToOperator(tx, draft, `refund failed ${attempt} ${draft.id}`, content);
  await notifyDesk(tx, draft, "REFUND_TO_PAY", attempt);
}

export type InvoicedPeriod = { invoice: RaisedInvoice; period: LinePeriod };

/** Once for each period. */
export async function sendPeriodInvoiced(
  tx: Transaction,
  draft: Draft,
  { invoice, period: { startDate, endDate } }: InvoicedPeriod,
): Promise<void> {
  const { id, totalCents, depositReferenceNumber: depositReference } = invoice;
  const facts = { totalCents, depositReference, fromDate: startDate, toDate: addDays(endDate, -1) };
  await sendToApplicant(tx, draft, {
    intent: `period invoiced ${id} ${draft.id}`,
    compose: (input) => periodInvoicedMail({ ...input, ...facts }),
  });
  await notifyOwner(tx, draft, "PAYMENT_REQUESTED", id);
}

/** Once for each charge: who has saved the card or the account is not there to see it fail. */
export async function sendPaymentDeclined(
  tx: Transaction,
  draft: Draft,
  { intentId, invoiceNumber, amountCents, reason }: DeclinedCharge,
): Promise<void> {
  const facts = { invoiceNumber, amount: formatMoney(amountCents, OUR_CURRENCY), reason };
  await sendToApplicant(tx, draft, {
    intent: `payment declined ${intentId} ${draft.id}`,
    compose: (input) => paymentDeclinedMail({ ...input, ...facts }),
  });
  await notifyOwner(tx, draft, "PAYMENT_DECLINED", intentId);
}

/** The applicant is shown nothing yet: it may never have been their money. */
export async function sendUnmatchedPayment(tx: Transaction, draft: Draft, payment: UnmatchedNotice) {
  const { providerPaymentId, expectedCents, differs } = payment;
  const content = unmatchedPaymentMail({
    ...deskInput(tx, draft),
    invoiceNumber: payment.invoiceNumber,
    amount: formatMoney(payment.receivedCents, payment.receivedCurrency),
    expected: formatMoney(expectedCents, OUR_CURRENCY),
    differs: differs.map((each) => PAYMENT_DIFFERENCE_TEXT[each]).join(", "),
  });
  await sendToOperator(tx, draft, `unmatched payment ${providerPaymentId} ${draft.id}`, content);
  await notifyDesk(tx, draft, "PAYMENT_UNMATCHED", providerPaymentId);
}

/** The applicant knows: it is their own bank that was asked. */
export async function sendPaymentDisputed(
  tx: Transaction,
  draft: Draft,
  { intentId, invoiceNumber, amountCents }: DisputedPayment,
): Promise<void> {
  const amount = formatMoney(amountCents, OUR_CURRENCY);
  const content = paymentDisputedMail({ ...deskInput(tx, draft), invoiceNumber, amount });
  await sendToOperator(tx, draft, `payment disputed ${intentId} ${draft.id}`, content);
  await notifyDesk(tx, draft, "PAYMENT_DISPUTED", intentId);
}

async function sendToOperator(
  tx: Transaction,
  { id }: Draft,
  intent: string,
  content: MailContent,
): Promise<void> {
  const to = [await operatorEmail(tx)];
  await queueMail(tx, { intent, record: { kind: "DRAFT", id }, to, content });
}

function deskInput(tx: Transaction, { id, processType, referenceNumber, organisation }: Draft) {
  return {
    what: PROCESS_TYPE_TEXT[processType].toLowerCase(),
    reference: referenceNumber,
    organisationName: organisation.name,
    link: `${tx.app.settings.publicUrl}/staff/drafts/${id}`,
  };
}

function factsOf({ invoices }: Draft, { invoiceId, amountCents, currency }: RefundRow) {
  return {
    invoiceNumber: invoices.find(({ id }) => id === invoiceId)?.invoiceNumber ?? "",
    amount: formatMoney(amountCents, currency),
  };
}

async function requireDraft(tx: Transaction, id: DraftId): Promise<Draft> {
  const draft = await findDraft(tx, id);
  if (draft === undefined) throw new Error(`The draft ${id} has a refund and is not there.`);
  return draft;
}
