// Reports a text once no key has been pressed for a moment.

import { useEffect } from "react";

export const SETTLE_MS = 300;

export function useSettledText(text: string, onSettled: (text: string) => void, settleMs = SETTLE_MS): void {
  useEffect(
    function announceWhenSettled() {
      const timer = setTimeout(() => onSettled(text), settleMs);
      return () => clearTimeout(timer);
    },
    [text, onSettled, settleMs],
  );
}
