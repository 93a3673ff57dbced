// Every proof of calls and screens is a file that is there, and that counts under the name it is asked for by.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { PROOFS, placeOf } from "./calls.ts";

for (const proof of PROOFS)
  test(proof.name, () => {
    const text = fs.readFileSync(path.join(PROJECT_ROOT, placeOf(proof)), "utf8");
    assert.match(text, new RegExp(`recordProof\\(\\s*"${proof.file}"`));
  });
