// Documents that a bank has issued here, found by its own numbers however they are written, with what their costs are worked out from.

import type { SupplierId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { CostFacts } from "./document-costs.ts";
import type { Document } from "./document-record.ts";
import { COST_FACTS } from "./document-store.ts";

export type IssuedByNumber = CostFacts & Pick<Document, "id"> & { asked: string };

/** Under each number at most one. `asked` is the number as it was asked for. */
export async function listIssuedByNumber(
  tx: Transaction,
  supplierId: SupplierId,
  numbers: readonly string[],
): Promise<IssuedByNumber[]> {
  return await tx.query<IssuedByNumber>(
    `select ${COST_FACTS}, d.id, n.asked from unnest($2::text[]) n (asked)
       join document d on guarantee_number_key(d.guarantee_number) = guarantee_number_key(n.asked)
      where d.supplier_id = $1 and d.is_system_document and not d.has_disputed_number`,
    [supplierId, [...numbers]],
  );
}
