// The only access checks of bank statements and their lines: they are for the provider's people, who record deposits.

import { asBankLineId, asBankStatementId, type BankStatementId } from "@bondline/domain/ids.ts";
import {
  BANK_LINE_STATE_TEXT,
  type BankLineAction,
  type BankLineState,
  mayDoWithLine,
} from "@bondline/domain/money/bank-statements/bank-line.ts";
import {
  BANK_STATEMENT_STAGE_TEXT,
  type BankStatementAction,
  type BankStatementStage,
  mayDoWithStatement,
} from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grant, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findLine, listCandidates, listLines, listUnsettledLines, lockLine } from "./bank-line-store.ts";
import type { BankLineRow, BankStatement, LineInvoice } from "./bank-statement-record.ts";
import {
  findSameFile,
  findStatement,
  findStatementForChange,
  listStatements,
  lockStatementBeingRead,
  lockStatementInStage,
} from "./bank-statement-store.ts";

export function requireDepositStaff(tx: Transaction, id: string): void {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("BANK_STATEMENT_NOT_FOUND", { id });
}

export async function accessStatement(tx: Transaction, id: string): Promise<BankStatement> {
  requireDepositStaff(tx, id);
  return (await findStatement(tx, asBankStatementId(id))) ?? refuse("BANK_STATEMENT_NOT_FOUND", { id });
}

export async function accessStatementToChange<Action extends BankStatementAction>(
  tx: Transaction,
  { id, version }: { id: string; version: number | undefined },
  action: Action,
): Promise<Granted<BankStatement, Action>> {
  requireDepositStaff(tx, id);
  const statement =
    (await findStatementForChange(tx, asBankStatementId(id))) ?? refuse("BANK_STATEMENT_NOT_FOUND", { id });
  return grantChange(statement, {
    right: action,
    versionRead: version,
    decision: { allowed: mayDoWithStatement(statement.stage, action) },
    named: { record: "bank statement", status: BANK_STATEMENT_STAGE_TEXT[statement.stage] },
  });
}

export async function listAccessibleStatements(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<BankStatement>> {
  requireDepositStaff(tx, "");
  return await listStatements(tx, list);
}

/** Of one that has come through its own access check. */
export async function earlierStatementOf(
  tx: Transaction,
  statement: BankStatement,
): Promise<BankStatement | undefined> {
  return await findSameFile(tx, statement);
}

/** Of a statement that has come through its own access check. */
export async function listLinesOf(
  tx: Transaction,
  list: PageArguments,
  { id, states }: { id: BankStatement["id"]; states: readonly BankLineState[] },
): Promise<Page<BankLineRow>> {
  return await listLines(tx, list, { id, states });
}

export async function accessLine(tx: Transaction, id: string): Promise<BankLineRow> {
  requirePerson(tx.actor);
  const line = isProviderStaff(tx.actor) ? await findLine(tx, asBankLineId(id)) : undefined;
  return line ?? refuse("BANK_LINE_NOT_FOUND", { id });
}

export async function listAccessibleUnsettledLines(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<BankLineRow>> {
  requireDepositStaff(tx, "");
  return await listUnsettledLines(tx, list);
}

export async function listCandidatesOf(
  tx: Transaction,
  { amountCents }: Pick<BankLineRow, "amountCents">,
  words: string | null,
): Promise<LineInvoice[]> {
  return amountCents === null ? [] : await listCandidates(tx, { amountCents, words });
}

export type LineAtHand<Action extends BankLineAction> = {
  statement: Granted<BankStatement, "CAN_MATCH_LINES">;
  line: Granted<Tables["bank_line"], Action>;
};

/** The statement is locked before its line, so that it is neither recorded nor called off meanwhile. */
export async function accessLineToChange<Action extends BankLineAction>(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  action: Action,
): Promise<LineAtHand<Action>> {
  const { bankStatementId } = await accessLine(tx, id);
  const statement = await accessStatementToChange(
    tx,
    { id: bankStatementId, version: undefined },
    "CAN_MATCH_LINES",
  );
  const line = (await lockLine(tx, asBankLineId(id))) ?? refuse("BANK_LINE_NOT_FOUND", { id });
  const granted = grantChange(line, {
    right: action,
    versionRead: version,
    decision: { allowed: mayDoWithLine(line.state, action) },
    named: { record: "line", status: BANK_LINE_STATE_TEXT[line.state] },
  });
  return { statement, line: granted };
}

/** For the work that somebody asked for, by their own rights; undefined where it was stopped meanwhile. */
export async function accessStatementAtWork(tx: Transaction, id: BankStatementId) {
  requireDepositStaff(tx, id);
  const statement = await lockStatementInStage(tx, id, "APPLYING");
  return statement && grant(statement, "BEING_APPLIED");
}

/** For the portal's own part of it: what has come of its file, and how it ended. */
export async function accessStatementAsSystem(
  tx: Transaction,
  id: BankStatementId,
  stages: readonly BankStatementStage[],
): Promise<Granted<BankStatement, "AS_SYSTEM"> | undefined> {
  if (tx.actor.kind !== "system")
    throw new Error("Only the portal itself takes a bank statement without asking.");
  const statement = await findStatementForChange(tx, id);
  return statement !== undefined && stages.includes(statement.stage)
    ? grant(statement, "AS_SYSTEM")
    : undefined;
}

/** For the portal's reading of its file; undefined where another reading has begun, or it was called off. */
export async function accessStatementBeingRead(
  tx: Transaction,
  which: { id: BankStatementId; reading: number },
): Promise<Granted<Pick<BankStatement, "id" | "accountKey">, "BEING_READ"> | undefined> {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself reads a bank statement.");
  const statement = await lockStatementBeingRead(tx, which);
  return statement && grant(statement, "BEING_READ");
}

/** A line that came through its statement, for the work that somebody asked for. */
export function lineAtWork(
  _statement: Granted<object, "BEING_APPLIED" | "CAN_MATCH_LINES">,
  line: Tables["bank_line"],
): Granted<Tables["bank_line"], "BEING_APPLIED"> {
  return grant(line, "BEING_APPLIED");
}
