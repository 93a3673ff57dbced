// The versions of the operator's pages in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { ContentPageCode } from "@bondline/domain/office/content-pages/content-page.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ContentVersionRow = Tables["content_version"] & {
  proposedByName: string;
  approvedByName: string | null;
};

const VERSIONS = `
  select v.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as approved_by_name
    from content_version v join office_change c on c.id = v.change_id
    join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by`;

/** Of all pages, each page's newest first: five pages, a few versions each. */
export async function listContentVersions(tx: Transaction): Promise<ContentVersionRow[]> {
  return await tx.query<ContentVersionRow>(`${VERSIONS} order by v.page, v.starts_at desc`);
}

export async function listVersionsOfPage(
  tx: Transaction,
  page: ContentPageCode,
): Promise<ContentVersionRow[]> {
  return await tx.query<ContentVersionRow>(`${VERSIONS} where v.page = $1 order by v.starts_at desc`, [page]);
}

export type PublishedContent = { summary: string; body: string; startsAt: Instant; number: number };

/** For everybody, signed in or not; undefined while nothing was published. */
export async function findPublishedContent(tx: Transaction, page: ContentPageCode) {
  return await findRow<PublishedContent>(tx, "select * from published_content($1, $2)", [page, tx.now]);
}

export async function insertContentVersion(
  tx: Transaction,
  version: Omit<NewRow<"content_version">, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "content_version", { ...version, id: tx.newId(), createdAt: tx.now });
}
