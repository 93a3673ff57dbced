// The present time, moving on by itself, so that ages and relative times on an open page stay true.

import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

export function useNow(everyMs: number = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(
    function moveOn() {
      const timer = setInterval(() => setNow(new Date()), everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );

  return now;
}
