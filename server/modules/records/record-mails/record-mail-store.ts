// Mails listed with their records in the database: SQL and nothing else.

import type { MailedRecordKind, MailStatus } from "@bondline/domain/records/record-mails/record-mail.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { listRows } from "../../../database/read-rows.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type RecordMail = {
  id: string;
  recipient: string;
  subject: string;
  status: MailStatus;
  fault: string | null;
  createdAt: Instant;
  sentAt: Instant | null;
};

/** Newest first. */
export async function listRecordMails(
  tx: Transaction,
  { kind, id }: { kind: MailedRecordKind; id: string },
  list: PageArguments,
): Promise<Page<RecordMail>> {
  return await listRows<RecordMail>(tx, list, {
    keyset: { column: "created_at", cast: "timestamptz", id: "id", direction: "DESC" },
    columns: "id, recipient, subject, status, fault, created_at, sent_at",
    from: "record_mail",
    ...ofRecord(kind, id),
  });
}

/** Of a client, whatever was written about any of its records too. */
function ofRecord(kind: MailedRecordKind, id: string) {
  return kind === "CLIENT"
    ? { where: "organisation_id = $1", values: [id] }
    : { where: "record_kind = $1 and record_id = $2", values: [kind, id] };
}
