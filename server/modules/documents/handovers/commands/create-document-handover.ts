// Hands the paper original to somebody: they are mailed a link by which they confirm that they have it.

import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  HANDOVER_FIELDS,
  handoverEndsAt,
  handoverReminderAt,
  hasOriginalToHandOver,
  isHandoverOver,
} from "@bondline/domain/documents/handovers/handover.ts";
import { asHandoverId } from "@bondline/domain/ids.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../../people/accounts/public.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessDocumentToChange, type GrantedDocument } from "../../documents/document-access.ts";
import { requireNotLost } from "../../lost-originals/public.ts";
import { sendHandoverMail } from "../handover-mails.ts";
import { custodyOf } from "../handover-part.ts";
import { insertHandover, saveHandoverStatus } from "../handover-store.ts";
import { secondCodeHash, secondCodeOf } from "../second-code.ts";

export type CreateDocumentHandoverInput = {
  documentId: string;
  version: number;
  name: string;
  emailAddress: string;
  storageAddress?: string | null | undefined;
  notes?: string | null | undefined;
};

export async function createDocumentHandover(
  tx: Transaction,
  input: CreateDocumentHandoverInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const document = await accessDocumentToChange(
    tx,
    { id: input.documentId, version: input.version },
    "CAN_EDIT_DETAILS",
  );
  requireNotLost(document, "createDocumentHandover");
  requireOriginal(document);
  requireFile(document);
  await endEarlier(tx, document);
  const { documentId: _, version: __, ...texts } = input;
  const handover = requireFields(HANDOVER_FIELDS, texts);
  await takeFromLimit(tx, "mailPerActor", accountId);
  await takeFromLimit(tx, "mailPerTarget", `handover ${handover.emailAddress}`);

  const code = newLinkCode();
  const id = asHandoverId(tx.newId());
  const isDigital = document.deliveryType === "DIGITAL";
  const secondCodeNumber = isDigital ? 0 : 1;
  const secondCode = secondCodeOf(tx.app, { handoverId: id, number: secondCodeNumber });
  await insertHandover(tx, document, {
    ...handover,
    id,
    codeHash: linkCodeHash(code),
    secondCode: isDigital ? null : { number: 1, hash: secondCodeHash(tx.app, id, secondCode) },
    nextReminderAt: isDigital ? null : handoverReminderAt(tx.now),
    requestedBy: { accountId, name: `${givenName} ${familyName}` },
    linkEndsAt: handoverEndsAt(tx.now),
  });
  await sendHandoverMail(tx, document, {
    ...handover,
    id,
    code,
    handedOverBy: `${givenName} ${familyName}`,
  });
  if (!isDigital)
    await recordCustodyMove(tx, document, {
      kind: "HANDOVER_ASKED",
      fromName: custodyOf(document).custodian?.name ?? null,
      toName: handover.name,
      place: handover.storageAddress,
      saidBy: `${givenName} ${familyName}`,
      note: handover.notes,
    });
  await touchDocument(tx, document);
  return { documentId: document.id, ...(isDigital ? {} : { handoverId: id, secondCodeNumber }) };
}

function requireOriginal({ status }: GrantedDocument<"CAN_EDIT_DETAILS">): void {
  if (hasOriginalToHandOver(status)) return;
  refuse("INVALID_TRANSITION", {
    record: "document",
    status: DOCUMENT_STATUS_TEXT[status],
    event: "createDocumentHandover",
  });
}

/** A digital original is its file. */
function requireFile({ deliveryType, attachments }: GrantedDocument<"CAN_EDIT_DETAILS">): void {
  if (deliveryType === "DIGITAL" && !attachments.some(({ variant }) => variant === ISSUED_PAPER))
    refuseFields({ documentId: "The bank has not added the guarantee yet, so there is nothing to send." });
}

/** One whose link has ended makes room; one that still waits has to be removed by somebody who means it. */
async function endEarlier(tx: Transaction, document: GrantedDocument<"CAN_EDIT_DETAILS">): Promise<void> {
  const { handover } = custodyOf(document);
  if (handover === null) return;
  if (!isHandoverOver(instant(handover.linkEndsAt), tx.now)) {
    refuse("INVALID_TRANSITION", {
      record: "handover",
      status: "waiting for its recipient",
      event: "createDocumentHandover",
    });
  }
  await saveHandoverStatus(tx, handover.id, documentRequestStatusAfter("REQUESTED", "expire"));
  await recordCustodyMove(tx, document, {
    kind: "HANDOVER_EXPIRED",
    toName: handover.name,
    saidBy: handover.requestedByName,
  });
}
