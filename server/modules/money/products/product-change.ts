// A product as something that two change: how its newest version stands, and what an approved change does.

import { asSupplierId } from "@bondline/domain/ids.ts";
import { PRODUCT_FIELDS } from "@bondline/domain/money/products/product-fields.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessSupplier } from "../fee-summaries/fee-summary-access.ts";
import { requireProduct } from "./product-rules.ts";
import { insertProductVersion, listVersionsOf } from "./product-store.ts";
import { columnsOfProduct, textsOfVersion } from "./product-texts.ts";

export const PRODUCT_CHANGE: ChangeSubject = {
  kind: "PRODUCT",
  fields: PRODUCT_FIELDS,
  present: async (tx: Transaction, productId: string) => {
    const versions = await listVersionsOf(tx, productId);
    const [newest] = versions;
    return { texts: newest === undefined ? null : textsOfVersion(newest), version: versions.length };
  },
  namesOf: async (tx: Transaction, { supplierId }: ChangeTexts) => {
    const supplier = supplierId ? await accessSupplier(tx, asSupplierId(supplierId)) : undefined;
    return { supplierId: supplier?.tradeName ?? null };
  },
  /** A new version beside those that are there: drafts go on with the one that they name. */
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const values = await requireProduct(tx, subjectId, proposed);
    await insertProductVersion(tx, {
      ...columnsOfProduct(values),
      productId: subjectId,
      changeId: id,
    });
  },
};
