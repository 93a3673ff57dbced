// Banks and insurers as the provider keeps them, in the database: SQL and nothing else.

import type { AccountId, SupplierId } from "@bondline/domain/ids.ts";
import { SUPPLIER_FIELDS, type SupplierStatus } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type OfficeSupplierRow = Tables["supplier"] & { staffCount: number; updatedByName: string | null };

export const SUPPLIER_COLUMNS = columnsFor<Tables["supplier"]>()(SUPPLIER_FIELDS, {});

const COLUMNS = `
  select s.*, p.given_name || ' ' || p.family_name as updated_by_name,
         (select count(*)::int from staff_member t where t.supplier_id = s.id and t.disabled_at is null) as staff_count
    from supplier s left join account p on p.id = s.updated_by`;

/** By trade name, archived ones last: they are few, and the portal's own. */
export async function listOfficeSuppliers(tx: Transaction): Promise<OfficeSupplierRow[]> {
  return await tx.query<OfficeSupplierRow>(`${COLUMNS} order by s.status, lower(s.trade_name), s.id`);
}

export async function findOfficeSupplier(
  tx: Transaction,
  id: SupplierId,
): Promise<OfficeSupplierRow | undefined> {
  return await findRow<OfficeSupplierRow>(tx, `${COLUMNS} where s.id = $1`, [id]);
}

/** Nobody else changes it until this transaction ends. */
export async function findOfficeSupplierForChange(tx: Transaction, id: SupplierId) {
  await tx.query("select 1 from supplier where id = $1 for no key update", [id]);
  return await findOfficeSupplier(tx, id);
}

export type SupplierColumns = Pick<
  Tables["supplier"],
  | "name"
  | "tradeName"
  | "abn"
  | "address"
  | "profile"
  | "processTypes"
  | "contactName"
  | "contactEmail"
  | "contactPhone"
>;

export async function insertSupplier(
  tx: Transaction,
  supplier: SupplierColumns & Pick<NewRow<"supplier">, "id" | "updatedBy">,
): Promise<void> {
  await insertRow(tx, "supplier", { ...supplier, createdAt: tx.now, updatedAt: tx.now });
}

export async function saveSupplier(
  tx: Transaction,
  { id, version }: OfficeSupplierRow,
  changes: (SupplierColumns | { status: SupplierStatus }) & { updatedBy: AccountId },
): Promise<void> {
  await updateRow(tx, "supplier", { id }, { ...changes, updatedAt: tx.now, version: version + 1 });
}

/** What it offers beyond its products, and gives applicants to read. */
export async function saveBankProfile(
  tx: Transaction,
  {
    id,
    resources,
    ...change
  }: Pick<Tables["supplier"], "id" | "features" | "gvpId"> & { resources: readonly object[]; by: AccountId },
): Promise<void> {
  await tx.query(
    "update supplier set features = $2, resources = $3::jsonb, gvp_id = $4, updated_by = $5, updated_at = $6, version = version + 1 where id = $1",
    [id, change.features, JSON.stringify(resources), change.gvpId, change.by, tx.now],
  );
}
