// The files of a document: read with it, added to it and removed again; what came with the issue stays.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AttachmentRow } from "../../records/attachments/public.ts";
import { accessDocumentToChange, type GrantedDocument } from "../documents/document-access.ts";

export type DocumentAttachmentInput = { documentId: string; id: string };

export async function accessDocumentToAttach(
  tx: Transaction,
  id: string,
): Promise<GrantedDocument<"CAN_MANAGE_ATTACHMENTS">> {
  return await accessDocumentToChange(tx, { id, version: undefined }, "CAN_MANAGE_ATTACHMENTS");
}

export async function accessDocumentFileToChange(
  tx: Transaction,
  { documentId, id }: DocumentAttachmentInput,
): Promise<{ document: GrantedDocument<"CAN_MANAGE_ATTACHMENTS">; attachment: AttachmentRow }> {
  const document = await accessDocumentToAttach(tx, documentId);
  const attachment = document.attachments.find((each) => each.id === id.toLowerCase());
  return { document, attachment: attachment ?? refuse("ATTACHMENT_NOT_FOUND", { id }) };
}
