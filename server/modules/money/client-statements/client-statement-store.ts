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
import { runningBalance } from "../../../database/running-balance.ts";
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

const ACCOUNT = runningBalance({
  view: "statement_entry",
  owner: "organisation_id",
  // An invoice before what was done about it.
  kinds: ["INVOICE", "PAYMENT", "CREDIT_NOTE", "TAKEN_BACK", "REFUND"] satisfies StatementEntryKind[],
});
const ENTRIES = `${ACCOUNT.lines} join draft d on d.id = e.draft_id`;

const valuesOf = ({ organisationId, from, to }: StatementOf) => [organisationId, from, to];

export async function listStatementEntries(tx: Transaction, of: StatementOf, list: PageArguments) {
  return await listRows<StatementEntry>(tx, list, {
    keyset: { column: "e.place", cast: "text", id: "e.id", direction: "ASC" },
    columns: COLUMNS,
    from: ENTRIES,
    where: ACCOUNT.within,
    values: valuesOf(of),
    counted: ACCOUNT.counted,
  });
}

const COLUMNS = `e.id, e.kind, e.entry_date, e.invoice_number, e.draft_id, d.reference_number as draft_reference_number, e.way, e.reference,
  e.amount_cents, e.gst_cents, e.balance_cents`;

/** As many as a paper has room for, and one more. */
export async function listWholeStatement(tx: Transaction, of: StatementOf, max: number) {
  return await tx.query<StatementEntry>(
    `select ${COLUMNS} from ${ENTRIES} where ${ACCOUNT.within} order by e.place, e.id limit ${max + 1}`,
    valuesOf(of),
  );
}

export async function sumStatement(tx: Transaction, of: StatementOf) {
  const summed = await findRow<StatementSums & { gstCents: Cents }>(tx, SUMS, valuesOf(of));
  if (summed === undefined) throw new Error("A sum is there even of nothing.");
  return summed;
}

const SUMS = `select ${[
  ACCOUNT.opening,
  ACCOUNT.sumOfKind("invoiced_cents", "INVOICE"),
  ACCOUNT.sumOfKind("credited_cents", "CREDIT_NOTE"),
  ACCOUNT.sumOfKind("taken_back_cents", "TAKEN_BACK"),
  ACCOUNT.sumOfKind("paid_cents", "PAYMENT"),
  ACCOUNT.sumOfKind("refunded_cents", "REFUND"),
  ACCOUNT.sumOf("gst_cents", ACCOUNT.within, "gst_cents"),
].join(", ")} from ${ACCOUNT.summed}`;

export async function countStatementEntries(tx: Transaction, of: StatementOf): Promise<number> {
  return await countRows(tx, `${ACCOUNT.counted} where ${ACCOUNT.within}`, valuesOf(of));
}

export function statementToExport(of: StatementOf): LongStatement {
  return {
    cells: CELLS,
    from: () => `${ENTRIES} where ${ACCOUNT.within} order by e.place, e.id`,
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
