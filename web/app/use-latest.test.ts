// Answers in every order in which three of them can come: what is shown never goes back to an earlier question's.

import { expect, test } from "vitest";
import { createLatest } from "./use-latest.ts";

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(ORDERS)("answers that come as %i, %i, %i", (...order) => {
  const takes = createLatest();
  const answers = [takes(), takes(), takes()];
  const shown = order.filter((answer) => answers[answer]?.());
  expect(shown).toEqual([...shown].sort());
  expect(shown.at(-1)).toBe(2);
  expect(shown[0]).toBe(order[0]);
});
