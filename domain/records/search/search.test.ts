// Shows: UI-30.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isShortSearch, matchedParts, searchWords, showsWord } from "./search.ts";

describe("words", () => {
  test("are what stands between spaces, each once and in lower case", () => {
    assert.deepEqual(searchWords("  Harbour  BG-104 harbour\u0000x "), ["harbour", "bg-104", "x"]);
    assert.deepEqual(searchWords(" \t"), []);
  });

  test("an ABN as it is printed is one of them, and any other number with a space is two", () => {
    assert.deepEqual(searchWords("51 824 753 556"), ["51824753556"]);
    assert.deepEqual(searchWords("000 000 019"), ["000000019"]);
    assert.deepEqual(searchWords("12 34"), ["12", "34"]);
  });

  test("are the first six", () => {
    assert.equal(searchWords("a b c d e f g h").length, 6);
  });

  test("are short where none has three letters", () => {
    assert.equal(isShortSearch(["ab", "c"]), true);
    assert.equal(isShortSearch(["ab", "abc"]), false);
  });
});

describe("a text", () => {
  test("is parted where it holds the words, the longest first", () => {
    assert.deepEqual(matchedParts("Harbour Civil", ["ha", "harb"]), [
      { text: "Harb", isMatch: true },
      { text: "our Civil", isMatch: false },
    ]);
    assert.deepEqual(matchedParts("Harbour", []), [{ text: "Harbour", isMatch: false }]);
  });

  test("holds digits through the spaces between which they are printed", () => {
    assert.equal(showsWord("ABN 51 824 753 556", "51824"), true);
    assert.equal(showsWord("ABN 51 824 753 556", "82451"), false);
    assert.deepEqual(
      matchedParts("51 824 753", ["5182"]).map(({ text }) => text),
      ["51 82", "4 753"],
    );
  });

  test("means the signs of a pattern themselves", () => {
    assert.equal(showsWord("a.b (c)", "(c)"), true);
    assert.equal(showsWord("axb", "a.b"), false);
  });
});
