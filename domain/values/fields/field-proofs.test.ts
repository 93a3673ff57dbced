// What is typed as a website, an address or a telephone number is validated as its oracles say, in every drawn case; every mutant is caught.
// Shows: V-062, V-134, V-141.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FIELD_PROOFS } from "./field-proofs.ts";

const RUN = { cases: 5_000, seed: 2026 };

for (const { name, run, broken } of FIELD_PROOFS)
  describe(name, () => {
    test("holds in every drawn case", () => assert.equal(run(RUN).failure ?? "it holds", "it holds"));

    test("goes red for each mutant", () => {
      for (const mutant of broken) assert.notEqual(mutant.run(RUN).failure, undefined, mutant.wrong);
    });
  });
