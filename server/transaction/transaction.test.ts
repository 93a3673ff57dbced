// What belongs to one piece of work stays in its transaction, also where several things are asked side by side and one fails.
// Shows: REL-08.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { aWorld, type World } from "../../testing/world.ts";
import type { Connection } from "../database/connect.ts";
import { beginTransaction, runTransaction, type Transaction } from "./transaction.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

test("what was asked beside a statement that failed is not sent once the work is undone", async () => {
  const heard = await heardBy(async () => {
    const asked: Promise<unknown>[] = [];
    await assert.rejects(
      runTransaction(world.app, { system: "Test" }, async (tx) => {
        asked.push(tx.query("select 1 / 0"), ...threeMore(tx));
        await Promise.all(asked);
      }),
      { code: "22012" },
    );
    assert.deepEqual(await outcomesOf(asked), ["rejected", "rejected", "rejected", "rejected"]);
  });
  assert.equal(heard.at(-1), "rollback");
});

test("what is still being asked when a request's reading ends is over before the commit, and what comes later is refused", async () => {
  const heard = await heardBy(async () => {
    const { tx, commit } = await beginTransaction(world.app, { system: "Test" });
    const outcomes = outcomesOf(threeMore(tx));
    await setImmediate();
    await commit();
    assert.equal((await outcomes)[0], "fulfilled");
    await assert.rejects(tx.query("select 5"), /over/);
  });
  assert.equal(heard.at(-1), "commit");
});

test("what is asked ahead is answered in its order, is over before the commit, and is refused afterwards", async () => {
  const heard = await heardBy(async () => {
    const { tx, commit } = await beginTransaction(world.app, { system: "Test" });
    const ahead = [1, 2, 3].map((number) => tx.queryAhead(`select ${number}, ${number} + 1`));
    const committed = commit();
    const rows = (await Promise.all(ahead)).flat();
    assert.deepEqual(
      rows.map((row) => row.map(Number)),
      [
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    );
    await committed;
    await assert.rejects(tx.queryAhead("select 5"), /over/);
  });
  assert.equal(heard.at(-1), "commit");
});

test("what is asked ahead of a fault is refused with it, and the connection serves the next one", async () => {
  const { tx, rollback } = await beginTransaction(world.app, { system: "Test" });
  const ahead = ["select 1 / 0", "select 2"].map((text) => tx.queryAhead(text));
  assert.deepEqual(await outcomesOf(ahead), ["rejected", "rejected"]);
  await rollback();
  const rows = await runTransaction(world.app, { system: "Test" }, (next) =>
    next.queryAhead("select 'well'"),
  );
  assert.deepEqual(rows, [["well"]]);
});

function threeMore(tx: Transaction): Promise<unknown>[] {
  return [2, 3, 4].map((number) => tx.query(`select ${number}`));
}

async function outcomesOf(asked: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(asked)).map(({ status }) => status);
}

/** Every text that this instance's connections were given, in order. */
async function heardBy(act: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const listen = (connection: Connection) => {
    const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
    Object.assign(connection, {
      query: (...given: unknown[]) => {
        const [asked] = given as [string | { text: string }];
        heard.push(typeof asked === "string" ? asked : asked.text);
        return query(...given);
      },
    });
    undo.push(() => Object.assign(connection, { query }));
  };
  const undo: (() => void)[] = [];
  world.app.pool.on("acquire", listen);
  await act();
  world.app.pool.off("acquire", listen);
  for (const restore of undo) restore();
  return heard;
}
