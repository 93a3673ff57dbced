// A server that is killed in the middle of an import of ten thousand rows: another goes on where it stood, each row is there once, and whoever watches is notified of the end.
// Shows: REL-03.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask } from "../../server/database/embedded/embedded-testing.ts";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { type Api, apiOf } from "../api.ts";
import { fileOf, register, registerRow } from "../builders/import-builder.ts";
import { cloneTestDatabase, type TestDatabase } from "../test-database.ts";
import { put } from "../uploads.ts";
import { fillTemplate, freePort, WORLD_BEGINS } from "../world.ts";
import { type Instance, startInstance } from "./instance-process.ts";
import { type Bound, measureRecovery } from "./recovery.ts";

const ROWS = 10_000;
const REFUSED_EVERY = 100;
const TWICE_EVERY = 250;
const KILLED_AT = 2_000;
const RESUMES: Bound = {
  requirement: "REL-03",
  fault: "an instance was killed in the middle of an import",
  until: "another has imported a row",
  allowedMilliseconds: 60_000,
};

/** What is wrong comes at both sides of the kill. */
const kindOf = (at: number) =>
  at % REFUSED_EVERY === 7
    ? "REFUSED"
    : at % TWICE_EVERY === 11 && at > TWICE_EVERY
      ? "DUPLICATE"
      : "IMPORTED";
const rows = Array.from({ length: ROWS }, (_, at) => {
  const number = `K-${kindOf(at) === "DUPLICATE" ? at - 1 : at}`;
  return registerRow(number, kindOf(at) === "REFUSED" ? { Amount: "a lot" } : {});
});
const countOf = (kind: string) => rows.filter((_, at) => kindOf(at) === kind).length;

const WATCHED = `subscription ($id: ID!) { importJobCompleted(importJobId: $id) {
  stage status rowsNew rowsImported rowsRefused rowsDuplicate } }`;
/** Long enough for a machine that has much else to do. */
const PATIENCE_MILLISECONDS = 150_000;

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "bondline-import-"));
const running: Instance[] = [];
before(async () => {
  database = await cloneTestDatabase(fillTemplate);
});
after(async () => {
  for (const instance of running) instance.kill();
  await Promise.all(running.map(({ gone }) => gone));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<{ instance: Instance; api: Api }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), PUBLIC_URL: url };
  const clockAheadMilliseconds = Date.parse(WORLD_BEGINS) - Date.now();
  const instance = startInstance({
    ownerUrl: database.ownerUrl,
    folder,
    environment,
    clockAheadMilliseconds,
  });
  running.push(instance);
  await instance.ready;
  const input = { email: PEOPLE.ada.email, password: CAST_PASSWORD };
  const { data } = await apiOf(url, undefined).mutate("signIn", "SignInInput", input, "session { token }");
  return { instance, api: apiOf(url, data.signIn.session.token) };
}

type JobState = { stage: string; version: number; imported: number };

/** Looked up in the database itself, which no instance has to be there for. */
async function until(id: string, holds: (state: JobState) => boolean): Promise<JobState> {
  const impatient = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  for (;;) {
    const found = await ask(
      database.ownerUrl,
      `select json_build_object('stage', stage, 'version', version, 'imported',
         (select count(*) from import_row r where r.import_job_id = j.id and r.verdict = 'IMPORTED'))::text
         from import_job j where j.id = '${id}'`,
    );
    const state: JobState = JSON.parse(found);
    if (holds(state)) return state;
    if (impatient.aborted) throw new Error(`What was waited for did not happen: ${found}`);
  }
}

test("goes on at another instance, with each row once and the same rows refused", async () => {
  const first = await serve();
  const bytes = register(rows);
  const { data } = await first.api.mutate(
    "createImportJob",
    "CreateImportJobInput",
    { organisationId: idOf("organisation", "harbour"), files: [fileOf(bytes)] },
    "importJob { id fileUploads { uploadPresignedUrl contentType headers { name value } } }",
  );
  const { id, fileUploads } = data.createImportJob.importJob;
  await put(fileUploads[0], bytes);
  await first.api.mutate(
    "completeImportJobUpload",
    "CompleteImportJobUploadInput",
    { id },
    "importJob { id }",
  );
  const ready = await until(id, ({ stage }) => stage === "READY");
  await first.api.mutate(
    "startImportJob",
    "StartImportJobInput",
    { id, version: ready.version, mode: "KEEP_GOOD_ROWS" },
    "importJob { id }",
  );
  const killedAt = await until(id, ({ imported }) => imported >= KILLED_AT);
  assert.equal(killedAt.stage, "RUNNING", "it was killed too late to show anything");
  first.instance.kill();
  await first.instance.gone;

  const left = await until(id, () => true);
  const second = await serve();
  const watching = second.api.subscribe(WATCHED, { id });
  await measureRecovery(RESUMES, () => until(id, ({ imported }) => imported > left.imported));
  let completed = (await watching.next()).data.importJobCompleted;
  while (completed.status === "RUNNING") completed = (await watching.next()).data.importJobCompleted;
  await watching.end();
  assert.deepEqual(completed, {
    stage: "COMPLETE",
    status: "COMPLETE",
    rowsNew: 0,
    rowsImported: countOf("IMPORTED"),
    rowsRefused: countOf("REFUSED"),
    rowsDuplicate: countOf("DUPLICATE"),
  });

  const ofImport = `d.import_job_id = '${id}'`;
  const kept = await ask(
    database.ownerUrl,
    `select json_build_object(
       'documents', (select count(*) from document d where ${ofImport}),
       'numbers', (select count(distinct d.guarantee_number) from document d where ${ofImport}),
       'parties', (select count(*) from document_party p join document d on d.id = p.document_id where ${ofImport}),
       'entries', (select count(*) from history_entry h join document d on d.id = h.root_id
                    where ${ofImport} and h.object_type = 'Document' and h.change_type = 'INSERT'))::text`,
  );
  const documents = countOf("IMPORTED");
  assert.deepEqual(JSON.parse(kept), {
    documents,
    numbers: documents,
    parties: 2 * documents,
    entries: documents,
  });
  const failed = await ask(
    database.ownerUrl,
    `select json_object_agg(verdict, numbers)::text from (
       select verdict, array_agg(row_number order by row_number) as numbers from import_row
        where import_job_id = '${id}' and verdict <> 'IMPORTED' group by verdict) v`,
  );
  const numbersOf = (kind: string) => rows.flatMap((_, at) => (kindOf(at) === kind ? [at + 2] : []));
  assert.deepEqual(JSON.parse(failed), {
    DUPLICATE: numbersOf("DUPLICATE"),
    REFUSED: numbersOf("REFUSED"),
  });
});
