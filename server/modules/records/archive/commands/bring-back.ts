// Brings a record back among the others where it is archived, and keeps the archive from it until the transaction ends.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { HeldTable } from "@bondline/domain/records/archive/archive-hold.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lockRecord, saveBroughtBack } from "../archive-store.ts";

export async function bringBack(
  tx: Transaction,
  kind: HeldTable,
  record: { id: string; organisationId: OrganisationId },
): Promise<void> {
  await lockRecord(tx, kind, record.id);
  await saveBroughtBack(tx, kind, record.id);
  await tx.announce(kind, record);
}
