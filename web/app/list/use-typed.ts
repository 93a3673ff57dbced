// What is typed goes on a moment after the last key; what comes from elsewhere in the meantime, as by Back, is shown.

import { useCallback, useState } from "react";
import { useSettledText } from "../use-settled-text.ts";

type Typed = { readonly text: string; readonly base: string; readonly sent: string };

/** `send` is the same function while its meaning is the same. */
export function useTyped(settled: string, send: (text: string) => void): [string, (text: string) => void] {
  const [held, setHeld] = useState<Typed>({ text: settled, base: settled, sent: settled });
  const isOwn = settled === held.base || settled === held.sent;
  if (settled !== held.base) setHeld({ text: isOwn ? held.text : settled, base: settled, sent: settled });

  const text = isOwn ? held.text : settled;
  const sendSettled = useCallback(
    (words: string) => {
      if (words === settled) return;
      setHeld((before) => ({ ...before, sent: words }));
      send(words);
    },
    [settled, send],
  );
  useSettledText(text.trim(), sendSettled);
  return [text, useCallback((next: string) => setHeld((before) => ({ ...before, text: next })), [])];
}
