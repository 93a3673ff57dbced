// Drawn sequences of payments, credit notes, refunds and refusals, by the real commands: the database stands as the domain's own model does, and as double entries say.
// Shows: INV-50.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type DrawnStep, PAYMENT_WAYS, STOPS } from "@bondline/domain/money/sequences/money-steps.ts";
import fc from "fast-check";
import pg from "pg";
import { type MoneyBench, sequenceFaults } from "../money-sequences/play-on-server.ts";
import { aWorld } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const STEPS = 8;
const SEQUENCES = IS_WHOLE_PROOF ? 30 : 3;

const at = fc.nat(11);
const percent = fc.constantFrom(33, 100, 100, 140);
/** Of an invoice that has just been asked for. */
const drawnStep: fc.Arbitrary<DrawnStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("pay"), at, percent, way: fc.constantFrom(PAYMENT_WAYS[2]) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("credit"),
      at,
      percents: fc.array(fc.constantFrom(0, 12, 61, 100, 101), { minLength: 1, maxLength: 4 }),
      isUnderWay: fc.constant(false),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("transfer"), at, isAgreed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stop"), event: fc.constantFrom(...STOPS) }) },
);
const SEQUENCE = fc.array(drawnStep, { minLength: STEPS, maxLength: STEPS });
const DRAWN = fc.sample(SEQUENCE, { numRuns: SEQUENCES, seed: 2026 });

let bench: MoneyBench;
const count = { cases: 0, broken: 1, caught: 0 };

before(async () => {
  bench = await aBench();
});
after(async () => {
  recordProof("money-sequences", count);
  await bench.owner.end();
  await bench.world.end();
});

async function aBench(): Promise<MoneyBench> {
  const world = await aWorld();
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  return { world, owner };
}

describe("a sequence of money", () => {
  for (const [draw, steps] of DRAWN.entries())
    test(`stands as it must after each of its steps, draw ${draw + 1}`, async () => {
      assert.deepEqual(await sequenceFaults(bench, steps), []);
      count.cases += steps.length;
    });

  test("is noticed where what is due back is booked as if it had not come", async () => {
    const other = await aBench();
    await other.owner.query(
      `create function break_it() returns trigger language plpgsql security definer as $$ begin
         if new.account = 'REFUNDS_DUE' then new.account := 'UNMATCHED'; end if; return new; end $$;
       create trigger break_it before insert on book_entry for each row execute function break_it()`,
    );
    const tooMuch: DrawnStep = { do: "pay", at: 0, percent: 140, way: "DEPOSIT" };
    const faults = await sequenceFaults(other, [tooMuch]);
    await other.owner.end();
    await other.world.endUnchecked();
    assert.match(faults.join("\n"), /accounts is/);
    count.caught += 1;
  });
});
