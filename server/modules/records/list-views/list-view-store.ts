// Views of lists in the database: SQL and nothing else.

import type { AccountId, ListViewId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ListName } from "@bondline/domain/records/list-views/list-view.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRecord } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ListView = Tables["list_view"];
export type ChangingView = Granted<ListView, "KEEP_VIEW">;

const LISTS_MAX = 200;

/** A person's own and those that are shared, by their names; the provider's belong to no organisation. */
export async function listViewsOf(
  tx: Transaction,
  accountId: AccountId,
  { organisationId, list }: { organisationId: OrganisationId | null; list: ListName },
): Promise<ListView[]> {
  // What is compared with nothing is found by no index.
  const ofList = organisationId === null ? "organisation_id is null" : "organisation_id = $3";
  return await tx.query<ListView>(
    `select v.* from (
       select * from list_view where ${ofList} and account_id = $1 and list_name = $2 and not is_shared
       union all select * from list_view where ${ofList} and list_name = $2 and is_shared) v
      order by lower(v.name), v.id limit ${LISTS_MAX}`,
    [accountId, list, ...(organisationId === null ? [] : [organisationId])],
  );
}

export async function findView(tx: Transaction, id: ListViewId): Promise<ListView | undefined> {
  return await findRow<ListView>(tx, "select * from list_view where id = $1", [id]);
}

export async function findViewForChange(tx: Transaction, id: ListViewId): Promise<ListView | undefined> {
  return await findRow<ListView>(tx, "select * from list_view where id = $1 for no key update", [id]);
}

export async function insertView(
  tx: Transaction,
  view: Omit<NewRow<"list_view">, "createdAt" | "updatedAt">,
): Promise<void> {
  await insertRow(tx, "list_view", { ...view, createdAt: tx.now, updatedAt: tx.now });
}

export async function saveView(
  tx: Transaction,
  { id }: ChangingView,
  changes: Partial<Pick<ListView, "name" | "place" | "isShared">>,
): Promise<void> {
  await updateRecord(tx, "list_view", id, changes);
}

export async function deleteView(tx: Transaction, { id }: ChangingView): Promise<void> {
  await tx.query("delete from list_view where id = $1", [id]);
}
