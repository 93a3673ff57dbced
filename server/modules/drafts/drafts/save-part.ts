// The one row of a part beside its draft, such as a switch: made when the part is first saved, changed from then on.

import type { Tables } from "../../../database/generated/rows.ts";
import { type NewRow, saveRow } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";
import type { ChangingDraft } from "./draft-store.ts";

type RowOfPart = { draftId: unknown; createdAt: unknown; updatedAt: unknown };
/** The tables with a row for a draft. */
type PartTable = { [T in keyof Tables]: Tables[T] extends RowOfPart ? T : never }[keyof Tables];
export type PartColumns<T extends PartTable> = Partial<
  Omit<Tables[T], "id" | "organisationId" | "draftId" | "createdAt" | "updatedAt">
>;

/** Called with the draft locked; what is not named stays as it is. */
export async function savePart<T extends PartTable>(
  tx: Transaction,
  table: T,
  { id: draftId, organisationId }: ChangingDraft | Granted<Draft, "CAN_RECORD_RETURN">,
  columns: PartColumns<T>,
): Promise<void> {
  const place = { id: tx.newId(), organisationId, draftId, createdAt: tx.now, updatedAt: tx.now };
  // The compiler cannot see that a table of parts asks for nothing else.
  await saveRow(tx, table, { ...columns, ...place } as unknown as NewRow<T>, {
    columns: ["draftId"] as never,
  });
}
