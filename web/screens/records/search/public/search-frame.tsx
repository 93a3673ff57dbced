// Listens for the keys of the whole product, remembers what records were opened, and shows the search and the keys when they are asked for.

import { lazy, Suspense, useEffect, useRef } from "react";
import { areCharacterKeysOn } from "../../../../app/keys/character-keys.ts";
import { letterOf } from "../../../../app/keys/key-table.ts";
import { type KeyMeaning, keyReader } from "../../../../app/keys/pressed-keys.ts";
import type { NavigationGroup } from "../../../../app/shell/shell-navigation.ts";
import { useStore } from "../../../../app/store.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useRememberedRecord } from "../recent-records.ts";
import { placesOf } from "./places.ts";
import { searchOpenedStore } from "./search-opened.ts";

const SearchDialogs = lazy(async () => {
  const { SearchDialogs: component } = await import("../search-dialogs.tsx");
  return { default: component };
});

export type SearchFrameProps = {
  readonly accountId: string;
  readonly path: string;
  /** The pages that the person is offered. */
  readonly navigation: readonly NavigationGroup[];
};

const close = () => searchOpenedStore.set(undefined);

export function SearchFrame({ accountId, path, navigation }: SearchFrameProps) {
  const opened = useStore(searchOpenedStore);
  const go = useGo();
  useRememberedRecord(accountId, path);
  useKeys(accountId, (meaning) => {
    if (meaning === "OPEN_SEARCH") return openSearch();
    if (meaning === "FOCUS_SEARCH") return focusSearchOfList() || openSearch();
    if (meaning === "SHOW_KEYS") return showKeys();
    const page = placesOf(navigation).find(({ href }) => letterOf(href) === meaning.letter);
    if (page === undefined) return false;
    go(page.href);
    return true;
  });

  return (
    <Suspense>
      {opened !== undefined && (
        <SearchDialogs opened={opened} accountId={accountId} navigation={navigation} onClose={close} />
      )}
    </Suspense>
  );
}

/** What `act` has done, the browser is not to do as well. */
function useKeys(accountId: string, act: (meaning: KeyMeaning) => boolean): void {
  const latest = useRef(act);
  useEffect(function keepLatest() {
    latest.current = act;
  });
  useEffect(
    function listen() {
      const read = keyReader();
      const onKeyDown = (event: KeyboardEvent) => {
        const meaning = read(event, areCharacterKeysOn(accountId));
        if (meaning !== undefined && latest.current(meaning)) event.preventDefault();
      };
      window.addEventListener("keydown", onKeyDown);
      return () => window.removeEventListener("keydown", onKeyDown);
    },
    [accountId],
  );
}

function openSearch(): boolean {
  searchOpenedStore.set("search");
  return true;
}

function showKeys(): boolean {
  searchOpenedStore.set("keys");
  return true;
}

/** Of the list that the page shows; false where it has none. */
function focusSearchOfList(): boolean {
  const field = document.querySelector<HTMLInputElement>("main input[type=search]");
  field?.focus();
  field?.select();
  return field !== null;
}
