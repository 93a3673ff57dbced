// The versions of what the referral programme gives, in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ReferralVersionRow = Tables["referral_programme"] & {
  proposedByName: string;
  approvedByName: string | null;
};

/** The newest first: a few. */
export async function listReferralVersions(tx: Transaction): Promise<ReferralVersionRow[]> {
  return await tx.query<ReferralVersionRow>(
    `select v.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
       from referral_programme v join office_change c on c.id = v.change_id
       join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by
      order by v.starts_at desc`,
  );
}

export async function insertReferralVersion(
  tx: Transaction,
  version: Omit<NewRow<"referral_programme">, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "referral_programme", { ...version, id: tx.newId(), createdAt: tx.now });
}
