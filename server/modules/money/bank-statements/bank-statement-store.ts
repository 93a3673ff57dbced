// Bank statements in the database: SQL and nothing else. Whether somebody may see one is asked in bank-statement-access.

import type { BankStatementId } from "@bondline/domain/ids.ts";
import type { BankStatementStage } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, saveRow, updateRecord } from "../../../database/write-row.ts";
import type { Listed, Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { attachmentChildren } from "../../records/attachments/public.ts";
import type { BankStatement, ChangingStatement } from "./bank-statement-record.ts";

const COLUMNS = `d.id, d.account_key, d.created_by, d.created_by_name, d.file_name, d.statement_format, d.stage, d.headers, d.columns, d.errors,
  d.lines_read, d.opening_cents, d.closing_cents, d.applied_by, d.applied_by_name, d.finished_at, d.created_at, d.version,
  ${attachmentChildren("bank_statement_file", "bank_statement_id")} as files,
  (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'count', c.count, 'amount_cents', c.amount_cents)), '[]') from (
     select l.state, count(*)::int as count, coalesce(sum(l.amount_cents), 0)::bigint as amount_cents from bank_line l where l.bank_statement_id = d.id group by l.state) c) as counted`;

export async function findStatement(
  tx: Transaction,
  id: BankStatementId,
): Promise<BankStatement | undefined> {
  return await findRow<BankStatement>(tx, `select ${COLUMNS} from bank_statement d where d.id = $1`, [id]);
}

/** As `findStatement`, and nobody else changes it until this transaction ends. */
export async function findStatementForChange(tx: Transaction, id: BankStatementId) {
  const locked = await tx.query("select 1 from bank_statement where id = $1 for no key update", [id]);
  return locked.length === 0 ? undefined : await findStatement(tx, id);
}

/** For each line that is recorded: without counting all of them each time. */
export async function lockStatementInStage(tx: Transaction, id: BankStatementId, stage: BankStatementStage) {
  return await findRow<Pick<BankStatement, "id" | "accountKey" | "fileName">>(
    tx,
    "select id, account_key, file_name from bank_statement where id = $1 and stage = $2 for no key update",
    [id, stage],
  );
}

/** Newest first. */
export async function listStatements(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<Listed<BankStatement>>> {
  return await listRows<BankStatement>(tx, list, {
    keyset: { column: "d.created_at", cast: "timestamptz", id: "d.id", direction: "DESC" },
    columns: COLUMNS,
    from: "bank_statement d",
    where: "true",
    values: [],
  });
}

/** The newest other statement of the same bytes that was not called off. */
export async function findSameFile(
  tx: Transaction,
  { id, files }: BankStatement,
): Promise<BankStatement | undefined> {
  return await findRow<BankStatement>(
    tx,
    `select ${COLUMNS} from bank_statement d
      where d.id <> $1 and d.stage in ('READY', 'APPLYING', 'COMPLETE', 'STOPPED')
        and exists (select 1 from bank_statement_file f where f.bank_statement_id = d.id and f.sha256 = $2)
      order by d.created_at desc limit 1`,
    [id, files[0]?.sha256 ?? null],
  );
}

type NewStatement = Omit<NewRow<"bank_statement">, "createdAt" | "updatedAt" | "stage">;

export async function insertStatement(
  tx: Transaction,
  statement: NewStatement,
): Promise<Granted<NewStatement, "CREATED">> {
  await insertRow(tx, "bank_statement", {
    ...statement,
    stage: "RECEIVING",
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return grantCreated(statement);
}

type StatementChanges = Partial<
  Pick<
    BankStatement,
    | "appliedBy"
    | "appliedByName"
    | "closingCents"
    | "columns"
    | "errors"
    | "finishedAt"
    | "headers"
    | "linesRead"
    | "openingCents"
  >
>;

export async function saveStatementStage(
  tx: Transaction,
  { id }: ChangingStatement,
  stage: BankStatementStage,
  changes: StatementChanges = {},
): Promise<void> {
  await updateRecord(tx, "bank_statement", id, { ...changes, stage });
}

/** Answers which reading of the file this is: nobody writes more lines of an earlier one. */
export async function beginReading(tx: Transaction, { id }: ChangingStatement): Promise<number> {
  const begun = await findRow<{ reading: number }>(
    tx,
    `update bank_statement set reading = reading + 1, lines_read = 0, stage = 'CHECKING', errors = '{}', updated_at = $2, version = version + 1
      where id = $1 returning reading`,
    [id, tx.now],
  );
  if (begun === undefined) throw new Error("A statement that is read is there.");
  return begun.reading;
}

/** While it is still this reading that goes on: without counting its lines for each batch of them. */
export async function lockStatementBeingRead(
  tx: Transaction,
  { id, reading }: { id: BankStatementId; reading: number },
) {
  return await findRow<Pick<BankStatement, "id" | "accountKey">>(
    tx,
    "select id, account_key from bank_statement where id = $1 and reading = $2 and stage = 'CHECKING' for no key update",
    [id, reading],
  );
}

export async function saveLinesRead(
  tx: Transaction,
  { id }: ChangingStatement,
  linesRead: number,
): Promise<void> {
  await tx.query("update bank_statement set lines_read = $2 where id = $1", [id, linesRead]);
}

type Mapped = { accountKey: string; headerHash: string };

export async function findMapping(tx: Transaction, { accountKey, headerHash }: Mapped) {
  const found = await findRow<{ columns: string[] }>(
    tx,
    "select columns from bank_statement_mapping where account_key = $1 and header_hash = $2",
    [accountKey, headerHash],
  );
  return found?.columns;
}

export async function saveMapping(
  tx: Transaction,
  { accountKey }: ChangingStatement,
  headerHash: string,
  columns: readonly string[],
): Promise<void> {
  const row = { accountKey, headerHash, columns: [...columns], updatedAt: tx.now };
  await saveRow(tx, "bank_statement_mapping", row, { columns: ["accountKey", "headerHash"] });
}
