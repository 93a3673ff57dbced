// Fee summaries and suppliers in the database: SQL and nothing else. They are offers, which every signed-in person may read.

import type { FeeSummaryId, SupplierId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { FEE_SUMMARY_JSON, type FeeSummaryRow, type SupplierRow } from "./fee-summary-record.ts";

export async function findSupplier(tx: Transaction, id: SupplierId): Promise<SupplierRow | undefined> {
  return await findRow<SupplierRow>(tx, "select * from supplier where id = $1", [id]);
}

export async function findFeeSummary(tx: Transaction, id: FeeSummaryId): Promise<FeeSummaryRow | undefined> {
  const [found] = await tx.query<{ feeSummary: FeeSummaryRow }>(
    `select ${FEE_SUMMARY_JSON} as fee_summary from fee_summary f join supplier s on s.id = f.supplier_id where f.id = $1`,
    [id],
  );
  return found?.feeSummary;
}

/** Of each product the version that has begun last, of a bank or insurer that is not archived. */
const IS_OFFERED = (
  day: string,
) => `f.fee_summary_status = 'ACTIVE' and s.status = 'ACTIVE' and f.starts_date <= ${day}
        and not exists (select 1 from fee_summary n where n.product_id = f.product_id and n.starts_date > f.starts_date and n.starts_date <= ${day})`;

export async function isOfferedNow(tx: Transaction, id: FeeSummaryId): Promise<boolean> {
  return await hasRow(
    tx,
    `select 1 from fee_summary f join supplier s on s.id = f.supplier_id where f.id = $1 and ${IS_OFFERED("$2")}`,
    [id, dayAt(tx.now, DEFAULT_ZONE)],
  );
}

export type OfferWish = { processType: ProcessType; amountCents: Cents | null };

/** Active offers for a kind of guarantee, cheapest to set up first; without an amount, every band. */
export async function listFeeSummaries(tx: Transaction, { processType, amountCents }: OfferWish) {
  const rows = await tx.query<{ feeSummary: FeeSummaryRow }>(
    `select ${FEE_SUMMARY_JSON} as fee_summary from fee_summary f join supplier s on s.id = f.supplier_id
      where f.process_type = $1 and ($2::bigint is null or $2 between f.min_value_cents and f.max_value_cents) and ${IS_OFFERED("$3")}
      order by f.establishment_fee_cents, f.name, f.id`,
    [processType, amountCents, dayAt(tx.now, DEFAULT_ZONE)],
  );
  return rows.map(({ feeSummary }) => feeSummary);
}

/** By trade name: they are few, and the portal's own. */
export async function listSuppliers(tx: Transaction): Promise<SupplierRow[]> {
  return await tx.query<SupplierRow>("select * from supplier order by lower(trade_name), id");
}
