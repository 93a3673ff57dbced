// Tells of a text once no key has been pressed for a moment.

import { useEffect } from "react";

export const SETTLE_MS = 300;

export function useSettledText(text: string, onSettled: (text: string) => void): void {
  useEffect(
    function tellWhenSettled() {
      const timer = setTimeout(() => onSettled(text), SETTLE_MS);
      return () => clearTimeout(timer);
    },
    [text, onSettled],
  );
}
