// The lists of codes that addresses choose from.
// Shows: K-33, K-34.

import assert from "node:assert/strict";
import { test } from "node:test";
import { codesOf } from "./option-list.ts";
import { STATE_CODES } from "./states.ts";
import { STREET_TYPES } from "./street-types.ts";

test("nineteen street types and eight states", () => {
  const listed = "AVE CIR CCT CL CT CRES DR ESP EXP HWY LANE MWY PDE PL RD SQ ST TCE WAY";
  assert.equal(codesOf(STREET_TYPES).join(" "), listed);
  assert.equal(STATE_CODES.join(" "), "NSW VIC QLD SA WA ACT NT TAS");
});
