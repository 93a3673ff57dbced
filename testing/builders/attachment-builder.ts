// Puts a clean attachment on a record in any status, for tests about something else than the upload.

import { randomUUIDv7 } from "node:crypto";
import type { App } from "../../server/app.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

type Owner = { id: string; organisationId: string; createdBy: string };

/** Answers the attachment's id. There are no bytes behind it. */
export function aCleanAttachment(app: App, draft: Owner, variant = "CONTRACT"): Promise<string> {
  return aCleanFile(app, { table: "draft_attachment", column: "draft_id", of: draft, variant });
}

export function aCleanApplicationFile(
  app: App,
  application: Owner,
  variant = "FINANCIAL_STATEMENTS",
): Promise<string> {
  const table = "facility_application_attachment";
  return aCleanFile(app, { table, column: "application_id", of: application, variant });
}

export function aCleanDocumentFile(app: App, document: Owner, variant = "OTHER"): Promise<string> {
  return aCleanFile(app, { table: "document_attachment", column: "document_id", of: document, variant });
}

async function aCleanFile(
  app: App,
  { table, column, of, variant }: { table: string; column: string; of: Owner; variant: string },
): Promise<string> {
  const id = randomUUIDv7();
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into ${table} (id, organisation_id, ${column}, variant, file_name, content_type, content_md5_checksum, file_size, storage_key,
         sha256, received_at, scanned_at, infected_file_status, uploaded_by, created_at)
       values ($1, $2, $3, $7, 'contract.pdf', 'application/pdf', '', 1, $4, '', $5, $5, 'CLEAN', $6, $5)`,
      [id, of.organisationId, of.id, `${of.organisationId}/${id}`, tx.now, of.createdBy, variant],
    ),
  );
  return id;
}
