// What is right in a product's fields by what is there: its own versions, its bank or insurer, and the other products.

import { asSupplierId } from "@bondline/domain/ids.ts";
import {
  findProductFaults,
  NOT_ISSUED_MESSAGE,
  PRODUCT_RULES,
  type ProductValues,
  RANGE_OVERLAP_MESSAGE,
} from "@bondline/domain/money/products/product-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessSupplier } from "../fee-summaries/fee-summary-access.ts";
import { findOverlapping, listVersionsOf } from "./product-store.ts";
import { columnsOfProduct } from "./product-texts.ts";

/** Asked when it is proposed, and again when it is approved: the day in Sydney decides which days are past. */
export async function requireProduct(
  tx: Transaction,
  productId: string,
  texts: RawFields,
): Promise<ProductValues> {
  const [latest] = await listVersionsOf(tx, productId);
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const values = requireFields(PRODUCT_RULES, texts, {
    across: (right) => findProductFaults(right, { today, after: latest?.startsDate ?? null }),
  });
  await requireIssuer(tx, values);
  await requireOwnRange(tx, productId, values);
  return values;
}

async function requireIssuer(tx: Transaction, { supplierId, processType }: ProductValues): Promise<void> {
  const supplier = await accessSupplier(tx, asSupplierId(supplierId));
  if (supplier === undefined || supplier.status !== "ACTIVE" || !supplier.processTypes.includes(processType))
    refuseFields({ supplierId: NOT_ISSUED_MESSAGE });
}

/** What is no longer offered is in nobody's way. */
async function requireOwnRange(tx: Transaction, productId: string, values: ProductValues): Promise<void> {
  if (values.status === "RETIRED") return;
  const band = { ...columnsOfProduct(values), productId, fromDate: values.startsDate };
  const other = await findOverlapping(tx, band);
  if (other !== undefined) refuseFields({ minValue: RANGE_OVERLAP_MESSAGE(other.name) });
}
