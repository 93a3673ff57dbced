// A typeface that remembers answers as one that does not, whoever has scaled what it answered before.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Font, openSync } from "fontkit";
import { FONT_FILES } from "./pdf-page.ts";
import { readTypeface } from "./typeface.ts";

const forgetful = openSync(FONT_FILES.regular) as Font;
const remembering = readTypeface(FONT_FILES.regular);

const shown = ({ glyphs, positions, advanceWidth }: ReturnType<Font["layout"]>) => ({
  glyphs: glyphs.map(({ id }) => id),
  positions: positions.map((each) => ({ ...each })),
  advanceWidth,
});

for (const features of [undefined, ["tnum"]])
  for (const text of ["office", "$1,234,567.00", "10x20 ->", "constructor", ""])
    test(`"${text}"${features === undefined ? "" : " with figures of one width"}`, () => {
      const before = remembering.layout(text, features);
      for (const position of before.positions) position.xAdvance *= 2;
      assert.deepEqual(shown(remembering.layout(text, features)), shown(forgetful.layout(text, features)));
    });
