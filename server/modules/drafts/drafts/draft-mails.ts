// The mails about a draft, to those on its notification list and its invoice recipients, put into the outbox with the change; each with the notification of the same event.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import type { Reminder } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { DraftTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { RaisedInvoice } from "../../money/invoices/commands/write-invoice.ts";
import type { InvoiceRow } from "../../money/invoices/public.ts";
import { type FileToMail, queueMail, type StoredFile, storedFileToMail } from "../../records/mail/public.ts";
import { notifyReadyToIssue, sendSubmissionToReview } from "./draft-desk-mails.ts";
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
import { listDraftPeople } from "./draft-store.ts";

export async function sendSubmissionReceived(tx: Transaction, draft: Draft): Promise<void> {
  await sendToOwner(tx, draft, { reason: "submission received", compose: submissionReceivedMail });
  await notifyDesk(tx, draft, "SUBMISSION_ARRIVED");
  await sendSubmissionToReview(tx, draft);
}

export async function sendChangesRequested(tx: Transaction, draft: Draft, reason: string): Promise<void> {
  const compose = (input: DraftMailInput) => changesRequestedMail({ ...input, reason });
  await sendToOwner(tx, draft, { reason: "changes requested", compose });
  await notifyOwner(tx, draft, "CHANGES_REQUESTED");
}

export async function sendDeclined(tx: Transaction, draft: Draft, reason: string): Promise<void> {
  const compose = (input: DraftMailInput) => declinedMail({ ...input, reason });
  await sendToOwner(tx, draft, { reason: "declined", compose });
  await notifyOwner(tx, draft, "DECLINED");
}

export async function sendPaymentRequested(tx: Transaction, draft: Draft, invoice: RaisedInvoice) {
  const compose = (input: DraftMailInput) =>
    paymentRequestedMail({
      ...input,
      totalCents: invoice.totalCents,
      depositReference: invoice.depositReferenceNumber,
    });
  await sendToOwner(tx, draft, {
    topic: "MONEY",
    reason: `payment requested ${invoice.id}`,
    compose,
    alsoTo: invoiceRecipients(draft),
  });
  await notifyOwner(tx, draft, "PAYMENT_REQUESTED");
}

/** One for each step, whatever happened to the draft's version between them. */
export async function sendPaymentReminder(
  tx: Transaction,
  draft: Draft,
  { invoice, reminder }: { invoice: InvoiceRow; reminder: Reminder },
): Promise<void> {
  const compose = (input: DraftMailInput) =>
    paymentReminderMail({
      ...input,
      openCents: owedCents(invoice),
      depositReference: invoice.depositReferenceNumber,
      askedDate: dayAt(invoice.createdAt, DEFAULT_ZONE),
      isLast: reminder.isLast,
      isLaterPeriod: draft.status !== "PENDING_PAYMENT",
    });
  await sendToOwner(tx, draft, {
    topic: "MONEY",
    reason: `payment reminder ${invoice.id} ${reminder.daysOpen}`,
    compose,
    alsoTo: invoiceRecipients(draft),
  });
  await notifyOwner(tx, draft, "PAYMENT_REMINDER", `${invoice.id} ${reminder.daysOpen}`);
}

/** The payer's email waits for its receipt to be drawn (`draft-invoice-file.ts`); the staff can go on at once. */
export async function notifyPaymentReceived(tx: Transaction, draft: Draft): Promise<void> {
  const { id: draftId, version } = draft;
  await tx.enqueue("send-payment-receipt", { draftId, version }, { key: `receipt ${draftId} ${version}` });
  await notifyOwner(tx, draft, "PAYMENT_RECEIVED");
  await notifyReadyToIssue(tx, draft, paidCentsOf(draft));
}

/** Nothing waits for it, so the desk is not notified. */
export async function notifyLaterInvoicePaid(
  tx: Transaction,
  draft: Draft,
  { id: invoiceId }: InvoiceRow,
): Promise<void> {
  const { id: draftId, version } = draft;
  const key = `receipt ${draftId} ${version} ${invoiceId}`;
  await tx.enqueue("send-payment-receipt", { draftId, version, invoiceId }, { key });
  await notifyOwner(tx, draft, "PAYMENT_RECEIVED");
}

type Receipts = {
  /** Of a later invoice; undefined where all that was asked for before the issue is paid. */
  invoiceId: string | undefined;
  files: readonly FileToMail[];
};

export async function sendReceipt(tx: Transaction, draft: Draft, { invoiceId, files }: Receipts) {
  const isLaterInvoice = invoiceId !== undefined;
  const paidCents = paidCentsOf(draft, invoiceId);
  await sendToOwner(tx, draft, {
    topic: "MONEY",
    reason: isLaterInvoice ? `payment received ${invoiceId}` : "payment received",
    compose: (input) => paymentReceivedMail({ ...input, paidCents, isLaterInvoice }),
    alsoTo: invoiceRecipients(draft),
    files,
  });
}

function paidCentsOf({ invoices }: Draft, invoiceId?: string): Cents {
  const paid = invoices.filter(({ id, status }) => status === "paid" && (invoiceId ?? id) === id);
  return paid[0]?.paidCents ?? ZERO_CENTS;
}

type IssueFacts = {
  guaranteeNumber: string;
  issuedBy: string;
  establishedDate: PlainDate;
  documentId: DocumentId;
  /** The bank's own file, where it gave one. */
  paper: StoredFile | undefined;
};

export async function sendEstablished(tx: Transaction, draft: Draft, issue: IssueFacts): Promise<void> {
  const ends = draft.expiresAt ?? { inWords: draft.expiryCondition ?? "Open-ended" };
  const link = `${tx.app.settings.publicUrl}/documents/${issue.documentId}/view`;
  const files = storedFileToMail(issue.paper);
  const facts = { ...issue, ends, link, hasPaper: files.length > 0 };
  await sendToOwner(tx, draft, {
    reason: "established",
    compose: (input) => establishedMail({ ...input, ...facts }),
    files,
  });
  await notifyOwner(tx, draft, "ESTABLISHED");
}

type Content = {
  /** PROGRESS where nothing else is said. */
  topic?: DraftTopic;
  compose: (input: DraftMailInput) => MailContent;
  alsoTo?: readonly string[];
  files?: readonly FileToMail[];
};

/** One mail per reason and version of the draft: a repeated call writes nothing twice. */
async function sendToOwner(
  tx: Transaction,
  draft: Draft,
  { reason, ...content }: Content & { reason: string },
) {
  await send(tx, draft, { intent: `${reason} ${draft.id} ${draft.version}`, ...content });
}

type Sent = Pick<Content, "compose" | "files"> & { intent: string };

/** About money: to whoever is notified of it and whoever gets its invoices, once for the intent. */
export async function sendToApplicant(tx: Transaction, draft: Draft, sent: Sent): Promise<void> {
  await send(tx, draft, { ...sent, topic: "MONEY", alsoTo: invoiceRecipients(draft) });
}

async function send(
  tx: Transaction,
  draft: Draft,
  { topic = "PROGRESS", intent, compose, alsoTo = [], files = [] }: Content & { intent: string },
): Promise<void> {
  const people = await listDraftPeople(tx, draft.id, topic);
  const facts: DraftMailInput = {
    what: PROCESS_TYPE_TEXT[draft.processType].toLowerCase(),
    reference: draft.referenceNumber,
    amountCents: draft.amountCents ?? ZERO_CENTS,
    beneficiaryName: draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
    link: `${tx.app.settings.publicUrl}/drafts/${draft.organisationId}/${draft.id}/view`,
  };
  const record = { kind: "DRAFT", id: draft.id } as const;
  const others = alsoTo.filter((address) => people.every(({ email }) => email !== address));
  for (const { email, givenName } of people)
    await queueMail(tx, { intent, record, to: [email], content: compose({ ...facts, givenName }), files });
  await queueMail(tx, { intent, record, to: others, content: compose(facts), files });
}

function invoiceRecipients({ invoiceRecipientEmailAddresses }: Draft): string[] {
  return (invoiceRecipientEmailAddresses ?? "").split(";").filter((address) => address !== "");
}
