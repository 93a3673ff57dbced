// Movements of the books as journals in the database: those that have not left for a package yet, and the files in which they left.

import type { AccountId, DraftId, JournalExportId, OrganisationId } from "@bondline/domain/ids.ts";
import type { AccountingPackage } from "@bondline/domain/money/books/accounting-package.ts";
import type { BookAccount, BookMoveKind } from "@bondline/domain/money/books/books.ts";
import type { RevenueSpan } from "@bondline/domain/money/books/revenue.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { ABOUT, NUMBER } from "./book-store.ts";

export type JournalExport = Tables["journal_export"] & { createdByName: string };
export type JournalSpan = RevenueSpan & { of: AccountingPackage };

/** Of the days, what has not left for the package. */
const OUTSTANDING = `book_move m join book_entry e on e.move_id = m.id where m.move_date between $2 and $3
  and not exists (select from journal_export_move x where x.package = $1 and x.move_id = m.id)`;

export type Outstanding = {
  journals: number;
  lines: number;
  /** What all debits come to, which is what all credits come to. */
  amountCents: Cents;
  accounts: BookAccount[];
};
const NOTHING: Outstanding = { journals: 0, lines: 0, amountCents: ZERO_CENTS, accounts: [] };

export async function sumOutstanding(tx: Transaction, { of, from, to }: JournalSpan): Promise<Outstanding> {
  const found = await findRow<Outstanding>(
    tx,
    `select count(distinct m.id)::int as journals, count(*)::int as lines, coalesce(sum(e.amount_cents) filter (where e.amount_cents > 0), 0)::bigint as amount_cents,
            coalesce(array_agg(distinct e.account), '{}') as accounts from ${OUTSTANDING}`,
    [of, from, to],
  );
  return found ?? NOTHING;
}

type JournalsToTake = JournalSpan & { id: JournalExportId; by: AccountId; linesMax: number | null };

/** The oldest first, whole ones, as many as one file takes. False where there is none. */
export async function takeOutstanding(
  tx: Transaction,
  { of, from, to, id, by, linesMax }: JournalsToTake,
): Promise<boolean> {
  const taken = await tx.query(
    `with outstanding as (
       select m.id, count(*) as lines, sum(e.amount_cents) filter (where e.amount_cents > 0) as cents,
              sum(count(*)) over (order by m.move_date, m.number) as so_far
         from ${OUTSTANDING} group by m.id, m.move_date, m.number),
     chosen as (select * from outstanding where so_far <= coalesce($4::int, so_far)),
     made as (
       insert into journal_export (id, package, from_date, to_date, journal_count, line_count, amount_cents, created_by, created_at)
       select $5::uuid, $1, $2, $3, count(*), sum(lines), sum(cents), $6::uuid, $7::timestamptz from chosen having count(*) > 0
       returning id, package)
     insert into journal_export_move (package, move_id, journal_export_id) select made.package, chosen.id, made.id from chosen, made returning 1`,
    [of, from, to, linesMax, id, by, tx.now],
  );
  return taken.length > 0;
}

const WITH_NAME = `x.*, (select p.given_name || ' ' || p.family_name from people(array[x.created_by]) p) as created_by_name`;

export async function findJournalExport(
  tx: Transaction,
  id: JournalExportId,
): Promise<JournalExport | undefined> {
  return await findRow<JournalExport>(tx, `select ${WITH_NAME} from journal_export x where x.id = $1`, [id]);
}

/** Of days that touch these, the newest first. */
export async function listEarlierExports(
  tx: Transaction,
  { of, from, to }: JournalSpan,
): Promise<JournalExport[]> {
  return await tx.query<JournalExport>(
    `select ${WITH_NAME} from journal_export x where x.package = $1 and x.from_date <= $3 and x.to_date >= $2 order by x.created_at desc, x.id desc limit 100`,
    [of, from, to],
  );
}

export async function listAccountsOf(tx: Transaction, id: JournalExportId): Promise<BookAccount[]> {
  const rows = await tx.query<{ account: BookAccount }>(
    "select distinct e.account from journal_export_move x join book_entry e on e.move_id = x.move_id where x.journal_export_id = $1",
    [id],
  );
  return rows.map(({ account }) => account);
}

/** A line for each entry, those of a journal one below the other. */
export function journalLines(id: JournalExportId): LongStatement {
  return {
    cells: LINE_CELLS,
    from: () => `journal_export_move x join book_entry e on e.move_id = x.move_id ${ABOUT}
      join accounting_code c on c.package = x.package and c.account = e.account
      where x.journal_export_id = $1 order by m.move_date, m.number, e.amount_cents desc, e.account`,
    values: [id],
  };
}

export const LINE_CELLS = {
  journal: "m.number::text",
  date: "to_char(m.move_date, 'DD/MM/YYYY')",
  kind: "m.kind",
  isReversal: "case when m.reverses_id is null then '' else 'Yes' end",
  client: "o.name",
  draftReference: "d.reference_number",
  number: NUMBER,
  code: "c.code",
  taxCode: "c.tax_code",
  cents: "e.amount_cents::text",
} as const;

export type Journal = {
  number: bigint;
  moveDate: PlainDate;
  kind: BookMoveKind;
  isReversal: boolean;
  organisationId: OrganisationId | null;
  organisationName: string | null;
  draftId: DraftId | null;
  draftReferenceNumber: string | null;
  /** Of the invoice or the credit note. */
  documentNumber: string | null;
  entries: { account: BookAccount; amountCents: Cents }[];
  exports: { package: AccountingPackage; createdAt: Instant }[];
};

export async function findJournal(tx: Transaction, number: bigint): Promise<Journal | undefined> {
  return await findRow<Journal>(
    tx,
    `select m.number, m.move_date, m.kind, m.reverses_id is not null as is_reversal, m.organisation_id, o.name as organisation_name, m.draft_id,
            d.reference_number as draft_reference_number, ${NUMBER} as document_number,
            jsonb_agg(jsonb_build_object('account', e.account, 'amount_cents', e.amount_cents) order by e.amount_cents desc, e.account) as entries,
            (select coalesce(jsonb_agg(jsonb_build_object('package', x.package, 'createdAt', j.created_at) order by j.created_at), '[]')
               from journal_export_move x join journal_export j on j.id = x.journal_export_id where x.move_id = m.id) as exports
       from book_entry e ${ABOUT} where m.number = $1
      group by m.id, o.name, d.reference_number, n.credit_note_number, i.invoice_number`,
    [number],
  );
}
