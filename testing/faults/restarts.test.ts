// Instances are restarted in order behind a balancer and the database is killed, under people at work: nobody's call fails for the one, and nothing is lost by the other.
// Shows: REL-04, REL-05, REL-06, REL-28.

import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, describe, test } from "node:test";
import WebSocket from "ws";
import { startEmbeddedDatabase } from "../../server/database/embedded/embedded-database.ts";
import { ask, FAST, temporaryFolder } from "../../server/database/embedded/embedded-testing.ts";
import { runningPostmaster } from "../../server/database/embedded/postmaster-process.ts";
import { type Balancer, startBalancer } from "../balancer.ts";
import { cloneTestDatabase, type TestDatabase } from "../test-database.ts";
import { fillTemplate, freePort } from "../world.ts";
import type { InstanceOrder } from "./instance.ts";
import { type Instance, startInstance } from "./instance-process.ts";
import { withPeopleAtWork } from "./people-at-work.ts";
import { type Bound, measureRecovery } from "./recovery.ts";

const STOP: Bound = {
  requirement: "REL-28",
  fault: "an instance under load is told to stop",
  until: "it has ended in order",
  allowedMilliseconds: 30_000,
  deadlineMilliseconds: 30_000,
};
const START: Bound = {
  requirement: "REL-04",
  fault: "an instance is started again, under load",
  until: "it serves",
  allowedMilliseconds: 5_000,
};
const DATABASE_BACK: Bound = {
  requirement: "REL-06",
  fault: "the database was killed, and takes connections again",
  until: "a command is acknowledged",
  allowedMilliseconds: 2_000,
};

/** Open at each instance when it is told to stop. */
const SOCKETS = 50;

describe("a rolling restart of two instances", () => {
  let database: TestDatabase;
  let balancer: Balancer;
  before(async () => {
    database = await cloneTestDatabase(fillTemplate);
    balancer = await startBalancer();
  });
  after(async () => {
    await balancer.stop();
    await database.drop();
  });

  test("fails no call, ends each in order and in time, tells every socket that it is going away, and loses nothing", async () => {
    const ports = [await freePort(), await freePort()];
    const codes: number[] = [];
    const work = { ownerUrl: database.ownerUrl, seed: 2026, publicPort: balancer.port };
    const { faults, commands } = await withPeopleAtWork(work, async ({ order, load }) => {
      const running = await Promise.all(ports.map((port) => served(at(order, port))));
      balancer.serveFrom(...ports);
      await load.acknowledges(10);
      const [failed, repeated] = [balancer.failures(), load.repeats()];
      for (const [index, port] of ports.entries()) {
        const closed = await openSockets(port);
        await endInTime(running[index]);
        codes.push(...(await closed()));
        running[index] = await served(at(order, port));
        await load.acknowledges(5);
      }
      assert.equal(balancer.failures(), failed, "the balancer found nobody, or was cut off");
      assert.equal(load.repeats(), repeated, "somebody had to send a call again");
      // The last instance, which brings all to its end, listens where the order says.
      balancer.serveFrom(...ports, Number(order.environment.PORT));
      for (const instance of running) await endInTime(instance);
    });
    assert.deepEqual(faults, []);
    assert.ok(commands >= 30);
    assert.deepEqual(codes, Array(2 * SOCKETS).fill(1001));
  });
});

test("the database is killed twice under people at work, comes back by itself, and nothing acknowledged is lost", async (context) => {
  const folder = temporaryFolder(context);
  const database = await startEmbeddedDatabase({ folder, log: () => undefined, settings: FAST });
  await fillTemplate(database.ownerUrl);
  const { faults, commands } = await withPeopleAtWork(
    { ownerUrl: database.ownerUrl, seed: 31 },
    async ({ order, load }) => {
      const instance = await served(order);
      for (const _ of [1, 2]) {
        await load.acknowledges(8);
        process.kill(runningPostmaster(`${folder}/postgres`) ?? 0, "SIGKILL");
        await untilTaken(database.ownerUrl);
        await measureRecovery(DATABASE_BACK, () => load.acknowledges(1));
        await load.acknowledges(7);
      }
      await endInTime(instance);
    },
  );
  await database.stop();
  assert.deepEqual(faults, []);
  assert.ok(commands >= 32);
});

/** Answers how to learn with which code each was closed. */
async function openSockets(port: number): Promise<() => Promise<number[]>> {
  const address = `ws://127.0.0.1:${port}/graphql`;
  const sockets = Array.from({ length: SOCKETS }, () => new WebSocket(address, "graphql-transport-ws"));
  await Promise.all(sockets.map((socket) => once(socket, "open")));
  const closed = Promise.all(sockets.map((socket) => once(socket, "close")));
  return async () => (await closed).map(([code]) => Number(code));
}

function at(order: InstanceOrder, port: number): InstanceOrder {
  // Its balancer looks five times a second whether it is ready.
  return { ...order, environment: { ...order.environment, PORT: String(port), DRAIN_SECONDS: "1" } };
}

/** The database's holder starts it again by itself. */
async function untilTaken(ownerUrl: string): Promise<void> {
  for (;;) {
    const isTaken = await ask(ownerUrl, "select 1").catch(() => undefined);
    if (isTaken !== undefined) return;
  }
}

async function served(order: InstanceOrder): Promise<Instance> {
  const instance = startInstance(order);
  await measureRecovery(START, () => instance.ready);
  return instance;
}

async function endInTime(instance: Instance | undefined): Promise<void> {
  assert.equal(await measureRecovery(STOP, async () => await instance?.stop()), 0);
}
