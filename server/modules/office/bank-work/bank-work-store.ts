// What waits for the people of a bank or insurer, in the database: SQL and nothing else. Rows come and go by triggers of the records themselves.

import type { SupplierId } from "@bondline/domain/ids.ts";
import type { BankWorkKind } from "@bondline/domain/office/bank-work/bank-work.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { listRows } from "../../../database/read-rows.ts";
import { PAGE_COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

export type BankWorkRow = Tables["bank_work"] & { organisationName: string | null };

export type BankWorkFilter = {
  supplierId: SupplierId;
  kind: BankWorkKind | null;
  isLate: boolean;
};

/** Of a draft `d` that was issued, whether that was by the moment at which it was due: to the people of its own bank, and nothing to others. */
export const ISSUE_LEVEL = `(case when d.established_at is not null and d.supplier_id = (select actor_supplier()) then coalesce((
    select case when w.due_at is null then 'NONE' when w.closed_at <= w.due_at then 'KEPT' else 'BEYOND' end
      from bank_work w where w.subject_id = d.id and w.kind = 'ISSUE' and w.closed_at is not null
     order by w.closed_at desc limit 1), 'NONE') end)`;

/** In the words of the index; what was promised for no time comes last, and of it what has waited longest comes first. */
const DUE = emptyAs(
  "w.due_at",
  "(w.waiting_since at time zone 'UTC' + interval '365250 days') at time zone 'UTC'",
);

/** What is due first comes first. What is to be carried out on a later day is not shown before it. */
export async function listBankWork(
  tx: Transaction,
  { supplierId, kind, isLate }: BankWorkFilter,
  list: PageArguments,
) {
  const values: SqlValue[] = [supplierId, tx.now, ...(kind === null ? [] : [kind])];
  const conditions = [
    "w.closed_at is null and w.supplier_id = $1 and w.waiting_since <= $2",
    ...(isLate ? [`${DUE} <= $2`] : []),
    ...(kind === null ? [] : ["w.kind = $3"]),
  ];
  return await listRows<BankWorkRow>(tx, list, {
    keyset: { column: DUE, cast: "timestamptz", id: "w.id", direction: "ASC" },
    columns: "w.*, o.name as organisation_name",
    from: "bank_work w left join named_client o on o.id = w.organisation_id",
    where: conditions.join(" and "),
    values,
    counted: "bank_work w",
    countedTo: PAGE_COUNT_MAX,
  });
}
