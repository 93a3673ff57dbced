// Statements of the account for deposits as files, brought as far as a test needs by the real commands and jobs.

import { createHash } from "node:crypto";
import { csvText } from "@bondline/domain/csv-text.ts";
import { asBankStatementId, type BankStatementId } from "@bondline/domain/ids.ts";
import type { BankStatementStage } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import type { App } from "../../server/app.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createBankStatement } from "../../server/modules/money/bank-statements/commands/create-bank-statement.ts";
import { startBankStatement } from "../../server/modules/money/bank-statements/commands/start-bank-statement.ts";
import { receiveAttachment } from "../../server/modules/records/attachments/attachment-jobs.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { eventually } from "../waiting.ts";

export const STATEMENT_HEADER = ["Date", "Amount", "Description", "Transaction ID"];

export type StatementRow = { amount: string; narrative: string; date?: string; id?: string };

export function csvStatement(
  rows: readonly StatementRow[],
  header: readonly string[] = STATEMENT_HEADER,
): Buffer {
  const cells = rows.map(({ amount, narrative, date = "20/11/2026", id = "" }) => [
    date,
    amount,
    narrative,
    id,
  ]);
  return Buffer.from(csvText([header, ...cells]));
}

const CONTENT_TYPES = { csv: "text/csv", xml: "application/xml" } as const;

export function statementFile(bytes: Buffer, fileName = "november.csv") {
  const contentType = CONTENT_TYPES[fileName.endsWith(".xml") ? "xml" : "csv"];
  const contentMd5Checksum = createHash("md5").update(bytes).digest("base64");
  return { fileName, contentType, contentMd5Checksum, fileSize: bytes.length };
}

type Asked = { bytes: Buffer; fileName?: string };

/** Announced, and nothing has come yet. */
export async function announcedStatement(app: App, { bytes, fileName }: Asked) {
  const file = statementFile(bytes, fileName);
  const { bankStatementId } = await callAs(app, "rosa", createBankStatement, { file });
  const id = asBankStatementId(String(bankStatementId));
  const rows = await asPortal(
    app,
    "select id as file_id, storage_key from bank_statement_file where bank_statement_id = $1",
    id,
  );
  return { id, file, fileId: String(rows[0]?.fileId), storageKey: String(rows[0]?.storageKey) };
}

/** Its file has come: read, or refused. */
export async function readStatement(app: App, asked: Asked, stage: BankStatementStage = "READY") {
  const { id, file, fileId, storageKey } = await announcedStatement(app, asked);
  await app.ports.files.put(storageKey, { ...file, bytes: asked.bytes });
  await receiveAttachment(app, { attachmentId: fileId });
  return await statementInStage(app, id, stage);
}

export async function recordedStatement(app: App, asked: Asked) {
  const { id, version } = await readStatement(app, asked);
  await callAs(app, "rosa", startBankStatement, { id, version });
  return await statementInStage(app, id, "COMPLETE");
}

/** As somebody has said so, and no job has come yet. */
export async function beingRecorded(app: App, asked: Asked): Promise<BankStatementId> {
  const { id } = await readStatement(app, asked);
  await asPortal(app, "update bank_statement set stage = 'APPLYING' where id = $1", id);
  return id;
}

/** Its jobs are at it: it is waited for until it stands there. */
export async function statementInStage(app: App, id: BankStatementId, stage: BankStatementStage) {
  const read = async () =>
    (await asPortal(app, "select version, stage from bank_statement where id = $1", id))[0];
  await eventually({ app }, async () => (await read())?.stage === stage);
  return { id, version: Number((await read())?.version) };
}

async function asPortal(app: App, text: string, id: string): Promise<Record<string, unknown>[]> {
  return await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<Record<string, unknown>>(text, [id]),
  );
}
