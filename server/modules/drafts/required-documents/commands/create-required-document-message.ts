// Says something about a required document, or puts up a file for it, which the other side then decides on.

import {
  mayPutUp,
  messageRules,
  partyOf,
  REQUIRED_DOCUMENT_MESSAGES_MAX,
  statusAfterPutUp,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { asRequiredDocumentMessageId, type RequiredDocumentMessageId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyOfRequiredDocument, type RequiredDocumentNews } from "../notify-of-required-document.ts";
import { accessRequiredDocumentToChange } from "../required-document-access.ts";
import { requireFileFor } from "../required-document-file.ts";
import type { RequiredDocumentMessageRow, RequiredDocumentRow } from "../required-document-record.ts";
import {
  insertRequiredDocumentMessage,
  listRequiredDocumentMessages,
  saveRequiredDocument,
} from "../required-document-store.ts";

export type CreateRequiredDocumentMessageInput = {
  requiredDocumentId: string;
  parentMessageId?: string | null | undefined;
  message?: string | null | undefined;
  attachment?: string | null | undefined;
};

const NOT_YOURS_MESSAGE = "The other side puts up this document. You can write a message about it.";
const FULL_MESSAGE = "Too much has been said about the documents of this draft. Please write a comment.";

export async function createRequiredDocumentMessage(
  tx: Transaction,
  { requiredDocumentId, parentMessageId, attachment, ...texts }: CreateRequiredDocumentMessageInput,
): Promise<CommandResult> {
  const author = requirePerson(tx.actor);
  const { draft, document, side } = await accessRequiredDocumentToChange(
    tx,
    requiredDocumentId,
    "CAN_MANAGE_REQUIRED_DOCUMENTS",
  );
  if (attachment && !mayPutUp(document.requiredDocumentType, side))
    refuseFields({ attachment: NOT_YOURS_MESSAGE });
  requireNotWithdrawn(document);
  const said = await listRequiredDocumentMessages(tx, draft.id);
  if (said.length >= REQUIRED_DOCUMENT_MESSAGES_MAX) refuseFields({ message: FULL_MESSAGE });
  const { message } = requireFields(messageRules(Boolean(attachment)), texts);
  const party = partyOf(side);
  const overallStatus = attachment ? statusAfterPutUp(document, party) : undefined;
  const attachmentId = requireFileFor(draft, document.id, attachment);

  const messageId = await insertRequiredDocumentMessage(tx, draft, {
    requiredDocumentId: document.id,
    parentMessageId: parentOf(said, document, parentMessageId),
    fromParty: side,
    message,
    attachmentId,
    author,
  });
  if (overallStatus !== undefined)
    await saveRequiredDocument(tx, document, { overallStatus, putUpBy: party });
  const event = NEWS[party][attachmentId === null ? "said" : "putUp"];
  await notifyOfRequiredDocument(tx, draft, { event, document, text: message });
  return { draftId: draft.id, requiredDocumentId: document.id, messageId };
}

const NEWS = {
  APPLICANT: { putUp: "REQUIRED_DOCUMENT_RECEIVED", said: "REQUIRED_DOCUMENT_REPLIED" },
  BANK: { putUp: "REQUIRED_DOCUMENT_SENT", said: "REQUIRED_DOCUMENT_MESSAGE" },
} as const satisfies Record<string, Record<"putUp" | "said", RequiredDocumentNews>>;

function requireNotWithdrawn({ withdrawnAt }: RequiredDocumentRow): void {
  if (withdrawnAt !== null)
    refuse("INVALID_TRANSITION", { record: "required document", status: "withdrawn", event: "message" });
}

/** A reply to a reply belongs to the message that began it. */
function parentOf(
  said: readonly RequiredDocumentMessageRow[],
  { id }: RequiredDocumentRow,
  parentMessageId: string | null | undefined,
): RequiredDocumentMessageId | null {
  if (!parentMessageId) return null;
  const wanted = asRequiredDocumentMessageId(parentMessageId);
  const parent = said.find((each) => each.id === wanted && each.requiredDocumentId === id);
  if (parent === undefined) refuse("REQUIRED_DOCUMENT_MESSAGE_NOT_FOUND", { id: parentMessageId });
  return parent.parentMessageId ?? parent.id;
}
