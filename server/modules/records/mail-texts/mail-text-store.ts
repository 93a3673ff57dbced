// The versions of the operator's own texts of mails in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type MailTextRow = Tables["mail_text"] & { proposedByName: string; approvedByName: string | null };

const VERSIONS = `
  select t.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
    from mail_text t join office_change c on c.id = t.change_id
    join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by`;

/** Of all mails, each one's newest first: some hundred of them, a few versions of some. */
export async function listMailTexts(tx: Transaction): Promise<MailTextRow[]> {
  return await tx.query<MailTextRow>(`${VERSIONS} order by t.template, t.starts_at desc`);
}

export async function listTextsOfMail(tx: Transaction, template: string): Promise<MailTextRow[]> {
  return await tx.query<MailTextRow>(`${VERSIONS} where t.template = $1 order by t.starts_at desc`, [
    template,
  ]);
}

export async function insertMailText(
  tx: Transaction,
  version: Omit<NewRow<"mail_text">, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "mail_text", { ...version, id: tx.newId(), createdAt: tx.now });
}
