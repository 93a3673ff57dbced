// Clients' statements in the database: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type {
  StatementEntryKind,
  StatementSpan,
  StatementSums,
  StatementWay,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type StatementOf = StatementSpan & { readonly organisationId: OrganisationId };

export type StatementEntry = {
  id: string;
  kind: StatementEntryKind;
  entryDate: PlainDate;
  invoiceNumber: string;
  draftId: DraftId;
  draftReferenceNumber: string;
  way: StatementWay | null;
  reference: string | null;
  /** Below zero where it takes off what is owed. */
  amountCents: Cents;
  gstCents: Cents;
  /** What is owed after it. */
  balanceCents: Cents;
};

/** By days; of one day in the order in which things were recorded, and an invoice before what was done about it. */
const PLACE = `to_char(e.entry_date, 'YYYYMMDD') || to_char(e.recorded_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
  || array_position(array['INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'TAKEN_BACK', 'REFUND'], e.kind)`;

/** The balance counts from the client's first day on, so that each line says it by itself. */
const ENTRIES = `(select p.*, sum(p.amount_cents) over (order by p.place, p.id)::bigint as balance_cents
    from (select e.*, ${PLACE} as place from statement_entry e where e.organisation_id = $1 and e.entry_date <= $3::date) p) e
  join draft d on d.id = e.draft_id`;
const WITHIN = "e.entry_date >= $2::date";

const valuesOf = ({ organisationId, from, to }: StatementOf) => [organisationId, from, to];

export async function listStatementEntries(tx: Transaction, of: StatementOf, list: PageArguments) {
  return await listRows<StatementEntry>(tx, list, {
    keyset: { column: "e.place", cast: "text", id: "e.id", direction: "ASC" },
    columns: COLUMNS,
    from: ENTRIES,
    where: WITHIN,
    values: valuesOf(of),
    counted: COUNTED,
  });
}

/** Without the balances, for which all would have to be read in order. */
const COUNTED =
  "(select * from statement_entry s where s.organisation_id = $1 and s.entry_date <= $3::date) e";

const COLUMNS = `e.id, e.kind, e.entry_date, e.invoice_number, e.draft_id, d.reference_number as draft_reference_number, e.way, e.reference,
  e.amount_cents, e.gst_cents, e.balance_cents`;

/** As many as a paper has room for, and one more. */
export async function listWholeStatement(tx: Transaction, of: StatementOf, max: number) {
  return await tx.query<StatementEntry>(
    `select ${COLUMNS} from ${ENTRIES} where ${WITHIN} order by e.place, e.id limit ${max + 1}`,
    valuesOf(of),
  );
}

export async function sumStatement(tx: Transaction, of: StatementOf) {
  const summed = await findRow<StatementSums & { gstCents: Cents }>(tx, SUMS, valuesOf(of));
  if (summed === undefined) throw new Error("A sum is there even of nothing.");
  return summed;
}

const sumOf = (name: string, where: string, column = "amount_cents") =>
  `coalesce(sum(e.${column}) filter (where ${where}), 0)::bigint as ${name}`;
const ofKind = (kind: StatementEntryKind) => `${WITHIN} and e.kind = '${kind}'`;
const SUMS = `select ${sumOf("opening_cents", "e.entry_date < $2::date")}, ${sumOf("invoiced_cents", ofKind("INVOICE"))},
    ${sumOf("credited_cents", ofKind("CREDIT_NOTE"))}, ${sumOf("taken_back_cents", ofKind("TAKEN_BACK"))}, ${sumOf("paid_cents", ofKind("PAYMENT"))},
    ${sumOf("refunded_cents", ofKind("REFUND"))}, ${sumOf("gst_cents", WITHIN, "gst_cents")}
  from statement_entry e where e.organisation_id = $1 and e.entry_date <= $3::date`;

export async function countStatementEntries(tx: Transaction, of: StatementOf): Promise<number> {
  return await countRows(tx, `${COUNTED} where ${WITHIN}`, valuesOf(of));
}

export function statementToExport(of: StatementOf): LongStatement {
  return {
    cells: CELLS,
    from: () => `${ENTRIES} where ${WITHIN} order by e.place, e.id`,
    values: valuesOf(of),
  };
}

const CELLS: Readonly<Record<string, string>> = {
  date: "e.entry_date::text",
  kind: "e.kind",
  invoiceNumber: "e.invoice_number",
  draftReference: "d.reference_number",
  way: "e.way",
  reference: "e.reference",
  amount: "e.amount_cents::text",
  gst: "e.gst_cents::text",
  balance: "e.balance_cents::text",
};
