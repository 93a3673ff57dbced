// Turns for hashing: a few run at once, a bounded number waits, and a flood of one kind or address holds up itself.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isRefusal } from "@bondline/domain/refusals.ts";
import { type FairQueue, type HashLane, makeFairQueue } from "./fair-queue.ts";

type Asked = { lane: HashLane; whose: string };
const asked = (count: number, lane: HashLane, whose: string): Asked[] =>
  Array.from({ length: count }, () => ({ lane, whose }));

/** All asked for at the same moment; answers in which order they had their turn, and who was refused. */
async function orderOf(queue: FairQueue<HashLane>, all: readonly Asked[]) {
  const ran: string[] = [];
  const refused: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const asking = all.map(async ({ lane, whose }) => {
    try {
      await queue.turn(
        lane,
        whose,
      )(async () => {
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        ran.push(`${lane} ${whose}`);
        await new Promise(setImmediate);
        running -= 1;
      });
    } catch (thrown) {
      assert.ok(isRefusal(thrown, "RATE_LIMITED"));
      refused.push(`${lane} ${whose}`);
    }
  });
  await Promise.all(asking);
  return { ran, refused, mostAtOnce };
}

const aQueue = () => makeFairQueue({ runningMax: 2, waitingMax: 10 });
/** Twelve are taken from each: two run and ten wait. */
const flood = (lane: HashLane, whose: string) => asked(60, lane, whose);

/** The promises, of any queue: what is wrong with it. */
async function faultsOf(make: () => FairQueue<HashLane>): Promise<string[]> {
  const faults: string[] = [];
  const validate = (isKept: boolean, fault: string) => (isKept ? 0 : faults.push(fault));

  const alone = await orderOf(make(), flood("sign-in", "x"));
  validate(alone.mostAtOnce === 2, "more run at once");
  validate(alone.ran.length === 12 && alone.refused.length === 48, "what waits is not bounded");

  const kinds = await orderOf(make(), [...flood("sign-up", "x"), ...asked(1, "sign-in", "home")]);
  validate(
    kinds.ran.indexOf("sign-in home") <= 3 && kinds.ran.includes("sign-in home"),
    "kinds do not take turns",
  );

  const addresses = await orderOf(make(), [...flood("sign-in", "x"), ...asked(1, "sign-in", "home")]);
  validate(
    addresses.ran.indexOf("sign-in home") <= 3 && !addresses.refused.includes("sign-in home"),
    "addresses do not take turns",
  );

  const many = await orderOf(make(), [
    ...Array.from({ length: 5 }, (_, at) => flood("sign-in", `x${at}`)).flat(),
    ...asked(1, "sign-in", "home"),
  ]);
  validate(!many.refused.includes("sign-in home"), "one who has nothing waiting is refused");

  const queue = make();
  await orderOf(queue, flood("reset", "x"));
  const afterwards = await orderOf(queue, asked(12, "reset", "y"));
  validate(afterwards.refused.length === 0, "a place is lost with each flood");
  const thrower = queue.turn("reset", "z")(async () => Promise.reject(new Error("broken")));
  await assert.rejects(thrower, /broken/);
  validate((await orderOf(queue, asked(12, "reset", "y"))).ran.length === 12, "a place is lost by a failure");
  return faults;
}

test("turns go round kinds and addresses, within bounds", async () => {
  assert.deepEqual(await faultsOf(aQueue), []);
});

describe("a queue that is broken is noticed:", () => {
  const oneLane = (queue: FairQueue<HashLane>): FairQueue<HashLane> => ({
    turn: (_lane, whose) => queue.turn("sign-in", whose),
  });
  const oneAddress = (queue: FairQueue<HashLane>): FairQueue<HashLane> => ({
    turn: (lane) => queue.turn(lane, "everybody"),
  });
  const BROKEN: Record<string, () => FairQueue<HashLane>> = {
    "kinds wait for each other": () => oneLane(oneAddress(aQueue())),
    "addresses wait for each other": () => oneAddress(aQueue()),
    "all run at once": () => ({ turn: () => (act) => act() }),
    "everybody may wait": () => makeFairQueue({ runningMax: 2, waitingMax: 1_000 }),
    "one at a time": () => makeFairQueue({ runningMax: 1, waitingMax: 10 }),
  };
  for (const [what, make] of Object.entries(BROKEN))
    test(what, async () => assert.notDeepEqual(await faultsOf(make), []));
});
