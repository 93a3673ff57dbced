// Events by PostgreSQL keep the contract, tell only what was committed, and refuse a connection on which nothing would arrive.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { startFakePooler } from "../../../testing/fakes/fake-pooler.ts";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { startEmbeddedDatabase } from "../../database/embedded/embedded-database.ts";
import { describeEventsPortContract, hearing } from "./events-contract.ts";
import { ASIDE_CHANNEL, EVENTS_CHANNEL, EventsFault, eventPayload, type RecordEvent } from "./events-port.ts";
import { EVENTS_APPLICATION_NAME, makePostgresEvents } from "./postgres-events.ts";

const DRAFT: Omit<RecordEvent, "kind"> = { topic: "draftUpdated", id: "draft-1" };

describe("events over PostgreSQL", () => {
  let connectionString = "";
  let other: pg.Client;
  let stopDatabase = async () => {};

  before(async () => {
    ({ connectionString, stop: stopDatabase } = await aDatabase());
    other = new pg.Client({ connectionString });
    await other.connect();
  });
  after(async () => {
    await other.end();
    await stopDatabase();
  });

  const notify = async (event: Omit<RecordEvent, "kind">) => {
    await other.query("select pg_notify($1, $2)", [EVENTS_CHANNEL, eventPayload(event)]);
  };

  describeEventsPortContract("PostgreSQL", async () => {
    const events = makePostgresEvents({ connectionString, log: SILENT_LOG });
    return {
      events,
      publish: notify,
      say: async (message) => void (await other.query("select pg_notify($1, $2)", [ASIDE_CHANNEL, message])),
      cut: async () => {
        await other.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
          [EVENTS_APPLICATION_NAME],
        );
      },
      stop: () => events.stop(),
    };
  });

  test("a change that was rolled back is never heard of", async (context) => {
    const events = makePostgresEvents({ connectionString, log: SILENT_LOG });
    context.after(() => events.stop());
    await events.start();
    const buffered = hearing(events);
    await other.query("begin");
    await notify({ ...DRAFT, id: "never-made" });
    await other.query("rollback");
    await notify(DRAFT);
    assert.deepEqual(await buffered.next(), { kind: "record", ...DRAFT });
  });

  test("a notification that is no event of ours is dropped", async (context) => {
    const events = makePostgresEvents({ connectionString, log: SILENT_LOG });
    context.after(() => events.stop());
    await events.start();
    const buffered = hearing(events);
    for (const payload of ["", "no json", "null", '{"topic":1}', "[]"]) {
      await other.query("select pg_notify($1, $2)", [EVENTS_CHANNEL, payload]);
    }
    await notify(DRAFT);
    assert.deepEqual(await buffered.next(), { kind: "record", ...DRAFT });
  });

  test("a connection through a pooler is refused with what to do, and not silently dead", async (context) => {
    const pooler = await startFakePooler(connectionString);
    context.after(pooler.stop);
    const events = makePostgresEvents({
      connectionString: pooler.connectionString,
      log: SILENT_LOG,
      proofMilliseconds: 200,
    });
    await assert.rejects(events.start(), {
      name: "EventsFault",
      message:
        "LISTEN delivers nothing over this database connection, as happens behind a pooler in transaction mode: " +
        "give the server a direct connection for events (DATABASE_DIRECT_URL).",
    });
    assert.equal(events.isListening(), false);
  });

  test("a connection that dies without a word is noticed by its silence", async (context) => {
    const pooler = await startFakePooler(connectionString);
    context.after(pooler.stop);
    pooler.letNotificationsThrough();
    const lost = Promise.withResolvers<void>();
    const events = makePostgresEvents({
      connectionString: pooler.connectionString,
      log: {
        warn: (_details, sentence) => void (sentence === "The events connection was lost." && lost.resolve()),
      },
      heartbeatMilliseconds: 20,
      heartbeatAnswerMilliseconds: 50,
    });
    context.after(() => events.stop());
    await events.start();
    pooler.fallSilent();
    await lost.promise;
    assert.equal(events.isListening(), false);
  });

  test("a database that is not there is a fault at the start", async () => {
    const events = makePostgresEvents({
      connectionString: "postgres://nobody@127.0.0.1:1/none",
      log: SILENT_LOG,
    });
    await assert.rejects(events.start(), (error) => error instanceof EventsFault);
  });
});

/** TEST_DATABASE_URL where it is set, else a database of our own that goes with the test. */
async function aDatabase(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connectionString: given, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "bondline-events-"));
  const database = await startEmbeddedDatabase({ folder, log: () => undefined });
  return {
    connectionString: database.ownerUrl,
    stop: async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
