// Counts whole seconds down to zero, where the person can see them.

import { useEffect, useState } from "react";

export function useCountdown(startSeconds: number): {
  secondsLeft: number;
  restart: (seconds: number) => void;
} {
  const [secondsLeft, setSecondsLeft] = useState(startSeconds);

  useEffect(
    function countOneSecond() {
      if (secondsLeft <= 0) return;
      const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
      return () => clearTimeout(timer);
    },
    [secondsLeft],
  );

  return { secondsLeft, restart: setSecondsLeft };
}
