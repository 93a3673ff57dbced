// Codes of authenticator apps, against the published vectors of RFC 6238 (SHA-1, the last six of eight digits).

import assert from "node:assert/strict";
import { test } from "node:test";
import { recoveryCodeFromNumbers, twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { base32, findStepOf, totpCode } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");
const VECTORS: readonly [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];
for (const [seconds, code] of VECTORS)
  test(`at ${seconds} seconds the code is ${code}`, () => {
    assert.equal(totpCode(SECRET, Math.floor(seconds / 30)), code);
  });

test("a code is taken half a minute early or late, not later, and never twice", () => {
  const step = 41152263;
  const code = totpCode(SECRET, step);
  const at = (offset: number, lastStepUsed: number | null = null) =>
    findStepOf(code, { secret: SECRET, epochSeconds: (step + offset) * 30, lastStepUsed });
  assert.deepEqual([at(-2), at(-1), at(0), at(1), at(2)], [undefined, step, step, step, undefined]);
  assert.deepEqual([at(0, step), at(0, step - 1), at(0, step + 1)], [undefined, step, undefined]);
  assert.equal(
    findStepOf("12345", { secret: SECRET, epochSeconds: step * 30, lastStepUsed: null }),
    undefined,
  );
});

test("a secret is written as apps read it", () => {
  assert.equal(base32(SECRET), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});

test("codes are taken as people type them", () => {
  const recovery = recoveryCodeFromNumbers(Array.from({ length: 16 }, (_, place) => place * 2));
  assert.equal(recovery, "ACEG-JLNQ-SUWY-2468");
  const taken = (raw: string) => {
    const result = twoStepCode(raw);
    return result.ok ? result.value : "refused";
  };
  assert.equal(taken(" 123 456 "), "123456");
  assert.equal(taken(recovery.toLowerCase()), "ACEGJLNQSUWY2468");
  assert.deepEqual(
    ["", "12345", "1234567", "ACEG-JLNQ", "ACEG-JLNQ-SUWY-246O"].map(taken),
    Array(5).fill("refused"),
  );
});
