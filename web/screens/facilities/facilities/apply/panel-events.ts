// What the panels of an application notify whoever stands round them: that what is in them has changed, with what is in them now.

import { type RefObject, useEffect, useRef } from "react";

/** Named as the browser's own events are, and rising through the page as they do. */
export type PanelEventName = "applicant-updated" | "entities-updated" | "properties-updated";
export const PANEL_EVENTS: readonly PanelEventName[] = [
  "applicant-updated",
  "entities-updated",
  "properties-updated",
];

/** The box of the panel; the event leaves from it whenever `content` is another than before. */
export function usePanelEvent(name: PanelEventName, content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const text = JSON.stringify(content);
  const sent = useRef(text);
  useEffect(
    function notify() {
      if (sent.current === text) return;
      sent.current = text;
      box.current?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: JSON.parse(text) }));
    },
    [name, text],
  );
  return box;
}

/** Calls back whenever a panel within the box has changed. */
export function usePanelsUpdated(box: RefObject<HTMLElement | null>, onUpdated: () => void): void {
  const call = useRef(onUpdated);
  call.current = onUpdated;
  useEffect(
    function listen() {
      const within = box.current;
      const heard = () => call.current();
      for (const name of PANEL_EVENTS) within?.addEventListener(name, heard);
      return () => {
        for (const name of PANEL_EVENTS) within?.removeEventListener(name, heard);
      };
    },
    [box],
  );
}
