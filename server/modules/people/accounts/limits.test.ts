// Every limit is one limit, however many instances are asked: what one has let through, the other has counted.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { isRefusal } from "@bondline/domain/refusals.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { aSecondServer, type SecondServer } from "../../../../testing/second-server.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { LIMITS, type LimitName, takeFromLimit } from "./limits.ts";
import { type Caller, LIMITED_CALLS, ORDERS } from "./limits-corpus.ts";

let world: World;
let second: SecondServer;
before(async () => {
  world = await aWorld();
  second = await aSecondServer(world);
});
after(async () => {
  await second.stop();
  await world.end();
});

type Take = (app: App, name: LimitName, whose: string) => Promise<void>;
const inTheDatabase: Take = (app, name, whose) =>
  runTransaction(app, { system: "Set-up" }, (tx) => takeFromLimit(tx, name, whose));

const appOf = (turn: Caller) => (turn === "one" ? world.app : second.app);

/** All but two of a limit taken at one instance, and then what the turns get. */
async function outcomes(
  take: Take,
  name: LimitName,
  { whose, order }: { whose: string; order: readonly Caller[] },
) {
  for (let taken = 0; taken < LIMITS[name].allowed - 2; taken += 1) await take(world.app, name, whose);
  const codes: string[] = [];
  for (const turn of order)
    codes.push(
      await take(appOf(turn), name, whose).then(
        () => "OK",
        (thrown: unknown) => (isRefusal(thrown) ? thrown.code : "INTERNAL"),
      ),
    );
  return codes;
}

const NAMES = Object.keys(LIMITS) as LimitName[];
const ONE_TOO_MANY = ["OK", "OK", "RATE_LIMITED"];

describe("over two instances, one too many is refused and somebody else is not", () => {
  for (const [at, name] of NAMES.entries()) {
    // Each limit meets one of them, turn by turn.
    const { what, order } = ORDERS[at % ORDERS.length]!;
    test(`${name}, ${what}`, async () => {
      const whose = `${name} ${what}`;
      assert.deepEqual(await outcomes(inTheDatabase, name, { whose, order }), ONE_TOO_MANY);
      await inTheDatabase(second.app, name, `${whose}, a neighbour`);
    });
  }

  for (const name of NAMES.filter((each) => LIMITS[each].by === "address"))
    test(`${name} counts a network's addresses together, and its neighbour's apart`, async () => {
      const { allowed } = LIMITS[name];
      const take = (address: string) => inTheDatabase(world.app, name, address);
      for (let taken = 0; taken < allowed; taken += 1) await take(`2001:db8:64:1::${taken.toString(16)}`);
      await assert.rejects(take("2001:db8:64:1:ffff::1"));
      await take("2001:db8:64:2::1");
      for (let taken = 0; taken < allowed; taken += 1) await take("::ffff:198.51.100.1");
      await assert.rejects(take("198.51.100.1"));
      await take("198.51.100.2");
    });

  test("and everybody again once its time is over", async () => {
    const whose = "somebody patient";
    await outcomes(inTheDatabase, "passwordPerAccount", { whose, order: ["one", "one"] });
    await assert.rejects(inTheDatabase(second.app, "passwordPerAccount", whose));
    world.clock.advance({ seconds: LIMITS.passwordPerAccount.seconds + 1 });
    await inTheDatabase(second.app, "passwordPerAccount", whose);
  });

  for (const { what, allowed, name, inputType, input, selection } of LIMITED_CALLS) {
    test(`by calls: ${what}`, async () => {
      const instances: Api[] = [world.anonymous, apiOf(second.url, undefined)];
      const limited: boolean[] = [];
      for (let at = 0; at < allowed + 2; at += 1) {
        const { errors } = (await instances[at % 2]?.mutate(name, inputType, input, selection)) ?? {};
        limited.push(errors?.[0]?.extensions.code === "RATE_LIMITED");
      }
      assert.deepEqual(
        limited,
        limited.map((_, at) => at >= allowed),
      );
    });
  }
});

test("the judgement notices an instance that counts for itself, and one that does not count", async () => {
  const counts = new Map<App, number>();
  const forItself: Take = async (app, name) => {
    const count = (counts.get(app) ?? 0) + 1;
    counts.set(app, count);
    if (count > LIMITS[name].allowed) throw new Error("one too many");
  };
  const broken: Take[] = [forItself, async () => undefined];
  for (const take of broken)
    for (const { order } of ORDERS) {
      counts.clear();
      assert.notDeepEqual(await outcomes(take, "passwordPerAccount", { whose: "x", order }), ONE_TOO_MANY);
    }
});
