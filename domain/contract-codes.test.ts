// Codes of the contract: each of ours has one, none has two, and what is sent is read as what it was.

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractCodeOf, refusalCodeOf } from "./contract-codes.ts";
import { REFUSAL_CODES } from "./refusals.ts";

test("every code is read as the one that it was sent for", () => {
  for (const code of REFUSAL_CODES) assert.equal(refusalCodeOf(contractCodeOf(code)), code);
});

test("a sign-up that is refused keeps the name that the contract gives it", () => {
  assert.equal(contractCodeOf("SIGN_UP_REFUSED"), "UserLambdaValidationException");
  assert.equal(refusalCodeOf("SIGN_UP_REFUSED"), undefined);
});

test("a code of later days is none of ours", () => {
  assert.equal(refusalCodeOf("LATER"), undefined);
  assert.equal(refusalCodeOf(undefined), undefined);
});
