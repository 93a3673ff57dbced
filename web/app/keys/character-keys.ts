// Whether keys of a single character act, for each person on this device: speech and switch users press them without meaning to.

import { useSyncExternalStore } from "react";

const PREFIX = "bondline.character-keys.";
const watchers = new Set<() => void>();

export function areCharacterKeysOn(accountId: string): boolean {
  try {
    return localStorage.getItem(PREFIX + accountId) !== "off";
  } catch {
    return true;
  }
}

export function turnCharacterKeys(accountId: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(PREFIX + accountId);
    else localStorage.setItem(PREFIX + accountId, "off");
  } catch {
    // Without storage they stay on.
  }
  for (const watcher of watchers) watcher();
}

export function useCharacterKeys(accountId: string): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => areCharacterKeysOn(accountId),
  );
}
