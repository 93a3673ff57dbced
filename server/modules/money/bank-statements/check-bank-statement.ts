// The dry run: the file is read line by line, each finds its invoice, and what another statement has brought is known again. Nothing but the statement's own lines is written.

import {
  RIGHTS_ENDED_MESSAGE,
  STATEMENT_FAULTS,
} from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { statementColumnsFault } from "@bondline/domain/money/bank-statements/statement-columns.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { FileFault, headerHash, type OpenFile } from "../../documents/imports/public.ts";
import {
  deleteSomeLines,
  findLastLineNumber,
  insertLines,
  markOccurrences,
  markReadBefore,
  piecesTo,
} from "./bank-line-store.ts";
import { accessStatementAsSystem, accessStatementBeingRead } from "./bank-statement-access.ts";
import type { BankStatement } from "./bank-statement-record.ts";
import { beginReading, findMapping, saveLinesRead, saveStatementStage } from "./bank-statement-store.ts";
import type { CheckPayload } from "./bank-statement-tasks.ts";
import { planPiece, stagedLines } from "./plan-lines.ts";
import { type CamtBalances, readCamt } from "./read-camt.ts";
import { openCsvStatement, type StatementLine } from "./read-statement.ts";

const PORTAL = { system: "Bank statement" };
/** So few that what is sent and answered of them is small, and is forgotten with them. */
const BATCH = 100;

/** Repeats harmlessly: what an earlier reading has written goes first, and whoever is still at that one writes nothing more. */
export async function checkBankStatement(app: App, { bankStatementId }: CheckPayload): Promise<void> {
  const statement = await runTransaction(app, PORTAL, (tx) =>
    accessStatementAsSystem(tx, bankStatementId, ["RECEIVING", "CHECKING"]),
  );
  const [file] = statement?.files ?? [];
  if (statement === undefined || file?.infectedFileStatus === "NOT_SCANNED") return;
  try {
    const open = openedFile(app, statement);
    const reading = await runTransaction(app, PORTAL, (tx) => startReading(tx, statement));
    if (reading !== undefined && (await forgetLines(app, { statement, reading })))
      await readLines(app, { statement, reading }, await linesOf(app, statement, open));
  } catch (thrown) {
    await refuseFile(app, statement, sentenceOf(thrown));
  }
}

function openedFile(app: App, { files: [file] }: BankStatement): OpenFile {
  if (file === undefined) throw new FileFault(STATEMENT_FAULTS.notArrived());
  if (file.infectedFileStatus !== "CLEAN") throw new FileFault(STATEMENT_FAULTS.notTaken());
  return () => app.ports.files.read(file.storageKey);
}

async function startReading(tx: Transaction, { id }: BankStatement): Promise<number | undefined> {
  const statement = await accessStatementAsSystem(tx, id, ["RECEIVING", "CHECKING"]);
  if (statement === undefined) return undefined;
  const reading = await beginReading(tx, statement);
  await tx.announce("bank_statement", { id });
  return reading;
}

/** What an earlier reading has written, in pieces; false where another reading has begun meanwhile. */
async function forgetLines(app: App, { statement: { id }, reading }: Reading): Promise<boolean> {
  for (;;) {
    const found = await runTransaction(app, PORTAL, async (tx) => {
      const changing = await accessStatementBeingRead(tx, { id, reading });
      return changing && { isMore: await deleteSomeLines(tx, changing) };
    });
    if (found?.isMore !== true) return found !== undefined;
  }
}

type Lines = { lines: AsyncGenerator<StatementLine>; balances: CamtBalances };

async function linesOf(app: App, statement: BankStatement, open: OpenFile): Promise<Lines> {
  const balances: CamtBalances = { openingCents: null, closingCents: null };
  if (statement.statementFormat === "CAMT_053") {
    const [, account = ""] = statement.accountKey.split(" ");
    return { lines: readCamt(open, account, balances), balances };
  }
  const csv = await openCsvStatement(open);
  const columns = await runTransaction(app, PORTAL, async (tx) => {
    const changing = await accessStatementAsSystem(tx, statement.id, ["CHECKING"]);
    const { accountKey } = statement;
    const remembered = await findMapping(tx, { accountKey, headerHash: headerHash(csv.headers) });
    const chosen = remembered ?? csv.columns;
    if (changing !== undefined)
      await saveStatementStage(tx, changing, "CHECKING", { headers: [...csv.headers], columns: [...chosen] });
    return chosen;
  });
  const fault = statementColumnsFault(columns, csv.headers);
  if (fault !== undefined) throw new FileFault(fault);
  return { lines: csv.linesBy(columns), balances };
}

type Reading = { statement: BankStatement; reading: number };
type StatementBeingRead = NonNullable<Awaited<ReturnType<typeof accessStatementBeingRead>>>;

async function readLines(
  app: App,
  { statement, reading }: Reading,
  { lines, balances }: Lines,
): Promise<void> {
  let read = 0;
  for await (const batch of inBatches(lines)) {
    read += batch.length;
    const goesOn = await runTransaction(app, PORTAL, async (tx) => {
      const changing = await accessStatementBeingRead(tx, { id: statement.id, reading });
      if (changing === undefined) return false;
      await insertLines(tx, changing, await stagedLines(tx, changing, batch));
      await saveLinesRead(tx, changing, read);
      await tx.announce("bank_statement", { id: statement.id });
      return true;
    });
    if (!goesOn) return;
  }
  if (read === 0) throw new FileFault(STATEMENT_FAULTS.noLines());
  await planLines(app, { statement, reading }, balances);
}

/** In pieces, each in a transaction of its own: none of them takes longer because the statement has more lines. */
async function planLines(app: App, { statement: { id }, reading }: Reading, balances: CamtBalances) {
  const whileRead = async <Result>(
    act: (tx: Transaction, changing: StatementBeingRead) => Promise<Result>,
  ): Promise<Result | undefined> =>
    await runTransaction(app, PORTAL, async (tx) => {
      const changing = await accessStatementBeingRead(tx, { id, reading });
      return changing && (await act(tx, changing));
    });
  const last = await whileRead(findLastLineNumber);
  if (last === undefined) return;
  for (const piece of piecesTo(last, BATCH)) {
    const goesOn = await whileRead(async (tx, changing) => {
      await markOccurrences(tx, changing, piece);
      await markReadBefore(tx, changing, piece);
      await planPiece(tx, changing, { ...piece, invoiceId: null });
      return true;
    });
    if (goesOn === undefined) return;
  }
  await whileRead(async (tx, changing) => {
    await saveStatementStage(tx, changing, "READY", balances);
    await tx.announce("bank_statement", { id });
  });
}

async function* inBatches(lines: AsyncIterable<StatementLine>): AsyncGenerator<StatementLine[]> {
  let batch: StatementLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Anything else is no fault of the file's, and is tried again. */
function sentenceOf(thrown: unknown): string {
  if (thrown instanceof FileFault) return thrown.message;
  if (thrown instanceof Refusal) return RIGHTS_ENDED_MESSAGE;
  throw thrown;
}

async function refuseFile(app: App, { id }: BankStatement, sentence: string): Promise<void> {
  let isMore = true;
  while (isMore)
    isMore = await runTransaction(app, PORTAL, async (tx) => {
      const changing = await accessStatementAsSystem(tx, id, ["RECEIVING", "CHECKING"]);
      if (changing === undefined) return false;
      if (await deleteSomeLines(tx, changing)) return true;
      await saveStatementStage(tx, changing, "REFUSED", { errors: [sentence], finishedAt: tx.now });
      await tx.announce("bank_statement", { id });
      return false;
    });
}
