// The versions of the fees of facilities, in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type FeeColumns = Pick<
  Tables["facility_fees"],
  "applicationFeeCents" | "perGuaranteeCents" | "residentialPercentage" | "commercialPercentage"
>;
export type FacilityFeeVersionRow = Tables["facility_fees"] & {
  proposedByName: string;
  approvedByName: string | null;
};

/** The version that had begun, whoever asks. */
export async function findFeesAt(tx: Transaction, at: Instant): Promise<FeeColumns | undefined> {
  return await findRow<FeeColumns>(tx, "select * from facility_fees_at($1)", [at]);
}

/** The newest first: a few. */
export async function listFeeVersions(tx: Transaction): Promise<FacilityFeeVersionRow[]> {
  return await tx.query<FacilityFeeVersionRow>(
    `select v.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
       from facility_fees v join office_change c on c.id = v.change_id
       join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by
      order by v.starts_at desc`,
  );
}

export async function insertFeeVersion(
  tx: Transaction,
  version: Omit<NewRow<"facility_fees">, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "facility_fees", { ...version, id: tx.newId(), createdAt: tx.now });
}
