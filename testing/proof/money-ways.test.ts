// Every pair of ways in which money comes to an invoice or leaves it, in both orders and at once: nothing is lost, taken twice, or owed to nobody.
// Shows, INV-25, EXT-01.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { BROKEN } from "../money-ways/broken.ts";
import { type Bench, type MoneyCase, runCase } from "../money-ways/run-case.ts";
import { WAY_NAMES } from "../money-ways/ways.ts";
import { aWorld, type World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

let world: World;
let bench: Bench;
const count = { cases: 0, broken: BROKEN.length, caught: 0 };

before(async () => {
  world = await aWorld();
  bench = await benchOf(world);
});
after(async () => {
  recordProof("money-ways", count);
  await bench.owner.end();
  await world.end();
});

async function benchOf(made: World): Promise<Bench> {
  const owner = new pg.Client({ connectionString: made.ownerUrl });
  await owner.connect();
  return { world: made, owner, applicant: await made.as("ada"), staff: await made.as("rosa") };
}

const PAIRS = WAY_NAMES.flatMap((one) => WAY_NAMES.map((other) => [one, other] as const));
const IN_ORDER: MoneyCase[] = PAIRS.map((ways) => ({ ways, atOnce: false }));
const AT_ONCE: MoneyCase[] = PAIRS.filter(([one, other]) => one <= other).map((ways) => ({
  ways,
  atOnce: true,
}));
/** Each pair, followed by the next way of the table, so that every way comes third. */
const TRIPLES: MoneyCase[] = PAIRS.filter((_, index) => index % 3 === 0).map(([one, other], index) => ({
  ways: [one, other, WAY_NAMES[index % WAY_NAMES.length] ?? one],
  atOnce: index % 2 === 1,
}));
const RACES = 3;
/** Each of what is broken has a world of its own. */
const WORLDS_AT_A_TIME = 3;

/**
 * In `npm test` each way comes once, with one of another class: the table has them class by class, so that half of it on is
 * another; every third pair at once, and of the others every second the other way round.
 */
const HALF = Math.ceil(WAY_NAMES.length / 2);
const SOME: MoneyCase[] = WAY_NAMES.slice(0, HALF).map((way, index) => {
  const other = WAY_NAMES[(index + HALF) % WAY_NAMES.length] ?? way;
  return { ways: index % 2 === 0 ? [way, other] : [other, way], atOnce: index % 3 === 2 };
});
const SOME_IN_ORDER = SOME.filter(({ atOnce }) => !atOnce);
const SOME_AT_ONCE = SOME.filter(({ atOnce }) => atOnce);
const SOME_TRIPLES = TRIPLES.slice(0, 1);

async function faultsIn(cases: readonly MoneyCase[]): Promise<string[]> {
  const faults: string[] = [];
  for (const each of cases) {
    faults.push(...(await runCase(bench, each)));
    count.cases += 1;
  }
  return faults;
}

describe("money that arrives or leaves", () => {
  test("by two ways, one after the other", async () => {
    assert.deepEqual(await faultsIn(IS_WHOLE_PROOF ? IN_ORDER : SOME_IN_ORDER), []);
  });

  test("by two ways at once", async () => {
    const races = Array.from({ length: RACES }, () => AT_ONCE).flat();
    assert.deepEqual(await faultsIn(IS_WHOLE_PROOF ? races : SOME_AT_ONCE), []);
  });

  test("by three ways", async () => {
    assert.deepEqual(await faultsIn(IS_WHOLE_PROOF ? TRIPLES : SOME_TRIPLES), []);
  });
});

describe("the proof notices when", { concurrency: WORLDS_AT_A_TIME }, () => {
  for (const { wrong, faults } of BROKEN)
    test(wrong, async () => {
      const made = await aWorld();
      const broken = await benchOf(made);
      try {
        assert.notDeepEqual(await faults(broken), []);
        count.caught += 1;
      } finally {
        await broken.owner.end();
        await made.endUnchecked();
      }
    });
});
