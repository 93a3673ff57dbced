// The mails about a draft, to whoever raised it and its invoice recipients, put into the outbox with the change; each with the notification of the same event.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { REMINDER_DAYS, type ReminderDays } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { RaisedInvoice } from "../../money/invoices/commands/raise-invoice.ts";
import type { InvoiceRow } from "../../money/invoices/public.ts";
import { queueMail } from "../../records/mail/public.ts";
import { sendReadyToIssue, sendSubmissionToReview } from "./draft-desk-mails.ts";
import {
  changesRequestedMail,
  type DraftMailInput,
  declinedMail,
  establishedMail,
  submissionReceivedMail,
} from "./draft-messages.ts";
import { notifyDesk, notifyOwner } from "./draft-notifications.ts";
import { paymentReceivedMail, paymentReminderMail, paymentRequestedMail } from "./draft-payment-messages.ts";
import type { Draft } from "./draft-record.ts";
import { findOwnerContact } from "./draft-store.ts";

export async function sendSubmissionReceived(tx: Transaction, draft: Draft): Promise<void> {
  await sendToOwner(tx, draft, "submission received", (input) => submissionReceivedMail(input));
  await notifyDesk(tx, draft, "SUBMISSION_ARRIVED");
  await sendSubmissionToReview(tx, draft);
}

export async function sendChangesRequested(tx: Transaction, draft: Draft, reason: string): Promise<void> {
  await sendToOwner(tx, draft, "changes requested", (input) => changesRequestedMail({ ...input, reason }));
  await notifyOwner(tx, draft, "CHANGES_REQUESTED");
}

export async function sendDeclined(tx: Transaction, draft: Draft, reason: string): Promise<void> {
  await sendToOwner(tx, draft, "declined", (input) => declinedMail({ ...input, reason }));
  await notifyOwner(tx, draft, "DECLINED");
}

export async function sendPaymentRequested(tx: Transaction, draft: Draft, invoice: RaisedInvoice) {
  const content = (input: DraftMailInput) =>
    paymentRequestedMail({
      ...input,
      totalCents: invoice.totalCents,
      depositReference: invoice.depositReferenceNumber,
    });
  await sendToOwner(tx, draft, `payment requested ${invoice.id}`, content, invoiceRecipients(draft));
  await notifyOwner(tx, draft, "PAYMENT_REQUESTED");
}

/** One for each step, whatever happened to the draft's version between them. */
export async function sendPaymentReminder(
  tx: Transaction,
  draft: Draft,
  { invoice, days }: { invoice: InvoiceRow; days: ReminderDays },
): Promise<void> {
  const content = (input: DraftMailInput) =>
    paymentReminderMail({
      ...input,
      openCents: subtractCents(invoice.totalCents, invoice.paidCents),
      depositReference: invoice.depositReferenceNumber,
      askedDate: dayAt(invoice.createdAt, DEFAULT_ZONE),
      isLast: days === REMINDER_DAYS.at(-1),
    });
  await sendToOwner(tx, draft, `payment reminder ${invoice.id} ${days}`, content, invoiceRecipients(draft));
}

export async function sendPaymentReceived(tx: Transaction, draft: Draft): Promise<void> {
  const paid = draft.invoices.find(({ status }) => status === "paid");
  const paidCents: Cents = paid === undefined ? ZERO_CENTS : paid.paidCents;
  await sendToOwner(
    tx,
    draft,
    "payment received",
    (input) => paymentReceivedMail({ ...input, paidCents }),
    invoiceRecipients(draft),
  );
  await notifyOwner(tx, draft, "PAYMENT_RECEIVED");
  await sendReadyToIssue(tx, draft, paidCents);
}

type IssueFacts = {
  guaranteeNumber: string;
  issuedBy: string;
  establishedDate: PlainDate;
  documentId: DocumentId;
};

export async function sendEstablished(tx: Transaction, draft: Draft, issue: IssueFacts): Promise<void> {
  const ends = draft.expiresAt ?? { inWords: draft.expiryCondition ?? "Open-ended" };
  const link = `${tx.app.settings.publicUrl}/documents/${issue.documentId}/view`;
  await sendToOwner(tx, draft, "established", (input) => establishedMail({ ...input, ...issue, ends, link }));
  await notifyOwner(tx, draft, "ESTABLISHED");
}

/** One mail per reason and version of the draft: a repeated call writes nothing twice. */
async function sendToOwner(
  tx: Transaction,
  draft: Draft,
  reason: string,
  compose: (input: DraftMailInput) => MailContent,
  alsoTo: readonly string[] = [],
): Promise<void> {
  await send(tx, draft, { intent: `${reason} ${draft.id} ${draft.version}`, compose, alsoTo });
}

type Sent = { intent: string; compose: (input: DraftMailInput) => MailContent };

/** To whoever raised the draft and whoever gets its invoices, once for the intent. */
export async function sendToApplicant(tx: Transaction, draft: Draft, sent: Sent): Promise<void> {
  await send(tx, draft, { ...sent, alsoTo: invoiceRecipients(draft) });
}

async function send(
  tx: Transaction,
  draft: Draft,
  { intent, compose, alsoTo }: Sent & { alsoTo: readonly string[] },
): Promise<void> {
  const owner = await findOwnerContact(tx, draft.id);
  if (owner === undefined) return;
  const facts: DraftMailInput = {
    what: PROCESS_TYPE_TEXT[draft.processType].toLowerCase(),
    reference: draft.referenceNumber,
    amountCents: draft.amountCents ?? ZERO_CENTS,
    beneficiaryName: draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
    link: `${tx.app.settings.publicUrl}/drafts/${draft.organisationId}/${draft.id}/view`,
  };
  const others = alsoTo.filter((address) => address !== owner.email);
  await queueMail(tx, {
    intent,
    to: [owner.email],
    content: compose({ ...facts, givenName: owner.givenName }),
  });
  await queueMail(tx, { intent, to: others, content: compose(facts) });
}

function invoiceRecipients({ invoiceRecipientEmailAddresses }: Draft): string[] {
  return (invoiceRecipientEmailAddresses ?? "").split(";").filter((address) => address !== "");
}
