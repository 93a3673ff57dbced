// Two instances whose machines are more than a day ahead and behind: sessions, codes, links, limits, history, expiry and what comes by the clock go by the database's time.
// Shows: REL-25, REL-26.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import { connectPool, endPool, type Pool } from "../../server/database/connect.ts";
import { buildDraft } from "../../server/demo/builders/draft-builder.ts";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { startServer } from "../../server/start-server.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { codeMailedTo, forgotPassword, resetPassword, signIn } from "../account-calls.ts";
import { apiOf } from "../api.ts";
import { must, seenDraft } from "../draft-calls.ts";
import { aPdf } from "../sample-files.ts";
import { cloneTestDatabase, type TestDatabase } from "../test-database.ts";
import { mustAnnounce, put } from "../uploads.ts";
import { fillTemplate, freePort, testSettings } from "../world.ts";
import { type Instance, startInstance } from "./instance-process.ts";

const HOUR_MILLISECONDS = 3_600_000;
/** Further than a session lasts, or any document of these tests. */
const WRONG_MILLISECONDS = { ahead: 26 * HOUR_MILLISECONDS, behind: -26 * HOUR_MILLISECONDS };
const NEW_PASSWORD = "Kestrel#2civil";

type Side = { url: string; instance: Instance };

const folder = mkdtempSync(join(tmpdir(), "bondline-clocks-"));
let database: TestDatabase;
let owner: Pool;
let token: string;
let draft: Draft;
/** One that ends in an hour, and one that ended an hour ago. */
let documents: { ending: string; ended: string };
let ahead: Side;
let behind: Side;

before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  owner = connectPool({ connectionString: database.ownerUrl, connectionsMax: 2 });
  await setScene();
  [ahead, behind] = await Promise.all([
    aSide(WRONG_MILLISECONDS.ahead),
    aSide(WRONG_MILLISECONDS.behind),
  ] as const);
});
after(async () => {
  await Promise.all([ahead?.instance.stop(), behind?.instance.stop()]);
  await endPool(owner);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("a session that was open before is open at both, and one that begins at either is open at the other", async () => {
  for (const side of [ahead, behind]) assert.equal(await codeOfMe(side, token), "OK");
  for (const [begun, used] of [
    [ahead, behind],
    [behind, ahead],
  ] as const) {
    const { data } = await signIn(apiOf(begun.url, undefined), PEOPLE.ben.email, CAST_PASSWORD);
    assert.equal(await codeOfMe(used, data.signIn.session.token), "OK");
  }
});

test("a code from the one is taken at the other", async () => {
  const { email } = PEOPLE.dee;
  assert.equal((await forgotPassword(apiOf(behind.url, undefined), email)).errors, undefined);
  const code = await codeMailedTo({ url: behind.url, ownerUrl: database.ownerUrl }, email);
  assert.equal(
    (await resetPassword(apiOf(ahead.url, undefined), email, code, NEW_PASSWORD)).errors,
    undefined,
  );
});

test("a link from the one opens at the other", async () => {
  for (const [made, used] of [
    [ahead, behind],
    [behind, ahead],
  ] as const) {
    const bytes = aPdf();
    const { fileUpload } = await mustAnnounce(apiOf(made.url, token), draft.id, { bytes });
    const uploadPresignedUrl = fileUpload.uploadPresignedUrl.replace(made.url, used.url);
    assert.equal(await put({ ...fileUpload, uploadPresignedUrl }, bytes), 200);
  }
});

test("the history of what both change is in the order in which it happened, at the time at which it happened", async () => {
  const { rows: begun } = await owner.query(
    "select clock_timestamp() as at, coalesce(max(sequence), 0) as last from history_entry where root_id = $1",
    [draft.id],
  );
  for (const [at, side] of [ahead, behind, ahead, behind].entries()) {
    const api = apiOf(side.url, token);
    const { version } = await seenDraft(api, draft.id);
    await must(api, "updateDraft", { id: draft.id, version, draft: { yourReference: `change ${at}` } });
  }
  const { rows } = await owner.query(
    // An instance knows the database's time to within a question and its answer.
    `select bool_and(triggered_at >= $2::timestamptz - interval '1 second' and triggered_at <= clock_timestamp() + interval '1 second') as "isWithin", count(*)::int as entries,
            bool_and(triggered_at >= before) as "isInOrder"
       from (select triggered_at, lag(triggered_at, 1, triggered_at) over (order by sequence) as before
               from history_entry where root_id = $1 and record_id = $1 and sequence > $3) e`,
    [draft.id, begun[0].at, begun[0].last],
  );
  assert.deepEqual(rows, [{ isWithin: true, entries: 4, isInOrder: true }]);
});

test("a document closes when its time has come, whichever instance looks, and not before", async () => {
  await owner.query("select graphile_worker.add_job('expire-documents') from generate_series(1, 20)");
  while (
    (await count(
      "select count(*) from graphile_worker.jobs where task_identifier = 'expire-documents' and key is null",
    )) > 0
  );
  assert.equal(await statusOf(documents.ended), "CLOSED_EXPIRED");
  assert.equal(await statusOf(documents.ending), "ESTABLISHED");
});

test("what comes by the clock waits for its next turn by the database's time, once for all instances", async () => {
  const { rows } = await owner.query(
    `select key, run_at > now() - interval '1 minute' and run_at <= now() + interval '1 day' as "isNext"
       from graphile_worker.jobs where key like 'by the clock: %' order by key`,
  );
  assert.equal(new Set(rows.map(({ key }) => key)).size, rows.length);
  assert.ok(rows.length >= 5, `${rows.length} wait`);
  assert.ok(
    rows.every(({ isNext }) => isNext),
    JSON.stringify(rows),
  );
});

/** A session, a draft and two documents, made at the database's time by a server of our own that is gone before the others come. */
async function setScene(): Promise<void> {
  const settings = await testSettings(folder);
  const { app, stop } = await startServer({ settings, ownerUrl: database.ownerUrl, logLevel: "silent" });
  token = await signInAs(app, "ada");
  draft = await buildDraft(app);
  documents = { ending: await aDocument(60), ended: await aDocument(-60) };
  await stop();

  async function aDocument(minutes: number): Promise<string> {
    const made = await buildDraft(app, { status: "ESTABLISHED" });
    return await runTransaction(app, { system: "Set-up" }, async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        "update document set expiry_instant = $2 where original_draft_id = $1 returning id",
        [made.id, addMinutes(tx.now, minutes)],
      );
      return row?.id ?? "";
    });
  }
}

async function aSide(machineAheadMilliseconds: number): Promise<Side> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), PUBLIC_URL: url };
  const instance = startInstance({
    ownerUrl: database.ownerUrl,
    folder,
    environment,
    machineAheadMilliseconds,
  });
  await instance.ready;
  return { url, instance };
}

async function codeOfMe({ url }: Side, bearer: string): Promise<string> {
  return await apiOf(url, bearer).codeOf("{ me { givenName } }");
}

async function statusOf(documentId: string): Promise<string> {
  const { rows } = await owner.query("select status from document where id = $1", [documentId]);
  return rows[0].status;
}

async function count(sql: string): Promise<number> {
  const { rows } = await owner.query(sql);
  return Number(rows[0].count);
}
