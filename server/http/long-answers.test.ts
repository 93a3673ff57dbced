// Answers of many rows: written list by list as they would be written at once, with room for others in between.
// Shows: REL-08.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { writtenInParts } from "./long-answers.ts";

const list = (rows: number) => ({
  edges: Array.from({ length: rows }, (_, at) => ({ node: { id: `“${at}”` } })),
});

describe("an answer of many rows", () => {
  for (const [what, answer] of [
    ["of two lists", { data: { one: list(60), 'an "other"': list(60) } }],
    ["with an error beside it", { data: { one: list(101), two: null }, errors: [{ message: "No" }] }],
    ["with what is no list", { data: { me: { id: "1" }, count: 3, one: list(101) } }],
  ] as const)
    test(`${what} is written as it would be at once`, async () => {
      assert.equal((await writtenInParts(answer))?.toString(), JSON.stringify(answer));
    });

  test("lets others have their turn after each list", async () => {
    let ticks = 0;
    const count = () => {
      ticks += 1;
      again = setImmediate(count);
    };
    let again = setImmediate(count);
    await writtenInParts({ data: Object.fromEntries(Array.from({ length: 5 }, (_, at) => [at, list(100)])) });
    clearImmediate(again);
    assert.ok(ticks >= 4, `${ticks} turns`);
  });

  for (const answer of [
    { data: { one: list(100) } },
    { data: null, errors: [] },
    {},
    { data: { me: { edges: 3 } } },
  ])
    test(`${JSON.stringify(answer).slice(0, 40)} goes as it is`, async () => {
      assert.equal(await writtenInParts(answer), undefined);
    });
});
