// A value that changes over time and tells its watchers: what React's useSyncExternalStore wants, and no more.

import { useSyncExternalStore } from "react";

export type Store<Value> = {
  get(): Value;
  set(next: Value): void;
  subscribe(watcher: () => void): () => void;
};

export function createStore<Value>(first: Value): Store<Value> {
  const watchers = new Set<() => void>();
  const held = { value: first };

  return {
    get: () => held.value,
    set(next) {
      if (Object.is(next, held.value)) return;
      held.value = next;
      for (const watcher of watchers) watcher();
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export function useStore<Value>(store: Pick<Store<Value>, "get" | "subscribe">): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
