// What a draft is asked for: the version of its bank that was in force when the draft was begun, so that nothing changes under it.

import {
  type AskedDocument,
  askedFromTheFirst,
} from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { SupplierRow } from "../../money/fee-summaries/public.ts";

/** Before the first version of a bank, what stands on its record. */
export async function findAskedOfDraft(
  tx: Transaction,
  { id, requiredDocumentTypes }: Pick<SupplierRow, "id" | "requiredDocumentTypes">,
  begunAt: Instant,
): Promise<readonly AskedDocument[]> {
  const found = await findRow<{ documents: AskedDocument[] }>(
    tx,
    "select * from asked_documents_at($1, $2)",
    [id, begunAt],
  );
  return found?.documents ?? askedFromTheFirst(requiredDocumentTypes);
}
