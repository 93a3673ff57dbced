// Prepared requests in the database: SQL and nothing else. Who may see one is asked in prepared-request-access.

import { PREPARED_REQUEST_FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import type { DraftId, OrganisationId, PreparedRequestId, SupplierId } from "@bondline/domain/ids.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

export type PreparedRequestRow = Tables["origination"] & {
  /** The product and its bank or insurer, in words. */
  productName: string | null;
};
type NewPreparedRequest = Omit<NewRow<"origination">, "createdAt">;

export const PREPARED_REQUEST_COLUMNS = columnsFor<PreparedRequestRow>()(PREPARED_REQUEST_FIELDS, {});

const COLUMNS = "o.*, f.name || ', ' || s.trade_name as product_name";
const PREPARED_REQUESTS = `origination o left join fee_summary f on f.id = o.fee_summary_id left join supplier s on s.id = f.supplier_id`;

export async function findPreparedRequest(tx: Transaction, id: PreparedRequestId) {
  return await findRow<PreparedRequestRow>(
    tx,
    `select ${COLUMNS} from ${PREPARED_REQUESTS} where o.id = $1`,
    [id],
  );
}

/** Nobody else makes a draft of it or withdraws it until this transaction ends. */
export async function findPreparedRequestForChange(tx: Transaction, id: PreparedRequestId) {
  await tx.query("select 1 from origination where id = $1 for no key update", [id]);
  return await findPreparedRequest(tx, id);
}

export async function listPreparedRequestsById(tx: Transaction, ids: readonly PreparedRequestId[]) {
  return await tx.query<PreparedRequestRow>(
    `select ${COLUMNS} from ${PREPARED_REQUESTS} where o.id = any ($1::uuid[])`,
    [[...ids]],
  );
}

/** In the order of their ids, so that two who choose the same ones take turns. */
export async function listPreparedRequestsForChange(tx: Transaction, ids: readonly PreparedRequestId[]) {
  await tx.query("select 1 from origination where id = any ($1::uuid[]) order by id for no key update", [
    [...ids],
  ]);
  return await listPreparedRequestsById(tx, ids);
}

export async function insertPreparedRequest(tx: Transaction, row: NewPreparedRequest): Promise<void> {
  await insertRow(tx, "origination", { ...row, createdAt: tx.now });
}

export async function saveWithdrawals(
  tx: Transaction,
  preparedRequests: readonly Granted<PreparedRequestRow, "CAN_WITHDRAW">[],
): Promise<void> {
  await tx.query(
    "update origination set withdrawn_at = $2, version = version + 1 where id = any ($1::uuid[])",
    [preparedRequests.map(({ id }) => id), tx.now],
  );
}

export async function saveUse(
  tx: Transaction,
  { id }: Granted<PreparedRequestRow, "CAN_CREATE_DRAFT">,
  draft: { id: DraftId; organisationId: OrganisationId },
): Promise<void> {
  await tx.query(
    "update origination set used_at = $2, draft_id = $3, organisation_id = $4, version = version + 1 where id = $1",
    [id, tx.now, draft.id, draft.organisationId],
  );
}

export type PreparedRequestFilter = {
  /** For a supplier's own people: what they prepared. */
  supplierId: SupplierId | undefined;
  /** Only those of which a draft can be made on this day. */
  openOn: PlainDate | undefined;
};
/** Newest first. */
export async function listPreparedRequests(
  tx: Transaction,
  filter: PreparedRequestFilter,
  list: PageArguments,
) {
  return await listRows<PreparedRequestRow>(tx, list, {
    keyset: { column: "o.created_at", cast: "timestamptz", id: "o.id", direction: "DESC" },
    columns: COLUMNS,
    from: PREPARED_REQUESTS,
    ...conditionOf(filter),
    counted: "origination o",
  });
}

function conditionOf({ supplierId, openOn }: PreparedRequestFilter): { where: string; values: SqlValue[] } {
  const ofSupplier = supplierId === undefined ? "$1::uuid is null" : "o.supplier_id = $1";
  const isOpen =
    openOn === undefined ? "" : " and o.used_at is null and o.withdrawn_at is null and o.last_date >= $2";
  return {
    where: ofSupplier + isOpen,
    values: [supplierId ?? null, ...(openOn === undefined ? [] : [openOn])],
  };
}
