// The versions of what banks and insurers ask of applicants, in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { AskedDocument } from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import type { OfficeChangeId, SupplierId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type AskedVersionRow = Omit<Tables["asked_documents"], "documents"> & {
  documents: AskedDocument[];
  proposedByName: string;
  approvedByName: string | null;
};

const VERSIONS = `
  select v.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
    from asked_documents v join office_change c on c.id = v.change_id
    join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by`;

/** Of all banks and insurers, each one's newest first: they are few, with a few versions each. */
export async function listAskedVersions(tx: Transaction): Promise<AskedVersionRow[]> {
  return await tx.query<AskedVersionRow>(`${VERSIONS} order by v.supplier_id, v.starts_at desc`);
}

export async function listAskedVersionsOf(tx: Transaction, supplierId: string): Promise<AskedVersionRow[]> {
  return await tx.query<AskedVersionRow>(`${VERSIONS} where v.supplier_id = $1 order by v.starts_at desc`, [
    supplierId,
  ]);
}

type NewVersion = {
  supplierId: SupplierId;
  documents: readonly AskedDocument[];
  startsAt: Instant;
  changeId: OfficeChangeId;
};

export async function insertAskedVersion(
  tx: Transaction,
  { documents, ...version }: NewVersion,
): Promise<void> {
  await insertRow(tx, "asked_documents", {
    ...version,
    documents: JSON.stringify(documents),
    id: tx.newId(),
    createdAt: tx.now,
  });
}
