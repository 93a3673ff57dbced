// Which addresses the operator's rules keep out.
// Shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BLOCKED_DOMAIN_REASON, signUpRefusalReason } from "./sign-up-rules.ts";

const RULES = { blockedDomains: ["mailinator.com", "example.org"] };

const CASES: [email: string, isRefused: boolean][] = [
  ["ada@mailinator.com", true],
  ["ada@deep.below.mailinator.com", true],
  ["ada@example.org", true],
  ["ada@notmailinator.com", false],
  ["ada@mailinator.com.au", false],
  ["mailinator.com@harbourcivil.example", false],
  ['"a@mailinator.com"@harbourcivil.example', false],
];

for (const [email, isRefused] of CASES) {
  test(`${email} is ${isRefused ? "refused" : "let in"}`, () => {
    assert.equal(signUpRefusalReason(email, RULES), isRefused ? BLOCKED_DOMAIN_REASON : undefined);
  });
}

test("without blocked domains everybody may sign up", () => {
  assert.equal(signUpRefusalReason("ada@mailinator.com", { blockedDomains: [] }), undefined);
});
