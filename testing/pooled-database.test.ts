// A real PgBouncer in transaction mode: what may pass it does, and what may not is refused with a sentence.
// Shows: REL-31.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { addressForRole } from "../server/database/connect.ts";
import { requireDirect, requireKnownPooler } from "../server/database/direct-connection.ts";
import { migrate } from "../server/database/migrate.ts";
import { signInAs } from "../server/demo/sessions.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { apiOf } from "./api.ts";
import { NO_PGBOUNCER, type PgBouncer, startPgBouncer, usersOfTests } from "./pgbouncer.ts";
import { cloneTestDatabase, type TestDatabase } from "./test-database.ts";
import { watch } from "./waiting.ts";
import { fillTemplate, testSettings } from "./world.ts";

const REFUSED = {
  name: "PoolerError",
  message:
    "Migrations, jobs and live updates were given a pooled connection: set DATABASE_DIRECT_URL to the address of the database itself, past the pooler.",
};

const folder = mkdtempSync(join(tmpdir(), "bondline-pooled-"));
let database: TestDatabase;
let pooler: PgBouncer | undefined;
before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  pooler = await startPgBouncer(database.ownerUrl, await usersOfTests(database.ownerUrl, folder));
});
after(async () => {
  await pooler?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests through the pooler, everything else directly, unless set otherwise. */
async function start(
  bouncer: PgBouncer,
  environment: Record<string, string> = {},
  ownerUrl = database.ownerUrl,
) {
  return await startServer({
    settings: await testSettings(folder, {
      DATABASE_URL: bouncer.addressOf(database.ownerUrl),
      DATABASE_DIRECT_URL: database.ownerUrl,
      DATABASE_POOLED: "true",
      DATABASE_CONNECTIONS: "20",
      ...environment,
    }),
    ownerUrl,
    logLevel: "silent",
  });
}

describe("a connection is told from one that a pooler lends", () => {
  test("the database itself is direct, the pooler is not", async (context) => {
    if (pooler === undefined) return context.skip(NO_PGBOUNCER);
    await requireDirect(database.ownerUrl);
    await requireKnownPooler(database.ownerUrl);
    await assert.rejects(requireDirect(pooler.addressOf(database.ownerUrl)), REFUSED);
  });

  test("migrations, and with them jobs and live updates, refuse the pooler before anything is done", async (context) => {
    if (pooler === undefined) return context.skip(NO_PGBOUNCER);
    const { secrets } = await testSettings(folder);
    const pooled = pooler.addressOf(database.ownerUrl);
    await assert.rejects(migrate(pooled, secrets), REFUSED);
    await assert.rejects(start(pooler, {}, pooled), REFUSED);
  });

  test("requests that go through a pooler nobody spoke of stop the start", async (context) => {
    if (pooler === undefined) return context.skip(NO_PGBOUNCER);
    await assert.rejects(start(pooler, { DATABASE_POOLED: "false" }), {
      name: "PoolerError",
      message: "DATABASE_URL leads to a pooler: set DATABASE_POOLED=true.",
    });
  });

  test("a database that is away is a database that is away", async () => {
    const nowhere = addressForRole("postgres://127.0.0.1:1/none", "bondline_app", "x");
    await assert.rejects(requireDirect(nowhere), { code: "ECONNREFUSED" });
  });
});

describe("through the pooler", () => {
  let server: RunningServer | undefined;
  before(async () => {
    server = pooler === undefined ? undefined : await start(pooler);
  });
  after(async () => server?.stop());

  test("fifty requests of several people share four connections, and each sees what is theirs", async (context) => {
    if (server === undefined) return context.skip(NO_PGBOUNCER);
    const { app, url } = server;
    const people = ["ada", "wes", "rosa", "fay", "ben"] as const;
    const apis = await Promise.all(people.map(async (name) => apiOf(url, await signInAs(app, name))));
    const asked = Array.from({ length: 50 }, (_, count) => count % people.length);
    const seen = await Promise.all(
      asked.map(async (who) =>
        (await apis[who]!.ask("{ me { givenName } }")).data.me.givenName.toLowerCase(),
      ),
    );
    assert.deepEqual(
      seen,
      asked.map((who) => people[who]),
    );
  });

  test("live updates arrive: what is said through the pooler is heard on the direct connection", async (context) => {
    if (server === undefined) return context.skip(NO_PGBOUNCER);
    const ada = apiOf(server.url, await signInAs(server.app, "ada"));
    const { data } = await ada.ask("{ organisations(first: 1) { edges { node { id } } } }");
    const organisationId = data.organisations.edges[0].node.id;
    const stream = await watch(server, ada, {
      query: `subscription ($id: ID!) { organisationDocumentsChanged(organisationId: $id) { draft { id } } }`,
      variables: { id: organisationId },
    });
    const made = await ada.mutate(
      "createDraft",
      "CreateDraftInput",
      { organisationId, processType: "BANK_GUARANTEE", draft: {} },
      "draft { id }",
    );
    assert.equal(made.errors, undefined);
    assert.equal(
      (await stream.next()).data.organisationDocumentsChanged.draft.id,
      made.data.createDraft.draft.id,
    );
    await stream.end();
  });
});
