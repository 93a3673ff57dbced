// The moves of an original in the database: SQL and nothing else. A move is only ever added.

import type { DocumentId, DraftId } from "@bondline/domain/ids.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";

export type CustodyMove = Tables["document_custody"];

type NewMove = Pick<CustodyMove, "kind" | "saidBy"> &
  Partial<Pick<CustodyMove, "fromName" | "toName" | "place" | "movedDate" | "acknowledgement" | "note">>;

/** Of today and recorded in the portal, unless something else is said. */
export async function recordCustodyMove(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  move: NewMove,
): Promise<void> {
  await insertRow(tx, "document_custody", {
    movedDate: dayAt(tx.now, DEFAULT_ZONE),
    acknowledgement: "RECORDED",
    ...move,
    id: tx.newId(),
    organisationId,
    documentId,
    createdAt: tx.now,
  });
}

/** The oldest first. */
export async function listCustodyMoves(tx: Transaction, id: DocumentId): Promise<CustodyMove[]> {
  return await tx.query<CustodyMove>(
    `select id, organisation_id, document_id, kind, from_name, to_name, place, moved_date, said_by, acknowledgement, note, created_at
       from document_custody where document_id = $1 order by created_at, id`,
    [id],
  );
}

/** To whom the draft has the paper delivered, for whoever may see the draft. */
export async function findDelivery(
  tx: Transaction,
  draftId: DraftId,
): Promise<{ recipient: string | null; address: string | null } | undefined> {
  return await findRow(
    tx,
    `select nullif(concat_ws(', ', f.delivery_recipient_names, f.delivery_company_name), '') as recipient, f.delivery_address as address
       from draft f where f.id = $1`,
    [draftId],
  );
}
