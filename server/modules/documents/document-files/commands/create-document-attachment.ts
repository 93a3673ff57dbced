// Announces a file for a document and hands out the one link by which it can be uploaded.

import { ATTACHMENT_VARIANTS } from "@bondline/domain/records/attachments/attachment.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type AnnouncedFile, announceFile } from "../../../records/attachments/public.ts";
import { accessDocumentToAttach } from "../document-file-access.ts";

const VARIANTS: readonly string[] = ATTACHMENT_VARIANTS.map(({ code }) => code);

export async function createDocumentAttachment(
  tx: Transaction,
  { documentId, ...file }: AnnouncedFile & { documentId: string },
): Promise<CommandResult> {
  const record = await accessDocumentToAttach(tx, documentId);
  const { attachments: files, id, organisationId } = record;
  const attachmentId = await announceFile(
    tx,
    { owner: "document", record, files, purpose: "RECORD", variants: VARIANTS },
    file,
  );
  await tx.announce("document", { id, organisationId });
  return { documentId: id, attachmentId };
}
