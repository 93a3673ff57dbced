// The same word has the same colour on every record that can be in that status.

import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";

type Words = Readonly<Record<string, string>>;

/** Every table of tones that a room of the domain has, with its words. */
const TABLES: (readonly [Words, Words])[] = [];
for (const file of globSync("**/*.ts", {
  cwd: import.meta.dirname,
  exclude: ["node_modules/**", "**/*.test.ts"],
})) {
  const exported: Record<string, unknown> = await import(`./${file}`);
  for (const name of Object.keys(exported).filter((each) => each.endsWith("_STATUS_TONE")))
    TABLES.push([exported[name.replace(/TONE$/, "TEXT")] as Words, exported[name] as Words]);
}

const shown = TABLES.flatMap(([words, tones]) =>
  Object.entries(words).map(([status, word]) => ({ word, tone: tones[status] })),
);

test("every status has a tone, and one word has one tone, whatever record it stands on", () => {
  assert.ok(TABLES.length >= 10, `${TABLES.length} tables`);
  const tones = Map.groupBy(shown, ({ word }) => word);
  const several = [...tones].filter(([, uses]) => new Set(uses.map(({ tone }) => tone)).size > 1);
  assert.deepEqual(several, []);
  assert.ok(shown.every(({ tone }) => tone !== undefined));
  assert.ok(
    [...tones.values()].some((uses) => uses.length > 3),
    "words are shared by records",
  );
});
