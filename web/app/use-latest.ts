// Keeps answers in the order of their questions: one that was overtaken by a later one is not shown over it.

import { useState } from "react";

/** Called when something is asked; what it returns says, when the answer comes, whether it is still to be shown. */
export type RequestQueue = () => () => boolean;

export function createLatest(): RequestQueue {
  const numbers = { asked: 0, shown: 0 };
  return () => {
    numbers.asked += 1;
    const turn = numbers.asked;
    return () => {
      if (turn < numbers.shown) return false;
      numbers.shown = turn;
      return true;
    };
  };
}

/** For questions that are asked again while an earlier one is on its way. */
export function useLatest(): RequestQueue {
  const [numbers] = useState(createLatest);
  return numbers;
}
