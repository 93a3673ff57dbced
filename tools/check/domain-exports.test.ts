// The gate on exports of the domain finds what nobody else imports, however it is exported, and knows each way of importing.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lonelyExports } from "./domain-exports.ts";

const FEE = "domain/money/fee.ts";
const found = (fee: string, others: Record<string, string> = {}) =>
  lonelyExports(Object.entries({ [FEE]: fee, ...others }).map(([path, text]) => ({ path, text })));

describe("is red for", () => {
  const ROWS: [what: string, fee: string][] = [
    ["a constant", "export const fee = 1;\nconst twice = fee * 2;"],
    ["a function", "export function fee() {}"],
    ["a type", "export type fee = string;"],
    ["one of two", "export const fee = 1;\nexport const tax = 2;"],
    ["one that is exported at the end", "const fee = 1;\nexport { fee };"],
  ];
  for (const [what, fee] of ROWS)
    test(what, () => {
      const users = { "server/a.ts": 'import { tax } from "@bondline/domain/money/fee.ts";' };
      assert.deepEqual(found(fee, users), [
        `${FEE} exports fee, which no other file imports: take "export" away.`,
      ]);
    });
});

describe("leaves alone", () => {
  const ROWS: [what: string, place: string, text: string][] = [
    ["what the server imports", "server/a.ts", 'import { fee } from "@bondline/domain/money/fee.ts";'],
    ["what a neighbour imports", "domain/money/a.ts", 'import { fee as other } from "./fee.ts";'],
    ["what a test imports", "domain/money/fee.test.ts", 'import { fee } from "./fee.ts";'],
    ["a type that is imported as one", "domain/a.ts", 'import type { fee } from "./money/fee.ts";'],
    ["what a tool imports by its path", "tools/a.ts", 'import { fee } from "../domain/money/fee.ts";'],
    ["what is passed on", "domain/a.ts", 'export { fee } from "./money/fee.ts";'],
    ["a file that is had as a whole", "domain/a.ts", 'import * as fees from "./money/fee.ts";'],
    ["what is imported later", "web/a.ts", 'const a = import("@bondline/domain/money/fee.ts");'],
    ["what is named in a type", "web/a.ts", 'type A = import("@bondline/domain/money/fee.ts").fee;'],
  ];
  for (const [what, place, text] of ROWS)
    test(what, () => assert.deepEqual(found("export const fee = 1;", { [place]: text }), []));

  test("what is marked for tests or for the code generator", () => {
    assert.deepEqual(found("/** @internal */\nexport const fee = 1;"), []);
    assert.deepEqual(found("/** Read in the browser. @fragment */\nexport const fee = 1;"), []);
  });

  test("what is outside of the domain", () => {
    assert.deepEqual(lonelyExports([{ path: "server/a.ts", text: "export const a = 1; // domain/" }]), []);
  });
});
