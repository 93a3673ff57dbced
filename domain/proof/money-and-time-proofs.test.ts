// Money and time agree with oracles written apart, in five thousand drawn cases each; every mutant is caught.
// Shows: F-33..F-40, W-14, W-15, X-01, X-03, X-04, X-43, Q-023, Q-075, INV-50, REL-23, REL-24.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BUSINESS_TIME_PROOFS } from "../values/time/business-time-proofs.ts";
import { MONEY_AND_TIME_PROOFS } from "./money-and-time-proofs.ts";

/** `npm run proof` draws a million cases, and others with another seed. */
const RUN = { cases: 5_000, seed: 2026 };

for (const { name, run, broken } of MONEY_AND_TIME_PROOFS) {
  describe(name, () => {
    test("holds in every drawn case", () => {
      const { cases, failure } = run(RUN);
      assert.equal(failure ?? "it holds", "it holds");
      assert.equal(cases, RUN.cases);
    });

    test("goes red for each mutant, and says which case and which seed", () => {
      assert.notEqual(broken.length, 0);
      for (const { wrong, run: runBroken } of broken) {
        const { failure } = runBroken(RUN);
        assert.match(failure ?? `not caught: ${wrong}`, /seed: 2026[\s\S]*Counterexample/);
      }
    });
  });
}

test("the zone of the machine itself changes nothing", (context) => {
  const before = process.env.TZ;
  context.after(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  for (const zone of ["UTC", "Australia/Lord_Howe", "America/Los_Angeles"]) {
    process.env.TZ = zone;
    for (const { run } of BUSINESS_TIME_PROOFS)
      assert.equal(run({ cases: 2_000, seed: 7 }).failure, undefined);
  }
});

test("no two proofs have one name", () => {
  const names = MONEY_AND_TIME_PROOFS.map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)]);
});
