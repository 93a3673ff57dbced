// The light or dark look: the reader's own choice if made, otherwise the system's, followed while it changes.

import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";
/** What a reader may choose: a look, or to follow the system. */
export type ThemeChoice = Theme | "system";

/** Also read by `public/theme.js`, before anything else runs. */
const STORAGE_KEY = "bondline.theme";
const SYSTEM_DARK = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice);
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
  show(choice === "system" ? systemTheme() : choice);
}

export function isThemeChoice(text: string): text is ThemeChoice {
  return text === "light" || text === "dark" || text === "system";
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

function currentChoice(): ThemeChoice {
  return hasChosen() ? currentTheme() : "system";
}

function systemTheme(): Theme {
  const isDark = typeof window.matchMedia === "function" && window.matchMedia(SYSTEM_DARK).matches;
  return isDark ? "dark" : "light";
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
