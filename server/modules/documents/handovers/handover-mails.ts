// The mails of a handover: the link to who receives the original, and the receipt to who handed it over.

import { HANDOVER_DAYS_VALID } from "@bondline/domain/documents/handovers/handover.ts";
import type { HandoverId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { handoverMail, handoverReceivedMail } from "../../../mail-messages/handover-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { Document } from "../documents/public.ts";
import type { CustodianRow, HandoverOfCode } from "./handover-record.ts";

type SentHandover = {
  id: HandoverId;
  name: string;
  emailAddress: string;
  notes: string | null;
  code: string;
  handedOverBy: string;
};

export async function sendHandoverMail(tx: Transaction, document: Document, handover: SentHandover) {
  await queueMail(tx, {
    intent: `handover ${handover.id}`,
    to: [handover.emailAddress],
    content: handoverMail({
      recipientName: handover.name,
      handedOverBy: handover.handedOverBy,
      organisationName: document.organisation.name,
      what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
      guaranteeNumber: document.guaranteeNumber,
      amountCents: document.amountCents,
      beneficiaryName:
        document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? null,
      bankName: document.bankName,
      notes: handover.notes,
      link: `${tx.app.settings.publicUrl}/handover/${document.id}/${handover.code}`,
      daysValid: HANDOVER_DAYS_VALID,
    }),
  });
}

export async function sendReceiptMail(tx: Transaction, handover: HandoverOfCode, custodian: CustodianRow) {
  await queueMail(tx, {
    intent: `handover received ${handover.id}`,
    to: handover.requestedByEmail === null ? [] : [handover.requestedByEmail],
    content: handoverReceivedMail({
      custodianName: custodian.name,
      storageAddress: custodian.storageAddress,
      dateReceived: custodian.receivedDate,
      referenceNumber: handover.referenceNumber,
      amountCents: handover.amountCents,
      link: `${tx.app.settings.publicUrl}/documents/${handover.documentId}/view`,
    }),
  });
}
