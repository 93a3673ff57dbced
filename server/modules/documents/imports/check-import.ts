// The dry run: the file is read row by row, each is validated as the form would validate it, and what repeats something is found. Nothing but the import's own rows is written.

import { pathsByName } from "@bondline/domain/documents/imports/import-columns.ts";
import { IMPORT_FAULTS, RIGHTS_ENDED_MESSAGE } from "@bondline/domain/documents/imports/import-faults.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { headerHash } from "./header-hash.ts";
import { accessImportAsSystem, accessImportAtWork } from "./import-access.ts";
import { lookUpBeneficiaries } from "./import-beneficiaries.ts";
import { listMends } from "./import-mend-store.ts";
import type { ImportJob } from "./import-record.ts";
import { deleteRows, insertStagedRows, markDuplicates } from "./import-row-store.ts";
import { beginReading, findMapping, isBeingRead, saveImportStage, saveRowsRead } from "./import-store.ts";
import type { CheckPayload } from "./import-tasks.ts";
import {
  type Register,
  type RegisterKind,
  type RegisterRow,
  readRegister,
  registerKindOf,
} from "./read-register.ts";
import { RegisterFault } from "./register-fault.ts";
import { noteTaker } from "./register-notes.ts";
import { encodingOf, type OpenFile } from "./register-text.ts";
import { mendedCells, rulesOf, validatorOf } from "./register-validator.ts";

const PORTAL = { system: "Import" };
const BATCH = 500;

/** Repeats harmlessly: what an earlier reading has written goes first, and whoever is still at that one writes nothing more. */
export async function checkImport(app: App, { importJobId, accountId }: CheckPayload): Promise<void> {
  const job = await runTransaction(app, PORTAL, (tx) =>
    accessImportAsSystem(tx, importJobId, ["RECEIVING", "CHECKING"]),
  );
  if (job === undefined) return;
  const [file] = job.files;
  if (file?.infectedFileStatus === "NOT_SCANNED") return;
  try {
    const file = await openedFile(app, job);
    const reading = await runTransaction(app, PORTAL, (tx) => startReading(tx, job));
    if (reading !== undefined)
      await readRows(app, { job, reading, ...file, worksFor: accountId ?? job.createdBy });
  } catch (thrown) {
    await refuseFile(app, job, sentenceOf(thrown));
  }
}

type OpenedFile = { open: OpenFile; kind: RegisterKind };

/** A file that is not clean is opened for no more than the sentence that says why. */
async function openedFile(app: App, { files }: ImportJob): Promise<OpenedFile> {
  const [file] = files;
  if (file === undefined) throw new RegisterFault(IMPORT_FAULTS.notArrived());
  if (file.infectedFileStatus === "INFECTED") throw new RegisterFault(IMPORT_FAULTS.infected());
  const open = () => app.ports.files.read(file.storageKey);
  const kind = registerKindOf(file);
  if (file.infectedFileStatus === "CLEAN") return { open, kind };
  if (kind === "CSV") await encodingOf(open);
  throw new RegisterFault(IMPORT_FAULTS.notTaken(file.failureReason ?? "DAMAGED"));
}

async function startReading(tx: Transaction, { id }: ImportJob): Promise<number | undefined> {
  const job = await accessImportAsSystem(tx, id, ["RECEIVING", "CHECKING"]);
  if (job === undefined) return undefined;
  const reading = await beginReading(tx, job);
  await notify(tx, job);
  return reading;
}

type Reading = OpenedFile & { job: ImportJob; reading: number; worksFor: ImportJob["createdBy"] };

async function readRows(app: App, reading: Reading): Promise<void> {
  const register = await readRegister(reading.open, reading.kind);
  try {
    await stageRows(app, reading, register);
  } finally {
    await register.rows.return(undefined);
  }
}

async function stageRows(app: App, { job, reading, worksFor }: Reading, register: Register): Promise<void> {
  const validated = await runTransaction(app, { worksFor }, (tx) => validateRead(tx, job, register));
  if (validated === undefined) return;
  const { validate, paths } = validated;
  const taker = noteTaker({ headers: register.headers, paths });
  let read = 0;
  for await (const rows of inBatches(register.rows)) {
    const staged = rows.map(validate);
    rows.forEach(taker.see);
    read += rows.length;
    const goesOn = await runTransaction(app, { worksFor }, async (tx) => {
      const work = await accessImportAtWork(tx, job, "CHECKING");
      if (work === undefined || !(await isBeingRead(tx, job.id, reading))) return false;
      await insertStagedRows(tx, work, staged);
      await saveRowsRead(tx, work, read);
      await notify(tx, job);
      return true;
    });
    if (!goesOn) return;
  }
  if (read === 0) throw new RegisterFault(IMPORT_FAULTS.headerAlone());
  await runTransaction(app, { worksFor }, async (tx) => {
    const work = await accessImportAtWork(tx, job, "CHECKING");
    if (work === undefined || !(await isBeingRead(tx, job.id, reading))) return;
    await markDuplicates(tx, work);
    await lookUpBeneficiaries(tx, work);
    await saveImportStage(tx, work, "READY", { notes: [...register.notes, ...taker.notes()] });
    await notify(tx, job);
  });
}

/** What was chosen for this file, or for an earlier one with its header; otherwise each column by its name. What was mended in a row counts. */
async function validateRead(tx: Transaction, named: ImportJob, { headers }: Register) {
  const job = await accessImportAtWork(tx, named, "CHECKING");
  if (job === undefined) return undefined;
  const rules = await rulesOf(tx, job.organisationId);
  const known = new Set(rules.columns.map(({ path }) => path));
  const remembered = await findMapping(tx, job.organisationId, headerHash(headers));
  // A fact that is no longer on the organisation's list is left out.
  const paths =
    remembered?.map((path) => (known.has(path) ? path : "")) ?? pathsByName(headers, rules.columns);
  await saveImportStage(tx, job, "CHECKING", { headers: [...headers], columns: paths });
  const validate = validatorOf({ headers, paths }, rules);
  const mends = await listMends(tx, job.id);
  const validateMended = ({ number, cells }: RegisterRow) =>
    validate({ number, cells: mendedCells(cells, mends.get(number)) });
  return { validate: validateMended, paths };
}

async function* inBatches(rows: AsyncIterable<RegisterRow>): AsyncGenerator<RegisterRow[]> {
  let batch: RegisterRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Anything else is no fault of the file's, and is tried again. */
function sentenceOf(thrown: unknown): string {
  if (thrown instanceof RegisterFault) return thrown.message;
  if (thrown instanceof Refusal) return RIGHTS_ENDED_MESSAGE;
  throw thrown;
}

async function refuseFile(app: App, { id }: ImportJob, sentence: string): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const job = await accessImportAsSystem(tx, id, ["RECEIVING", "CHECKING"]);
    if (job === undefined) return;
    await deleteRows(tx, job);
    await saveImportStage(tx, job, "REFUSED", { errors: [sentence], finishedAt: tx.now });
    await notify(tx, job);
  });
}

async function notify(tx: Transaction, { id, organisationId }: Pick<ImportJob, "id" | "organisationId">) {
  await tx.announce("import_job", { id, organisationId });
}
