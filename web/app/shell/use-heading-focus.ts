// After going to another page, moves focus to its heading, so that the reader hears where they are.

import { useEffect, useRef } from "react";

const TRIES = 20;
const WAIT_MS = 100;

/** The first page of a visit keeps the browser's own focus. A page that has put focus in a field of its own keeps it there. */
export function useHeadingFocus(path: string): void {
  const lastPath = useRef(path);

  useEffect(
    function focusNewHeading() {
      if (lastPath.current === path) return;
      lastPath.current = path;
      const before = document.activeElement;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const look = (triesLeft: number) => {
        const active = document.activeElement;
        const hasMovedOn = active !== before && active !== document.body && active !== null;
        if (hasMovedOn) return;
        const heading = document.querySelector<HTMLElement>("main h1");
        if (heading) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        } else if (triesLeft > 0) timer = setTimeout(() => look(triesLeft - 1), WAIT_MS);
      };

      look(TRIES);
      return () => clearTimeout(timer);
    },
    [path],
  );
}
