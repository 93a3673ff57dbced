// What differs between two wordings, as the rows of their comparison.

import { expect, test } from "vitest";
import { wordingRows } from "./wording-rows.ts";

test("what stays is together, changed lines stand beside each other with their words marked, and the rest is alone", () => {
  const rows = wordingRows("Title\nPay in Sydney.\nEnd", "Title\nPay in Perth.\nMore\nEnd");
  expect(rows).toEqual([
    { kind: "same", lines: ["Title"] },
    {
      kind: "changed",
      before: [
        { text: "Pay in ", isMarked: false },
        { text: "Sydney", isMarked: true },
        { text: ".", isMarked: false },
      ],
      after: [
        { text: "Pay in ", isMarked: false },
        { text: "Perth", isMarked: true },
        { text: ".", isMarked: false },
      ],
    },
    { kind: "changed", before: undefined, after: [{ text: "More", isMarked: true }] },
    { kind: "same", lines: ["End"] },
  ]);
  expect(wordingRows("A", "A")).toEqual([{ kind: "same", lines: ["A"] }]);
});
