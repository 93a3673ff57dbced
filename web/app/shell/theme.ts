// The light or dark look: the reader's own choice if made, otherwise the system's, followed while it changes.

import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

/** Also read by `public/theme.js`, before anything else runs. */
const STORAGE_KEY = "bondline.theme";
const SYSTEM_DARK = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
  show(theme);
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const query = typeof window.matchMedia === "function" ? window.matchMedia(SYSTEM_DARK) : undefined;
  const follow = () => {
    if (!hasChosen()) show(query?.matches ? "dark" : "light");
  };
  query?.addEventListener("change", follow);
  return () => {
    listeners.delete(listener);
    query?.removeEventListener("change", follow);
  };
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
