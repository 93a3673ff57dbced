// Rows read by a statement of a store: one, whether there is any, how many, and a page of a list.

import {
  COUNT_MAX,
  type Keyset,
  type Listed,
  listPage,
  type Page,
  type PageArguments,
} from "../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../transaction/transaction.ts";

type Values = readonly SqlValue[];

export async function findRow<Row extends object>(tx: Transaction, text: string, values: Values) {
  const [row] = await tx.query<Row>(text, values);
  return row;
}

export async function hasRow(tx: Transaction, text: string, values: Values): Promise<boolean> {
  return (await tx.query(text, values)).length > 0;
}

/** Of `from`, a table with its conditions; counting stops where the list of the contract says no more. */
export async function countRows(tx: Transaction, from: string, values: Values, stopAt = COUNT_MAX + 1) {
  const counted = await findRow<{ count: number }>(
    tx,
    `select count(*)::int as count from (select 1 from ${from} limit ${stopAt}) counted`,
    values,
  );
  return counted?.count ?? 0;
}

type RowsOfList = {
  keyset: Keyset;
  columns: string;
  from: string;
  where: string;
  values: Values;
  /** What is counted, where the columns need more tables than the conditions do. */
  counted?: string;
  /** Where counting stops; where the list of the contract says no more, unless it is named. */
  countedTo?: number;
};

/** Most lists: some columns of the rows that meet a condition. */
export async function listRows<Row extends { id: string }>(
  tx: Transaction,
  list: PageArguments,
  { keyset, columns, from, where, values, counted = from, countedTo = COUNT_MAX }: RowsOfList,
): Promise<Page<Listed<Row>>> {
  return await listPage(list, {
    keyset,
    values,
    rows: ({ sortText, beyond, tail, values: keyed }) =>
      tx.query<Listed<Row>>(
        `select ${columns}, ${sortText} from ${from} where ${where} ${beyond} ${tail}`,
        keyed,
      ),
    count: () => countRows(tx, `${counted} where ${where}`, values, countedTo + 1),
  });
}
