// Puts a clean attachment on a draft in any status, for tests about something else than the upload.

import { randomUUIDv7 } from "node:crypto";
import type { App } from "../../server/app.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

/** Answers the attachment's id. There are no bytes behind it. */
export async function aCleanAttachment(
  app: App,
  draft: Pick<Draft, "id" | "organisationId" | "createdBy">,
  variant = "CONTRACT",
): Promise<string> {
  const id = randomUUIDv7();
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into draft_attachment (id, organisation_id, draft_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key,
         sha256, received_at, scanned_at, infected_file_status, uploaded_by, created_at)
       values ($1, $2, $3, $7, 'contract.pdf', 'application/pdf', '', 1, $4, '', $5, $5, 'CLEAN', $6, $5)`,
      [id, draft.organisationId, draft.id, `${draft.organisationId}/${id}`, tx.now, draft.createdBy, variant],
    ),
  );
  return id;
}
