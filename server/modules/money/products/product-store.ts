// Products with the versions of their fees in the database: SQL and nothing else. A version is a row of its own that is never changed.

import { asFeeSummaryId, type FeeSummaryId, type SupplierId } from "@bondline/domain/ids.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ProductVersionRow = Omit<Tables["fee_summary"], "supplierId"> & {
  supplierId: SupplierId;
  supplierName: string;
  proposedByName: string | null;
  approvedByName: string | null;
};

const VERSIONS = `
  select f.*, s.trade_name as supplier_name, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
    from fee_summary f join supplier s on s.id = f.supplier_id
    left join office_change c on c.id = f.change_id left join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by`;

/** All versions of all products, each product's newest first: tens of products, a few versions each. */
export async function listProductVersions(tx: Transaction): Promise<ProductVersionRow[]> {
  return await tx.query<ProductVersionRow>(
    `${VERSIONS} order by lower(s.trade_name), f.product_id, f.starts_date desc`,
  );
}

export async function listVersionsOf(tx: Transaction, productId: string): Promise<ProductVersionRow[]> {
  return await tx.query<ProductVersionRow>(
    `${VERSIONS} where f.product_id = $1 order by f.starts_date desc`,
    [productId],
  );
}

export async function insertProductVersion(
  tx: Transaction,
  version: Omit<NewRow<"fee_summary">, "id" | "createdAt">,
): Promise<FeeSummaryId> {
  const id = asFeeSummaryId(tx.newId());
  await insertRow(tx, "fee_summary", { ...version, id, createdAt: tx.now });
  return id;
}

type Band = Pick<
  Tables["fee_summary"],
  | "supplierId"
  | "processType"
  | "securityTypeCash"
  | "securityTypeProperty"
  | "minValueCents"
  | "maxValueCents"
> & { productId: string; fromDate: PlainDate };

/** Another product of the same bank, kind and security that is offered for some of the amounts on that day or later. */
export async function findOverlapping(tx: Transaction, band: Band) {
  return await findRow<{ name: string }>(
    tx,
    `select f.name from fee_summary f
      where f.supplier_id = $1 and f.process_type = $2 and f.security_type_cash = $3 and f.security_type_property = $4
        and f.product_id <> $5 and f.fee_summary_status = 'ACTIVE' and f.min_value_cents <= $7 and f.max_value_cents >= $6
        and not exists (select 1 from fee_summary n where n.product_id = f.product_id and n.starts_date > f.starts_date and n.starts_date <= $8)
      order by f.name limit 1`,
    [
      band.supplierId,
      band.processType,
      band.securityTypeCash,
      band.securityTypeProperty,
      band.productId,
      band.minValueCents,
      band.maxValueCents,
      band.fromDate,
    ],
  );
}
