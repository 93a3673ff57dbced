// Sends a digital original to the beneficiary's contact once the bank's file is there.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  handoverEndsAt,
  handoverReminderAt,
  hasOriginalToHandOver,
  isHandoverOver,
} from "@bondline/domain/documents/handovers/handover.ts";
import { type AccountId, asDocumentId, asHandoverId } from "@bondline/domain/ids.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import type { Granted } from "../../../transaction/granted.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode } from "../../people/accounts/public.ts";
import { recordCustodyMove } from "../custody/public.ts";
import { askForSignature } from "../documents/commands/ask-for-signature.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { givePossession } from "../possessions/commands/give-possession.ts";
import { sendExpiredMail, sendHandoverMail } from "./handover-mails.ts";
import { custodyOf } from "./handover-part.ts";
import type { HandoverRow } from "./handover-record.ts";
import {
  type DueHandover,
  findAsker,
  insertHandover,
  listDueHandovers,
  saveHandoverStatus,
  saveReminder,
} from "./handover-store.ts";
import { notifyAsker } from "./notify-of-handover.ts";

const PORTAL = { system: "Delivery of digital originals" };

/** Repeats harmlessly: while a link waits for the beneficiary there is no second one, and it leads to the newest file. */
export async function sendDigitalOriginal(
  app: App,
  { documentId, sentBy }: { documentId: string; sentBy: string },
): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const document = await accessDocumentAsSystem(tx, asDocumentId(documentId));
    if (!isToBeSent(document)) return;
    if (await givePossession(tx, document)) await touchDocument(tx, document);
    await askForSignature(tx, document, document.id);
    const beneficiary = contactOf(document);
    if (beneficiary === undefined) return;
    if (!(await isFree(tx, document))) return;

    const id = asHandoverId(tx.newId());
    const code = newLinkCode();
    const handedOverBy = document.bankName ?? document.organisation.name;
    const handover = { ...beneficiary, id, storageAddress: null, notes: null };
    await insertHandover(tx, document, {
      ...handover,
      codeHash: linkCodeHash(code),
      secondCode: null,
      nextReminderAt: null,
      requestedBy: { accountId: sentBy as AccountId, name: handedOverBy },
      linkEndsAt: handoverEndsAt(tx.now),
    });
    await sendHandoverMail(tx, document, { ...handover, code, handedOverBy });
    await touchDocument(tx, document);
  });
}

function isToBeSent({ deliveryType, status, attachments }: Document): boolean {
  return (
    deliveryType === "DIGITAL" &&
    hasOriginalToHandOver(status) &&
    attachments.some(({ variant }) => variant === ISSUED_PAPER)
  );
}

/** The first beneficiary that has an address. */
function contactOf({ parties }: Document): { name: string; emailAddress: string } | undefined {
  const [found] = parties.flatMap(({ partyVariant, name, contactEmail }) =>
    partyVariant === "BENEFICIARY" && name && contactEmail ? [{ name, emailAddress: contactEmail }] : [],
  );
  return found;
}

async function isFree(tx: Transaction, document: Document): Promise<boolean> {
  const { handover } = custodyOf(document);
  if (handover === null) return true;
  if (!isHandoverOver(instant(handover.linkEndsAt), tx.now)) return false;
  await saveHandoverStatus(tx, handover.id, documentRequestStatusAfter("REQUESTED", "expire"));
  return true;
}

const REMINDERS = { system: "Reminders of handovers" };
const BATCH = 200;

/** One walk along the index, a page at a time; each in a transaction of its own, so that a crash repeats none. */
export async function remindOfHandovers(app: App): Promise<void> {
  let after: Awaited<ReturnType<typeof listDueHandovers>>[number] | undefined;
  do {
    const due = await runTransaction(app, REMINDERS, (tx) => listDueHandovers(tx, { after, max: BATCH }));
    for (const each of due) await runTransaction(app, REMINDERS, (tx) => remindOne(tx, each));
    after = due.length < BATCH ? undefined : due.at(-1);
  } while (after !== undefined);
}

/** Read again under the lock: what was confirmed or removed meanwhile is passed over. */
async function remindOne(tx: Transaction, { id, documentId }: DueHandover): Promise<void> {
  const document = await accessDocumentAsSystem(tx, documentId);
  const { handover } = custodyOf(document);
  if (handover?.id !== id || handover.nextReminderAt === null) return;
  if (instant(handover.nextReminderAt) > tx.now) return;
  if (isClosed(document.status)) return await saveReminder(tx, id, { nextReminderAt: null });
  if (isHandoverOver(instant(handover.linkEndsAt), tx.now)) return await endHandover(tx, document, handover);

  const code = newLinkCode();
  const next = handoverReminderAt(tx.now);
  const ends = instant(handover.linkEndsAt);
  await saveReminder(tx, id, { codeHash: linkCodeHash(code), nextReminderAt: next < ends ? next : ends });
  await sendHandoverMail(tx, document, {
    ...handover,
    code,
    handedOverBy: handover.requestedByName,
    remindedAt: tx.now,
  });
  await touchDocument(tx, document);
}

/** Nobody has confirmed it in time: whoever handed the original over is asked to see to it. */
async function endHandover(
  tx: Transaction,
  document: Granted<Document, "AS_SYSTEM">,
  handover: HandoverRow,
): Promise<void> {
  await saveHandoverStatus(tx, handover.id, documentRequestStatusAfter("REQUESTED", "expire"));
  await recordCustodyMove(tx, document, {
    kind: "HANDOVER_EXPIRED",
    toName: handover.name,
    saidBy: handover.requestedByName,
  });
  await touchDocument(tx, document);
  const asker = await findAsker(tx, handover.id);
  if (asker === undefined) return;
  const { organisationId, referenceNumber } = document;
  const notice = { ...handover, organisationId, referenceNumber, documentId: document.id };
  await notifyAsker(tx, { ...notice, requestedByAccount: asker.accountId }, "HANDOVER_EXPIRED");
  await sendExpiredMail(tx, document, { ...handover, ...asker, handoverId: handover.id });
}
