// Required documents of a draft at any point of their way, by the commands that people use; only a file is clean from the start.

import { randomUUIDv7 } from "node:crypto";
import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createRequiredDocument } from "../../server/modules/drafts/required-documents/commands/create-required-document.ts";
import { createRequiredDocumentMessage } from "../../server/modules/drafts/required-documents/commands/create-required-document-message.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

/** Asked for by Rosa. */
export async function aRequiredDocument(
  app: App,
  draftId: string,
  requiredDocumentType: RequiredDocumentType = "APPLICATION_FORM",
): Promise<string> {
  const asked = { draftId, requiredDocumentType, message: "Please sign it in black." };
  const { requiredDocumentId } = await callAs(app, "rosa", createRequiredDocument, asked);
  return String(requiredDocumentId);
}

/** A checked file of it that stands in no thread yet. There are no bytes behind it. */
export async function aRequestedFile(app: App, requiredDocumentId: string, by: PersonName = "ada") {
  const id = randomUUIDv7();
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into draft_attachment (id, organisation_id, draft_id, draft_requested_document_id, variant, file_name, content_type,
         content_md5_checksum, file_size, storage_key, sha256, received_at, scanned_at, infected_file_status, uploaded_by, created_at)
       select $1, organisation_id, draft_id, id, 'REQUIRED_DOCUMENT', 'form.pdf', 'application/pdf', '', 1, 'requested/' || id || '/' || gen_random_uuid(), '', $3, $3, 'CLEAN', $4, $3
         from draft_required_document where id = $2`,
      [id, requiredDocumentId, tx.now, idOf("person", by)],
    ),
  );
  return id;
}

/** Answers the message. */
export async function putUp(app: App, requiredDocumentId: string, by: PersonName = "ada"): Promise<string> {
  const attachment = await aRequestedFile(app, requiredDocumentId, by);
  const { messageId } = await callAs(app, by, createRequiredDocumentMessage, {
    requiredDocumentId,
    attachment,
  });
  return String(messageId);
}
