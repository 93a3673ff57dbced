// The code of a mailed link, as it is made and as it comes back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { codeInLink, LINK_CODE_LENGTH, newLinkCode } from "./link-code.ts";

test("a code is read from what mail programs make of a link", () => {
  assert.equal(codeInLink("Ab3dEf6hIj9kLm2nOp5qRs.>"), "Ab3dEf6hIj9kLm2nOp5qRs");
  const code = newLinkCode();
  assert.equal(code.length, LINK_CODE_LENGTH);
  assert.equal(codeInLink(`<${code}>`), code);
});
