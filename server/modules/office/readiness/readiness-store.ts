// What is there of what the first client needs, in the database: SQL and nothing else.

import { CONTENT_PAGES } from "@bondline/domain/office/content-pages/content-page.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Readiness = {
  hasSecondAdministrator: boolean;
  hasDepositAccount: boolean;
  hasSupplier: boolean;
  hasSupplierStaff: boolean;
  hasProduct: boolean;
  hasPageTexts: boolean;
};

export async function findReadiness(tx: Transaction, day: string): Promise<Readiness> {
  const found = await findRow<Readiness>(
    tx,
    `select (select count(*) from (select 1 from staff_member where is_admin and staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') limit 2) two) = 2 as has_second_administrator,
            exists (select 1 from deposit_account where starts_at <= $1) as has_deposit_account,
            exists (select 1 from supplier where status = 'ACTIVE') as has_supplier,
            exists (select 1 from staff_member t join supplier s on s.id = t.supplier_id where s.status = 'ACTIVE' and t.disabled_at is null) as has_supplier_staff,
            exists (select 1 from fee_summary f join supplier s on s.id = f.supplier_id
                     where f.fee_summary_status = 'ACTIVE' and s.status = 'ACTIVE' and f.starts_date <= $2
                       and not exists (select 1 from fee_summary n where n.product_id = f.product_id and n.starts_date > f.starts_date and n.starts_date <= $2)) as has_product,
            (select count(distinct page) from content_version where starts_at <= $1) = $3 as has_page_texts`,
    [tx.now, day, CONTENT_PAGES.length],
  );
  if (found === undefined) throw new Error("A statement without a table answers one row.");
  return found;
}
