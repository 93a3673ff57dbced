// The versions of the terms of finance, in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type FinanceVersionRow = Tables["finance_terms"] & {
  proposedByName: string;
  approvedByName: string | null;
};

/** The newest first: a few. */
export async function listFinanceVersions(tx: Transaction): Promise<FinanceVersionRow[]> {
  return await tx.query<FinanceVersionRow>(
    `select v.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
       from finance_terms v join office_change c on c.id = v.change_id
       join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by
      order by v.starts_at desc`,
  );
}

export async function insertFinanceVersion(
  tx: Transaction,
  version: Omit<NewRow<"finance_terms">, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "finance_terms", { ...version, id: tx.newId(), createdAt: tx.now });
}
