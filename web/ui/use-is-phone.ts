// Whether the window is as narrow as a phone, for the few parts that show other markup there rather than another style.

import { useSyncExternalStore } from "react";

/** Below this a table with an amount, a state and a date has no room left for its names. */
const NARROW = "(max-width: 767.98px)";

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function isNarrow(): boolean {
  return typeof window.matchMedia === "function" && window.matchMedia(NARROW).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof window.matchMedia !== "function") return () => undefined;
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
