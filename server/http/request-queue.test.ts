// RequestQueue: one sender's calls take each other's place and nobody else's, in order, and what waits too long or behind too many is told so.
// Shows: REL-08.

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { makeRequestQueue, type RequestQueue, WAITING_MAX, WAITING_OF_ONE_MAX } from "./request-queue.ts";

let now = 0;
let queue: RequestQueue;
beforeEach(() => {
  now = 0;
  queue = makeRequestQueue(() => now);
});

const AT_ONCE = 2;
const enter = (holder: string) => queue.enter(holder, AT_ONCE);
/** What has begun so far, in order. */
function noting(holder: string, names: readonly string[]): { begun: string[]; all: Promise<unknown> } {
  const begun: string[] = [];
  const all = Promise.allSettled(names.map((name) => enter(holder)?.then(() => begun.push(name))));
  return { begun, all };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const isUnavailable = { code: "SERVICE_UNAVAILABLE" };

describe("turns", () => {
  test("are had at once up to the limit, and by others meanwhile", () => {
    assert.deepEqual([enter("ada"), enter("ada")], [undefined, undefined]);
    assert.ok(enter("ada") instanceof Promise);
    assert.equal(enter("ben"), undefined);
  });

  test("come in the order in which they were asked for, one for each that is over", async () => {
    enter("ada");
    enter("ada");
    const { begun, all } = noting("ada", ["first", "second", "third"]);
    queue.leave("ada");
    await settled();
    assert.deepEqual(begun, ["first"]);
    queue.leave("ada");
    queue.leave("ada");
    await all;
    assert.deepEqual(begun, ["first", "second", "third"]);
  });

  test("are free again when all is over", async () => {
    for (let round = 0; round < 3; round += 1) {
      assert.deepEqual([enter("ada"), enter("ada")], [undefined, undefined]);
      queue.leave("ada");
      queue.leave("ada");
    }
  });

  test("are not waited for behind a hundred of one's own, nor behind a thousand of all", () => {
    const fill = (holder: string) => {
      for (let waiting = -AT_ONCE; waiting < WAITING_OF_ONE_MAX; waiting += 1) enter(holder);
    };
    fill("ada");
    assert.throws(() => enter("ada"), isUnavailable);
    for (let other = 1; other < WAITING_MAX / WAITING_OF_ONE_MAX; other += 1) fill(`other ${other}`);
    assert.deepEqual([enter("ben"), enter("ben")], [undefined, undefined]);
    assert.throws(() => enter("ben"), isUnavailable, "there are turns, and no room to wait for more");
  });

  test("that come too late are refused, and the next one is had", async () => {
    enter("ada");
    enter("ada");
    const late = enter("ada");
    now = 10_001;
    const { begun, all } = noting("ada", ["in time"]);
    queue.leave("ada");
    await assert.rejects(async () => await late, isUnavailable);
    await all;
    assert.deepEqual(begun, ["in time"]);
  });
});
