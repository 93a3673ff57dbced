// Lines of bank statements in the database, many in one statement where they are read. SQL and nothing else.

import type { BankLineId, BankStatementId, DraftId } from "@bondline/domain/ids.ts";
import type { BankLineNote, BankLineState } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { type BankMatch, RECORDED_DAYS } from "@bondline/domain/money/invoices/bank-match.ts";
import type { InvoiceStatus } from "@bondline/domain/money/invoices/invoice.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRows, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { BankLineRow, BankStatement, ChangingStatement, LineInvoice } from "./bank-statement-record.ts";

/** An invoice `v`, as JSON. */
const INVOICE = (id: string) => `(select jsonb_build_object('id', v.id, 'invoice_number', v.invoice_number,
    'deposit_reference_number', v.deposit_reference_number, 'organisation_name', o.name, 'draft_id', v.draft_id, 'draft_reference_number', d.reference_number,
    'total_cents', v.total_cents, 'open_cents', case when v.status = 'open' then v.total_cents - v.credited_cents - v.paid_cents else 0 end)
  from invoice v join organisation o on o.id = v.organisation_id join draft d on d.id = v.draft_id where v.id = ${id})`;

const COLUMNS = `l.id, l.bank_statement_id, l.line_number, l.booked_date, l.amount_cents, l.currency, l.narrative, l.bank_reference, l.state, l.match, l.note,
  l.fault, l.invoice_id, l.suggested_invoice_id, l.open_cents, l.recorded_payment_id, l.is_by_hand, l.payment_id, l.reason, l.decided_at, l.version,
  s.file_name, (select u.given_name || ' ' || u.family_name from people(array[l.decided_by]) u) as decided_by_name,
  ${INVOICE("l.invoice_id")} as invoice, ${INVOICE("l.suggested_invoice_id")} as suggestion,
  (select jsonb_build_object('file_name', t.file_name, 'line_number', o.line_number) from bank_line o join bank_statement t on t.id = o.bank_statement_id
    where o.id = l.same_as_line) as same_as`;
const LINES = "bank_line l join bank_statement s on s.id = l.bank_statement_id";

export async function findLine(tx: Transaction, id: BankLineId): Promise<BankLineRow | undefined> {
  return await findRow<BankLineRow>(tx, `select ${COLUMNS} from ${LINES} where l.id = $1`, [id]);
}

/** As the database keeps it. Its statement is locked before it, by everybody. */
export async function lockLine(tx: Transaction, id: BankLineId): Promise<Tables["bank_line"] | undefined> {
  return await findRow<Tables["bank_line"]>(tx, "select * from bank_line where id = $1 for no key update", [
    id,
  ]);
}

/** A page of a statement's lines, in their order. */
export async function listLines(
  tx: Transaction,
  list: PageArguments,
  { id, states }: { id: BankStatementId; states: readonly BankLineState[] },
) {
  return await listRows<BankLineRow>(tx, list, {
    keyset: { column: "l.line_number", cast: "integer", id: "l.id", direction: "ASC" },
    columns: COLUMNS,
    from: LINES,
    counted: "bank_line l",
    where: "l.bank_statement_id = $1 and l.state = any ($2)",
    values: [id, [...states]],
  });
}

/** Of every statement that was recorded: whatever has waited longest comes first. */
export async function listUnsettledLines(tx: Transaction, list: PageArguments) {
  return await listRows<BankLineRow>(tx, list, {
    keyset: { column: "l.booked_date", cast: "date", id: "l.id", direction: "ASC" },
    columns: COLUMNS,
    from: LINES,
    where: "l.state = 'UNMATCHED' and s.stage in ('COMPLETE', 'STOPPED')",
    values: [],
  });
}

export async function insertLines(
  tx: Transaction,
  _statement: ChangingStatement,
  lines: readonly NewRow<"bank_line">[],
): Promise<void> {
  await insertRows(tx, "bank_line", lines);
}

const DELETED_AT_ONCE = 1_000;

/** So many of them; false once there are none left. */
export async function deleteSomeLines(tx: Transaction, { id }: ChangingStatement): Promise<boolean> {
  const deleted = await tx.query(
    `delete from bank_line where id in (select id from bank_line where bank_statement_id = $1 order by line_number limit ${DELETED_AT_ONCE}) returning 1`,
    [id],
  );
  return deleted.length === DELETED_AT_ONCE;
}

/** All of them, in one transaction. */
export async function deleteLines(tx: Transaction, statement: ChangingStatement): Promise<void> {
  while (await deleteSomeLines(tx, statement));
}

/** The invoices that have one of these references. */
export async function findInvoicesByReferences(tx: Transaction, references: readonly string[]) {
  return await tx.query<{ id: string; reference: string }>(
    "select id, deposit_reference_number as reference from invoice where deposit_reference_number = any ($1)",
    [[...references]],
  );
}

/** Lines by their numbers: all after one, to another. */
export type Lines = { after: number; until: number };

/** Pieces of so many numbers, up to the last. */
export function* piecesTo(last: number, size: number): Generator<Lines> {
  for (let after = 0; after < last; after += size) yield { after, until: after + size };
}

/** Lines that are alike are distinguished by their turn. Those before the piece have theirs. */
export async function markOccurrences(
  tx: Transaction,
  { id }: ChangingStatement,
  { after, until }: Lines,
): Promise<void> {
  await tx.query(
    `with counted as (
       select l.id, coalesce(b.turn, 0) + row_number() over (partition by l.line_key order by l.line_number) as turn
         from bank_line l
         left join lateral (select e.occurrence as turn from bank_line e where e.account_key = l.account_key and e.line_key = l.line_key
                               and e.bank_statement_id = $1 and e.line_number <= $2 order by e.occurrence desc limit 1) b on true
        where l.bank_statement_id = $1 and l.line_number > $2 and l.line_number <= $3 and l.line_key is not null)
     update bank_line l set occurrence = c.turn from counted c where l.id = c.id and l.occurrence <> c.turn`,
    [id, after, until],
  );
}

/** Those that another statement has brought are read before. */
export async function markReadBefore(
  tx: Transaction,
  { id }: ChangingStatement,
  { after, until }: Lines,
): Promise<void> {
  await tx.query(
    `update bank_line l set state = 'READ_BEFORE', same_as_line = o.id, invoice_id = null, match = null, note = null, version = l.version + 1
       from bank_line o join bank_statement s on s.id = o.bank_statement_id
      where l.bank_statement_id = $1 and l.line_number > $2 and l.line_number <= $3 and l.state in ('MATCHED', 'UNMATCHED') and o.bank_statement_id <> $1
        and o.account_key = l.account_key and o.line_key = l.line_key and o.occurrence = l.occurrence
        and s.stage in ('APPLYING', 'COMPLETE', 'STOPPED') and o.state <> 'READ_BEFORE'`,
    [id, after, until],
  );
}

/** Behind a row policy PostgreSQL looks for a `coalesce` in no index, and would read all invoices for each line. */
const aimedAt = (line: string) =>
  `case when ${line}.invoice_id is null then ${line}.suggested_invoice_id else ${line}.invoice_id end`;
const isPlanned = (line: string) =>
  `(${line}.state = 'MATCHED' or ${line}.state = 'UNMATCHED' and (${line}.note is null or ${line}.note in ('TWICE', 'CLOSED')))`;

/** The statement's lines of a piece, of one invoice alone or of all. */
const PIECE_OF_ALL = "l.bank_statement_id = $1 and l.line_number > $2 and l.line_number <= $3";
const PIECE_OF_ONE = `${PIECE_OF_ALL} and ${aimedAt("l")} = $4`;
const pieceOf = (invoiceId: string | null) => (invoiceId === null ? PIECE_OF_ALL : PIECE_OF_ONE);

export type Planning = Lines & { invoiceId: string | null };
const valuesOf = ({ id }: Pick<BankStatement, "id">, { after, until, invoiceId }: Planning) =>
  invoiceId === null ? [id, after, until] : [id, after, until, invoiceId];

/**
 * Of lines that pay the same invoice those before one count first. What the lines before the piece leave open of an invoice is known by the
 * last of them, and which payment that was recorded by hand is one of theirs.
 */
export async function saveOpenBefore(
  tx: Transaction,
  statement: Pick<BankStatement, "id">,
  piece: Planning,
): Promise<void> {
  await tx.query(
    `with aimed as materialized (
       select l.id, l.line_number, l.amount_cents, i.id as invoice_id, case when i.status = 'open' then i.total_cents - i.credited_cents - i.paid_cents else 0 end as open_cents,
              hand.id as hand_id, l.is_by_hand, exists (select from payment p where p.invoice_id = i.id and p.bank_line_key is not null
                and p.received_date = l.booked_date and p.amount_cents = l.amount_cents) as is_twice
         from bank_line l join invoice i on i.id = ${aimedAt("l")}
         left join lateral (select p.id from payment p where p.invoice_id = i.id and p.method = 'DEPOSIT' and p.bank_line_key is null
              and p.amount_cents = l.amount_cents and abs(p.received_date - l.booked_date) <= ${RECORDED_DAYS} order by p.created_at, p.id limit 1) hand on true
        where ${pieceOf(piece.invoiceId)} and ${isPlanned("l")}),
     earlier as (
       select a.invoice_id, e.open_cents - case when e.recorded_payment_id is null and e.note is distinct from 'TWICE' then e.amount_cents else 0 end as open_cents
         from (select distinct invoice_id from aimed) a
         cross join lateral (select * from bank_line e where e.bank_statement_id = $1 and ${aimedAt("e")} = a.invoice_id and e.line_number <= $2
           and ${isPlanned("e")} order by e.line_number desc limit 1) e),
     taken as (
       select a.hand_id from (select distinct invoice_id, hand_id from aimed where hand_id is not null) a
        where exists (select from bank_line e where e.bank_statement_id = $1 and ${aimedAt("e")} = a.invoice_id and e.line_number <= $2
          and ${isPlanned("e")} and e.recorded_payment_id = a.hand_id)),
     turned as (
       select *, hand_id is not null and not exists (select from taken t where t.hand_id = aimed.hand_id)
              and row_number() over (partition by hand_id order by line_number) = 1 as is_hand from aimed),
     summed as (
       select t.*, coalesce(e.open_cents, t.open_cents) as left_cents,
              coalesce(sum(t.amount_cents) filter (where not is_hand and (is_by_hand or not is_twice)) over (partition by t.invoice_id order by t.line_number
              rows between unbounded preceding and 1 preceding), 0) as before_cents
         from turned t left join earlier e on e.invoice_id = t.invoice_id)
     update bank_line l set open_cents = s.left_cents - s.before_cents, recorded_payment_id = case when s.is_hand then s.hand_id end,
            note = case when s.is_twice and not s.is_hand and not s.is_by_hand then 'TWICE' end
       from summed s where s.id = l.id`,
    valuesOf(statement, piece),
  );
}

export type PlannedLine = {
  id: BankLineId;
  lineNumber: number;
  amountCents: Cents;
  openCents: Cents;
  isRecorded: boolean;
  isByHand: boolean;
  isTwice: boolean;
  invoiceId: string;
  invoiceStatus: InvoiceStatus;
};

export async function findLastLineNumber(
  tx: Transaction,
  { id }: Pick<BankStatement, "id">,
): Promise<number> {
  const found = await findRow<{ last: number | null }>(
    tx,
    "select max(line_number) as last from bank_line where bank_statement_id = $1",
    [id],
  );
  return found?.last ?? 0;
}

/** The number up to which so many lines of one invoice lie after another; undefined where there are none. */
export async function findEndOfPiece(
  tx: Transaction,
  { id }: Pick<BankStatement, "id">,
  { invoiceId, after, max }: { invoiceId: string; after: number; max: number },
): Promise<number | undefined> {
  const found = await findRow<{ last: number | null }>(
    tx,
    `select max(line_number) as last from (select l.line_number from bank_line l where l.bank_statement_id = $1 and ${aimedAt("l")} = $2
       and l.line_number > $3 order by l.line_number limit $4) piece`,
    [id, invoiceId, after, max],
  );
  return found?.last ?? undefined;
}

/** Of so many numbers, not so many lines: counting to a limit, the database sorts all that are left each time. */
export async function listLinesToPlan(
  tx: Transaction,
  statement: Pick<BankStatement, "id">,
  piece: Planning,
): Promise<PlannedLine[]> {
  return await tx.query<PlannedLine>(
    `select l.id, l.line_number, l.amount_cents, l.open_cents, l.recorded_payment_id is not null as is_recorded, l.is_by_hand,
            l.note is not distinct from 'TWICE' as is_twice, i.id as invoice_id, i.status as invoice_status
       from bank_line l join invoice i on i.id = ${aimedAt("l")}
      where ${pieceOf(piece.invoiceId)} and l.open_cents is not null and ${isPlanned("l")}`,
    valuesOf(statement, piece),
  );
}

export type LinePlan = {
  id: BankLineId;
  invoiceId: string;
  match: BankMatch | null;
  note: BankLineNote | null;
};

/** Without a match it waits for a person. */
export async function savePlans(tx: Transaction, plans: readonly LinePlan[]): Promise<void> {
  await tx.query(
    `update bank_line l set state = case when p.match is null then 'UNMATCHED' else 'MATCHED' end, match = p.match, note = p.note,
            invoice_id = case when p.match is null then null else p."invoiceId" end, suggested_invoice_id = p."invoiceId"
       from jsonb_to_recordset($1) as p (id uuid, "invoiceId" uuid, match text, note text) where l.id = p.id`,
    [JSON.stringify(plans)],
  );
}

export async function findNextMatched(tx: Transaction, { id }: Pick<BankStatement, "id">) {
  return await findRow<Tables["bank_line"]>(
    tx,
    "select * from bank_line where bank_statement_id = $1 and state = 'MATCHED' order by line_number limit 1 for no key update",
    [id],
  );
}

export async function findDraftOfInvoice(tx: Transaction, invoiceId: string): Promise<DraftId | undefined> {
  const found = await findRow<{ draftId: DraftId }>(tx, "select draft_id from invoice where id = $1", [
    invoiceId,
  ]);
  return found?.draftId;
}

export type LineChange = Partial<
  Pick<
    Tables["bank_line"],
    | "state"
    | "match"
    | "note"
    | "invoiceId"
    | "suggestedInvoiceId"
    | "openCents"
    | "isByHand"
    | "paymentId"
    | "reason"
    | "decidedBy"
    | "decidedAt"
    | "recordedPaymentId"
  >
>;
type ChangingLine = Granted<
  Pick<Tables["bank_line"], "id" | "version">,
  "CAN_MATCH" | "CAN_SET_ASIDE" | "CAN_UNDO" | "BEING_APPLIED"
>;

export async function saveLine(
  tx: Transaction,
  { id, version }: ChangingLine,
  change: LineChange,
): Promise<void> {
  await updateRow(tx, "bank_line", { id }, { ...change, version: version + 1 });
}

const CANDIDATES = 10;

/** Open invoices that a deposit may be for: those of just its amount first, and whatever the words name. */
export async function listCandidates(
  tx: Transaction,
  { amountCents, words }: { amountCents: Cents; words: string | null },
): Promise<LineInvoice[]> {
  return await tx.query<LineInvoice>(
    `select i.id, i.invoice_number, i.deposit_reference_number, o.name as organisation_name, i.draft_id, d.reference_number as draft_reference_number,
            i.total_cents, case when i.status = 'open' then i.total_cents - i.credited_cents - i.paid_cents else 0 end as open_cents
       from invoice i join organisation o on o.id = i.organisation_id join draft d on d.id = i.draft_id
      where case when $2::text is null then i.status = 'open' and i.total_cents - i.credited_cents - i.paid_cents = $1
                 else i.invoice_number ilike $2 or i.deposit_reference_number ilike $2 or d.reference_number ilike $2 or o.name ilike $2 end
      order by (i.status = 'open') desc, (i.total_cents - i.credited_cents - i.paid_cents = $1) desc, i.created_at desc, i.id desc limit ${CANDIDATES}`,
    [amountCents, words],
  );
}
