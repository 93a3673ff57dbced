// The versions of standard wordings in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { StandardFor } from "@bondline/domain/drafts/wording/standard-wording.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type StandardVersionRow = Tables["standard_wording"] & {
  proposedByName: string;
  approvedByName: string | null;
};

const VERSIONS = `
  select w.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
    from standard_wording w join office_change c on c.id = w.change_id
    join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by`;

/** Of all kinds and forms, each one's newest first: sixteen of them, a few versions each. */
export async function listStandardVersions(tx: Transaction): Promise<StandardVersionRow[]> {
  return await tx.query<StandardVersionRow>(
    `${VERSIONS} order by w.process_type, w.contract_form, w.starts_at desc`,
  );
}

export async function listVersionsOf(
  tx: Transaction,
  { processType, contractForm }: StandardFor,
): Promise<StandardVersionRow[]> {
  return await tx.query<StandardVersionRow>(
    `${VERSIONS} where w.process_type = $1 and w.contract_form = $2 order by w.starts_at desc`,
    [processType, contractForm],
  );
}

export async function insertStandardVersion(
  tx: Transaction,
  version: Omit<NewRow<"standard_wording">, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "standard_wording", { ...version, id: tx.newId(), createdAt: tx.now });
}
