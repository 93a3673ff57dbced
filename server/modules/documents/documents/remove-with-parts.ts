// Documents are taken out with what other records have of them: each of those records takes out its own.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { partsOf } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { deleteDocuments } from "./document-removal-store.ts";

/** Called with the documents locked, and after whoever asks for it was allowed to. */
export async function removeWithParts(tx: Transaction, ids: readonly DocumentId[]): Promise<void> {
  await deleteDocuments(tx, ids, async () => {
    for (const { removed } of partsOf(tx.app).document) await removed?.(tx, ids);
  });
}
