// Proposes a product or a new version of one; it is offered from its day on once a second administrator approves it.

import { PRODUCT_FIELDS, type ProductField } from "@bondline/domain/money/products/product-fields.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessProductToPropose, requireProductDesk } from "../product-access.ts";
import { requireProduct } from "../product-rules.ts";

type Texts = { [Field in ProductField]?: string | null | undefined };
export type ProposeProductInput = Texts & {
  /** Left out for a new one. */
  productId?: string | null | undefined;
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeProduct(tx: Transaction, input: ProposeProductInput): Promise<CommandResult> {
  const { productId: known, versionCount, reason, ...texts } = input;
  requireProductDesk(tx, known ?? "");
  await lockProviderRow(tx);
  const product = known ? await accessProductToPropose(tx, known) : undefined;
  const versionNow = product?.versions.length ?? 0;
  requireCurrent({ version: versionNow }, versionCount);
  const subjectId = product?.id ?? tx.newId();
  const values = await requireProduct(tx, subjectId, texts);
  return await proposeChange(tx, {
    subject: "PRODUCT",
    subjectId,
    subjectVersion: versionNow,
    subjectName: values.name,
    proposed: textsOf(values),
    reason,
  });
}

/** As the wire keeps each value, so that what is approved is read by the same rules again. */
function textsOf(values: Readonly<Record<ProductField, unknown>>): Record<string, string | null> {
  const texts = Object.entries(PRODUCT_FIELDS).map(([path, field]) => {
    const value = values[path as ProductField];
    return [
      path,
      value === null || value === undefined ? null : (field.write as (value: unknown) => string)(value),
    ];
  });
  return Object.fromEntries(texts);
}
