// Puts a further product on offer, for tests that need other terms than the cast's.

import { randomUUIDv7 } from "node:crypto";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../server/app.ts";
import type { SupplierName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export type Offer = {
  supplier?: SupplierName;
  establishmentFeeCents?: bigint;
  recurringFeePercentage?: string;
  minValueCents?: bigint;
  maxValueCents?: bigint;
  status?: "ACTIVE" | "RETIRED";
};

/** Answers the product's id. By default it costs nothing. */
export async function anOffer(app: App, offer: Offer = {}): Promise<string> {
  const id = randomUUIDv7();
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into fee_summary (id, supplier_id, name, details, process_type, delivery_type, establishment_fee_cents, recurring_fee_percentage,
         minimum_annual_cents, min_value_cents, max_value_cents, security_type_cash, security_type_property, fee_summary_status, created_at,
         product_id, starts_date)
       values ($1, $2, 'Test product', 'For a test', 'BANK_GUARANTEE', 'COURIER', $3, $4, 0, $5, $6, true, false, $7, $8, $1, $9)`,
      [
        id,
        idOf("supplier", offer.supplier ?? "macquarie"),
        offer.establishmentFeeCents ?? 0n,
        offer.recurringFeePercentage ?? "0",
        offer.minValueCents ?? 100n,
        offer.maxValueCents ?? 99_999_999_999n,
        offer.status ?? "ACTIVE",
        tx.now,
        dayAt(tx.now, DEFAULT_ZONE),
      ],
    ),
  );
  return id;
}
