// The provider's books in the database: sums by account, kind and month, the entries behind a figure, and all of them for a file.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { BookAccount, BookMoveKind } from "@bondline/domain/money/books/books.ts";
import { type BookedSum, REVENUE_ACCOUNTS, type RevenueSpan } from "@bondline/domain/money/books/revenue.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export async function sumBooked(tx: Transaction, { from, to }: RevenueSpan): Promise<BookedSum[]> {
  return await tx.query<BookedSum>(
    `select date_trunc('month', move_date)::date as month, account, kind, sum(amount_cents)::bigint as cents
       from book_entry where account = any($1) and move_date between $2 and $3 group by 1, 2, 3`,
    [[...REVENUE_ACCOUNTS], from, to],
  );
}

export async function sumBookedBefore(tx: Transaction, account: BookAccount, day: PlainDate): Promise<Cents> {
  const found = await findRow<{ cents: Cents }>(
    tx,
    "select coalesce(sum(amount_cents), 0)::bigint as cents from book_entry where account = $1 and move_date < $2",
    [account, day],
  );
  return found?.cents ?? ZERO_CENTS;
}

export async function firstBookedDay(tx: Transaction): Promise<PlainDate | undefined> {
  const found = await findRow<{ day: PlainDate }>(
    tx,
    "select move_date as day from book_move order by move_date, id limit 1",
    [],
  );
  return found?.day;
}

export type RevenueEntry = {
  id: string;
  moveDate: PlainDate;
  kind: BookMoveKind;
  /** It takes another back, as of a deposit that was undone. */
  isReversal: boolean;
  /** As people read the figure. */
  amountCents: Cents;
  organisationId: OrganisationId | null;
  organisationName: string | null;
  draftId: DraftId | null;
  draftReferenceNumber: string | null;
  /** Of the invoice or the credit note; null where the record that it was of has gone. */
  number: string | null;
};

type Figure = RevenueSpan & { account: BookAccount; kinds: readonly BookMoveKind[]; side: 1 | -1 };

/** What is known of a move beside its record: whose it is, and the number that people know it by. */
export const ABOUT = `join book_move m on m.id = e.move_id left join organisation o on o.id = m.organisation_id left join draft d on d.id = m.draft_id
  left join payment p on m.source_table = 'payment' and p.id = m.source_id left join refund r on m.source_table = 'refund' and r.id = m.source_id
  left join unmatched_payment u on m.source_table = 'unmatched_payment' and u.id = m.source_id
  left join credit_note n on m.source_table = 'credit_note' and n.id = m.source_id
  left join invoice i on i.id = coalesce(p.invoice_id, r.invoice_id, u.invoice_id, m.source_id)`;
export const NUMBER = "coalesce(n.credit_note_number, i.invoice_number)";

const OF_FIGURE = "e.account = $1 and e.kind = any($2) and e.move_date between $3 and $4";

export async function listFigureEntries(
  tx: Transaction,
  { account, kinds, side, from, to }: Figure,
  list: PageArguments,
) {
  return await listRows<RevenueEntry>(tx, list, {
    keyset: { column: "e.move_date", cast: "date", id: "e.move_id", direction: "ASC" },
    columns: `e.move_id as id, e.move_date, e.kind, m.reverses_id is not null as is_reversal, ${side} * e.amount_cents as amount_cents,
      m.organisation_id, o.name as organisation_name, m.draft_id, d.reference_number as draft_reference_number, ${NUMBER} as number`,
    from: `book_entry e ${ABOUT}`,
    where: OF_FIGURE,
    values: [account, [...kinds], from, to],
    counted: "book_entry e",
  });
}

export async function countBookEntries(tx: Transaction, { from, to }: RevenueSpan): Promise<number> {
  return await countRows(
    tx,
    "book_move m join book_entry e on e.move_id = m.id where m.move_date between $1 and $2",
    [from, to],
  );
}

export function booksToExport({ from, to }: RevenueSpan): LongStatement {
  return {
    cells: CELLS,
    from: () =>
      `book_entry e ${ABOUT} where m.move_date between $1 and $2 order by m.move_date, m.id, e.amount_cents desc`,
    values: [from, to],
  };
}

const CELLS: Readonly<Record<string, string>> = {
  date: "m.move_date::text",
  kind: "m.kind",
  isReversal: "case when m.reverses_id is null then '' else 'Yes' end",
  client: "o.name",
  draftReference: "d.reference_number",
  number: NUMBER,
  account: "e.account",
  debit: "case when e.amount_cents > 0 then e.amount_cents::text end",
  credit: "case when e.amount_cents < 0 then (-e.amount_cents)::text end",
  journal: "m.number::text",
  move: "m.id::text",
};
