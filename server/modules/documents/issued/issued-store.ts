// What a bank or insurer has issued and is in force, in the database: SQL and nothing else.

import type { SupplierId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { countRows, findRow } from "../../../database/read-rows.ts";
import { listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import {
  DOCUMENT_ORDERS,
  type Document,
  type DocumentPageWanted,
  readDocumentRows,
} from "../documents/public.ts";

export type IssuedFilter = {
  supplierId: SupplierId;
  /** The days in which they end, both included; without them also what has no end. */
  ending: { from: PlainDate; to: PlainDate } | null;
};

const ENDS = DOCUMENT_ORDERS.EXPIRES_AT;

/** In the words of the index. */
const ISSUED = `d.supplier_id = $1 and d.is_system_document and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
  and ${ENDS.column} between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')`;

const valuesOf = ({ supplierId, ending }: IssuedFilter): SqlValue[] => [
  supplierId,
  ending?.from ?? null,
  ending?.to ?? null,
];

/** What ends first, first. */
export async function listIssued(
  tx: Transaction,
  filter: IssuedFilter,
  { list, parts }: DocumentPageWanted,
): Promise<Page<Document>> {
  return await listPage(list, {
    keyset: { ...ENDS, id: "d.id", direction: "ASC" },
    values: valuesOf(filter),
    rows: (keyed) => readDocumentRows(tx, ISSUED, keyed, parts),
    count: () => countRows(tx, `document d where ${ISSUED}`, valuesOf(filter), PAGE_COUNT_MAX + 1),
  });
}

export type IssuedSums = { count: number; amountCents: Cents };

export async function sumIssued(tx: Transaction, filter: IssuedFilter): Promise<IssuedSums> {
  const sums = await findRow<IssuedSums>(
    tx,
    `select count(*)::int as count, coalesce(sum(d.amount_cents), 0)::bigint as amount_cents from document d where ${ISSUED}`,
    valuesOf(filter),
  );
  return sums ?? { count: 0, amountCents: 0n as Cents };
}
