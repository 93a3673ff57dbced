// Registers as files, and imports of Harbour's brought as far as a test needs by the real commands and jobs.

import { createHash, randomUUID } from "node:crypto";
import { csvText } from "@bondline/domain/csv-text.ts";
import type { ImportMode, ImportStage } from "@bondline/domain/documents/imports/import-job.ts";
import { asImportJobId, asOrganisationId, type ImportJobId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { ORGANISATIONS, type OrganisationName, type PersonName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createImportJob } from "../../server/modules/documents/imports/commands/create-import-job.ts";
import { startImportJob } from "../../server/modules/documents/imports/commands/start-import-job.ts";
import { receiveAttachment } from "../../server/modules/records/attachments/attachment-jobs.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { eventually } from "../waiting.ts";

export const REGISTER_HEADER = [
  "Kind",
  "Amount",
  "Bank or insurer",
  "Guarantee number",
  "Established",
  "Expiry",
  "Expiry date",
  "Applicant name",
  "Beneficiary name",
  "Beneficiary ABN or ACN",
  "Description",
];

/** A row that the form would take; `changes` by the header. */
export function registerRow(number: string, changes: Readonly<Record<string, string>> = {}): string[] {
  const row: Record<string, string> = {
    Kind: "Bank Guarantee",
    Amount: "$85,000.00",
    "Bank or insurer": "Westpac",
    "Guarantee number": number,
    Established: "20/11/2025",
    Expiry: "On a date",
    "Expiry date": "30/06/2028",
    "Applicant name": "Harbour Civil Pty Ltd",
    "Beneficiary name": "Qantas Airways Limited",
    "Beneficiary ABN or ACN": "16 009 661 901",
    Description: "Stage 2",
    ...changes,
  };
  return REGISTER_HEADER.map((name) => row[name] ?? "");
}

export function register(rows: readonly (readonly string[])[], header: readonly string[] = REGISTER_HEADER) {
  return Buffer.from(csvText([header, ...rows]));
}

export function fileOf(bytes: Buffer, fileName = "register.csv") {
  return {
    fileName,
    contentType: "text/csv",
    contentMd5Checksum: createHash("md5").update(bytes).digest("base64"),
    fileSize: bytes.length,
  };
}

type AskedFor = { bytes?: Buffer; by?: PersonName; fileName?: string };

/** Announced, and nothing has come yet. */
export async function announcedImport(
  app: App,
  { bytes = register([registerRow("N-1")]), by = "ada", fileName }: AskedFor = {},
) {
  const organisationId = organisationOf(by);
  const files = [fileOf(bytes, fileName)];
  const { importJobId } = await callAs(app, by, createImportJob, { organisationId, files });
  return { id: asImportJobId(String(importJobId)), ...(await fileIn(app, String(importJobId))) };
}

/** Checked: the dry run waits for somebody's word. */
export async function checkedImport(app: App, asked: AskedFor = {}) {
  const { id, fileId, storageKey } = await announcedImport(app, asked);
  const bytes = asked.bytes ?? register([registerRow("N-1")]);
  await app.ports.files.put(storageKey, { contentType: "text/csv", fileName: "register.csv", bytes });
  await receiveAttachment(app, { attachmentId: fileId });
  return await inStage(app, id, "READY");
}

export async function finishedImport(app: App, asked: AskedFor & { mode?: ImportMode } = {}) {
  const checked = await checkedImport(app, asked);
  const by = asked.by ?? "ada";
  await callAs(app, by, startImportJob, { ...checked, mode: asked.mode ?? "KEEP_GOOD_ROWS" });
  return await inStage(app, checked.id, "COMPLETE");
}

/** Checked, with a beneficiary that was found by its number, however many have been looked up before. */
export async function importThatNames(app: App, name: OrganisationName) {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("delete from rate_limit where key like 'sharingLookUps %'"),
  );
  const { name: called, abn } = ORGANISATIONS[name];
  const row = registerRow(`N-${randomUUID().slice(0, 13)}`, {
    "Beneficiary name": called.toUpperCase(),
    "Beneficiary ABN or ACN": abn,
  });
  return await checkedImport(app, { bytes: register([row]) });
}

const organisationOf = (by: PersonName) =>
  asOrganisationId(idOf("organisation", by === "wes" ? "wesfarmers" : "harbour"));

async function fileIn(app: App, importJobId: string) {
  const [file] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ fileId: string; storageKey: string }>(
      "select id as file_id, storage_key from import_file where import_job_id = $1",
      [importJobId],
    ),
  );
  if (file === undefined) throw new Error("An import that was announced has a file.");
  return file;
}

/** Its jobs are at it: it is waited for until it stands there. */
async function inStage(app: App, id: ImportJobId, stage: ImportStage) {
  const found = async () => {
    const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
      tx.query<{ version: number; stage: ImportStage }>(
        "select version, stage from import_job where id = $1",
        [id],
      ),
    );
    return row;
  };
  await eventually({ app }, async () => (await found())?.stage === stage);
  return { id, version: (await found())?.version ?? 0 };
}
