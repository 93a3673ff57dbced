// What is right in a version of a page by what is there: asked when it is proposed, and again when it is approved.

import {
  CONTENT_RULES,
  type ContentPageCode,
  type ContentValues,
  findContentFaults,
} from "@bondline/domain/office/content-pages/content-page.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listVersionsOfPage } from "./content-store.ts";

/** The day in Sydney decides which days are past. */
export async function requireContent(
  tx: Transaction,
  page: ContentPageCode,
  texts: RawFields,
): Promise<ContentValues> {
  const [latest] = await listVersionsOfPage(tx, page);
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  const today = dayAt(tx.now, DEFAULT_ZONE);
  return requireFields(CONTENT_RULES, texts, {
    across: (right) => findContentFaults(right, { page, today, after }),
  });
}
