// Sends a digital original to the beneficiary's contact once the bank's file is there.

import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  handoverEndsAt,
  hasOriginalToHandOver,
  isHandoverOver,
} from "@bondline/domain/documents/handovers/handover.ts";
import { type AccountId, asDocumentId, asHandoverId } from "@bondline/domain/ids.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode } from "../../people/accounts/public.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { givePossession } from "../possessions/give-possession.ts";
import { sendHandoverMail } from "./handover-mails.ts";
import { custodyOf } from "./handover-part.ts";
import { insertHandover, saveHandoverStatus } from "./handover-store.ts";

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
