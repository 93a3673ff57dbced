// Asks again while something is waited for that no live update reports: soon at first, and less often the longer it takes.

import { useEffect } from "react";

const FIRST_MILLISECONDS = 1_000;
const MOST_MILLISECONDS = 30_000;
const SLOWER = 1.5;

export function useReadAgainWhile(isWaiting: boolean, readAgain: () => void): void {
  useEffect(
    function askAgain() {
      if (!isWaiting) return;
      const held: { timer?: ReturnType<typeof setTimeout> } = {};
      const askIn = (pause: number) => {
        held.timer = setTimeout(() => {
          readAgain();
          askIn(Math.min(pause * SLOWER, MOST_MILLISECONDS));
        }, pause);
      };
      askIn(FIRST_MILLISECONDS);
      return () => clearTimeout(held.timer);
    },
    [isWaiting, readAgain],
  );
}
