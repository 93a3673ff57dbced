// A document that is about to end, of which the organisation's people were reminded.

import { asDocumentId, type DocumentId } from "@bondline/domain/ids.ts";
import type { LadderStep } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../server/app.ts";
import { insertExpiryNotice } from "../../server/modules/records/alerts/expiry-proof-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

/** Its end is moved near where it has none; whoever acknowledged it before has not. */
export async function remindOfExpiry(
  app: App,
  documentId: string,
  { expiresAt = plainDate("2027-01-13"), step = 30 }: { expiresAt?: PlainDate; step?: LadderStep } = {},
): Promise<{ documentId: DocumentId; expiresAt: PlainDate }> {
  const id = asDocumentId(documentId);
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const [row] = await tx.query<{
      organisationId: Parameters<typeof insertExpiryNotice>[1]["notifiedId"];
    }>(
      `update document set expiry_type = 'FIXED', expires_at = $2, expiry_condition = null, expiry_instant = $2::date + time '05:00' at time zone 'UTC'
        where id = $1 returning organisation_id`,
      [id, expiresAt],
    );
    if (row === undefined) throw new Error("There is no such document.");
    // Its requests speak of the same end, as they would had it been issued with it.
    await tx.query(
      "update document_request set expiry_before_date = $2, expiry_after_date = $2 where document_id = $1 and status = 'EXECUTED'",
      [id, expiresAt],
    );
    await tx.query("delete from expiry_acknowledgement where document_id = $1", [id]);
    await insertExpiryNotice(tx, {
      documentId: id,
      notifiedId: row.organisationId,
      isShared: false,
      expiresAt,
      step,
      emailAddress: "ada@harbourcivil.example",
      noticeReason: "OWNER",
    });
  });
  return { documentId: id, expiresAt };
}
