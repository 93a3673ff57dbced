// The versions of a dated setting in the database: SQL and nothing else.

import type { OfficeChangeId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { VersionOf, VersionTable } from "./dated-setting.ts";

/** The newest first: a few. */
export async function listVersions<T extends VersionTable>(
  tx: Transaction,
  table: T,
): Promise<VersionOf<T>[]> {
  return await tx.query<VersionOf<T>>(
    `select v.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
       from ${table} v join office_change c on c.id = v.change_id
       join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by
      order by v.starts_at desc`,
  );
}

type NewVersion = { providerId: string; changeId: OfficeChangeId; startsAt: Instant };

/** `kept` is by the names of its columns, as the setting's fields say them. */
export async function insertVersion<T extends VersionTable>(
  tx: Transaction,
  table: T,
  { kept, ...version }: NewVersion & { kept: Readonly<Record<string, unknown>> },
): Promise<void> {
  const row = { ...kept, ...version, id: tx.newId(), createdAt: tx.now };
  await insertRow(tx, table, row as unknown as NewRow<T>);
}
