// The table of proofs says when one is red: by a failing case, by a mutant that nobody caught, by having none.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { proof } from "../../domain/proof/proof.ts";
import { rowOf } from "./money-and-time.ts";
import { isRed, isWanted, rowLine } from "./proof-group.ts";

const RUN = { cases: 500, seed: 11 };
const twice = (count: number) => count * 2;

function rowWith(subject: (count: number) => number, broken: Record<string, (count: number) => number>) {
  const options = {
    name: "doubling",
    against: "adding",
    subject,
    cases: fc.integer({ min: 0, max: 999 }),
    broken,
  };
  return rowOf(
    proof({ ...options, holds: (validated: typeof subject, count) => validated(count) === count + count }),
    RUN,
  );
}

test("a proof that holds and catches its mutants is green", () => {
  const row = rowWith(twice, { "adds one": (count) => count + 1 });
  assert.equal(isRed(row), false);
  assert.match(rowLine(row), /^\| doubling \| adding \| 500 \| 1 of 1 \| \d+\.\d \|$/);
});

test("a failing case makes it red, with the seed and the path that draw it again", () => {
  const row = rowWith((count) => (count > 700 ? 0 : count * 2), { "adds one": (count) => count + 1 });
  assert.equal(isRed(row), true);
  assert.match(row.failure ?? "", /seed: 11, path: "[\d:]+"[\s\S]*Counterexample: \[701\]/);
  assert.match(rowLine(row), /^\| RED: doubling/);
});

test("a mutant that is not caught makes it red, and so does having none", () => {
  assert.equal(isRed(rowWith(twice, { "is the same": (count) => count + count })), true);
  assert.equal(isRed(rowWith(twice, {})), true);
});

test("words narrow it to the proofs whose names hold one of them", () => {
  assert.deepEqual(
    [[], ["Invoice"], ["fee", "words"]].map((filters) => isWanted("an invoice's sum", filters)),
    [true, true, false],
  );
});
