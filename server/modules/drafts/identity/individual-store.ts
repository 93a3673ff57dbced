// Individuals in the database: SQL and nothing else. Who may see or change one is asked of its draft.

import type { DraftId, IndividualId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { IndividualRow } from "./individual-record.ts";

type OfDraft = Pick<Draft, "id" | "organisationId">;
type Columns = Omit<Changes<"draft_individual">, "version" | "updatedAt">;

export async function insertIndividual(
  tx: Transaction,
  { id: draftId, organisationId }: OfDraft,
  id: IndividualId,
  columns: Columns,
): Promise<void> {
  const place = { id, organisationId, draftId, createdAt: tx.now, updatedAt: tx.now };
  await insertRow(tx, "draft_individual", { ...columns, ...place });
}

/** With its draft locked. */
export async function saveIndividual(tx: Transaction, id: IndividualId, columns: Columns): Promise<void> {
  await updateRecord(tx, "draft_individual", id, columns);
}

/** With their draft locked. */
export async function deleteIndividuals(tx: Transaction, ids: readonly IndividualId[]): Promise<void> {
  await tx.query("delete from draft_individual where id = any ($1::uuid[])", [ids]);
}

/** To whichever draft it belongs; whether that may be seen is asked next. */
export async function findDraftOfIndividual(tx: Transaction, id: IndividualId): Promise<DraftId | undefined> {
  const found = await findRow<{ draftId: DraftId }>(
    tx,
    "select draft_id from draft_individual where id = $1",
    [id],
  );
  return found?.draftId;
}

/** Those of the draft for which the organisation named some last. */
export async function listIndividualsNamedBefore(
  tx: Transaction,
  { id: draftId, organisationId }: OfDraft,
): Promise<IndividualRow[]> {
  // How they were verified there is no matter of this draft.
  const found = await tx.query<{ individual: IndividualRow }>(
    `select to_jsonb(i) as individual from draft_individual i
      where i.draft_id = (select n.draft_id from draft_individual n
                           where n.organisation_id = $1 and n.draft_id <> $2 order by n.created_at desc, n.id desc limit 1)
      order by i.created_at, i.id`,
    [organisationId, draftId],
  );
  return found.map(({ individual }) => individual);
}
