// A second code as it is typed: its hyphen, spaces and small letters do not matter, and what cannot be one is no try.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accept } from "../../values/fields/field-rule.ts";
import { secondCode } from "./second-code.ts";

test("a code is read in small letters, with spaces and without its hyphen", () => {
  for (const typed of ["K7QF-2MXA", " k7qf 2mxa", "k7qf2mxa"])
    assert.deepEqual(secondCode(typed), accept("K7QF2MXA"));
});

test("what is too short, too long or holds a letter that no code has is none", () => {
  for (const typed of ["K7QF-2MX", "K7QF-2MXAB", "K7QF-2MX0", "🙂", "' or 1=1"])
    assert.equal(secondCode(typed).ok, false, typed);
});
